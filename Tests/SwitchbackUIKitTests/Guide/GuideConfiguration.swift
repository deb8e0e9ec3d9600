#if !canImport(UIKit)
import SwiftUISimulator
import Switchback
import SwitchbackModel
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A configuration of the guide.
enum GuideConfiguration: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case product, homeAsRoot, accountInVisibleStack, accountInStackOrNewStack, tabsAsRoot,
    accountWherever, login, forgotPassword, visibleBag, newBag, presentedBag, customTransition

  var testDescription: String { rawValue }

  /// As the guide writes it, for UIKit.
  var inTheGuide: BoundStep {
    switch self {
    case .product: BoundStep(GuideConfigurations.product(), with: 42)
    case .homeAsRoot: BoundStep(GuideConfigurations.homeAsRoot())
    case .accountInVisibleStack: BoundStep(GuideConfigurations.accountInVisibleStack())
    case .accountInStackOrNewStack: BoundStep(GuideConfigurations.accountInStackOrNewStack())
    case .tabsAsRoot: BoundStep(GuideConfigurations.tabsAsRoot())
    case .accountWherever: BoundStep(GuideConfigurations.accountWherever())
    case .login: BoundStep(GuideConfigurations.login())
    case .forgotPassword: BoundStep(GuideConfigurations.forgotPassword())
    case .visibleBag: BoundStep(GuideConfigurations.visibleBag())
    case .newBag: BoundStep(GuideConfigurations.newBag())
    case .presentedBag: BoundStep(GuideConfigurations.presentedBag())
    case .customTransition: BoundStep(GuideConfigurations.loginWithTransition(Curtain()))
    }
  }

  /// In the shortest form, for UIKit.
  var inShortest: BoundStep {
    switch self {
    case .product: ShortGuide.product(42)
    case .homeAsRoot: ShortGuide.homeAsRoot.step
    case .accountInVisibleStack: ShortGuide.accountInVisibleStack.step
    case .accountInStackOrNewStack: ShortGuide.accountInStackOrNewStack.step
    case .tabsAsRoot: ShortGuide.tabsAsRoot.step
    case .accountWherever: ShortGuide.accountWherever.step
    case .login: ShortGuide.login.step
    case .forgotPassword: ShortGuide.forgotPassword.step
    case .visibleBag: ShortGuide.visibleBag.step
    case .newBag: ShortGuide.newBag.step
    case .presentedBag: ShortGuide.presentedBag.step
    case .customTransition: ShortGuide.loginWithTransition.step
    }
  }

  /// The layer that it presents.
  var layer: String? {
    switch self {
    case .product: "stack\n   └─ Product(42)*"
    case .accountInStackOrNewStack: "stack\n   └─ Account*"
    case .login: "stack\n   └─ Login*"
    case .forgotPassword: "stack\n   ├─ Login\n   └─ ForgotPassword*"
    case .visibleBag, .newBag, .presentedBag: "Bag"
    case .customTransition: "Login"
    case .homeAsRoot, .accountInVisibleStack, .tabsAsRoot, .accountWherever: nil
    }
  }

  /// In short forms, for any host.
  func inShort<Host: GuideHost>(on host: Host.Type) -> BoundStep {
    typealias Chains = GuideChains<Host>
    return switch self {
    case .product: BoundStep(Chains.product, with: 42)
    case .homeAsRoot: BoundStep(Chains.homeAsRoot)
    case .accountInVisibleStack: BoundStep(Chains.accountInVisibleStack)
    case .accountInStackOrNewStack: BoundStep(Chains.accountInStackOrNewStack)
    case .tabsAsRoot: BoundStep(Chains.tabsAsRoot)
    case .accountWherever: BoundStep(Chains.accountWherever)
    case .login: BoundStep(Chains.login)
    case .forgotPassword: BoundStep(Chains.forgotPassword)
    case .visibleBag: BoundStep(Chains.visibleBag)
    case .newBag: BoundStep(Chains.newBag)
    case .presentedBag: BoundStep(Chains.presentedBag)
    case .customTransition: BoundStep(Chains.loginWithTransition)
    }
  }
}

/// Where a configuration is tried, and in which words.
enum GuideSpelling: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case guide, shortest, uiKit, model, swiftUI

  var testDescription: String { rawValue }

  func step(_ configuration: GuideConfiguration) -> BoundStep {
    switch self {
    case .guide: configuration.inTheGuide
    case .shortest: configuration.inShortest
    case .uiKit: configuration.inShort(on: UIKitGuide.self)
    case .model, .swiftUI: configuration.inShort(on: ModelGuide.self)
    }
  }

  /// Draws a window, and passes it on: on UIKit in both readings of what stacks do while they appear,
  /// on SwiftUI at rest, with the simulator's switches in a position that depends on the journey.
  func visit(
    _ drawing: String, toward after: String = "", settings: Settings = Settings(),
    _ body: @escaping @MainActor (any ScreenWindow, Simulation?) async throws -> Void
  ) async throws {
    if case .model = self {
      return try await body(try ModelWindow(drawing: drawing, screens: ModelGuide.screen), nil)
    }
    if case .swiftUI = self {
      return try await Simulation.run { simulation in
        let window = try ModelWindow(drawing: drawing, screens: ModelGuide.screen)
        let swiftUI = await SwiftUISimulation.show(
          window, settings: Self.switches(for: drawing + after), on: simulation.loop)
        try await body(window, simulation)
        await simulation.untilIdle()
        #expect(swiftUI.discrepancy == nil)
        #expect(swiftUI.warnings == [])
      }
    }
    try await inWindowInBothReadings(drawing, settings: settings) { window, simulation in
      try await body(window, simulation)
      await simulation.untilIdle()
    }
  }

  private static let switches = [SwiftUISettings()] + SwiftUISettings.pairs(seed: 109)

  private static func switches(for journey: String) -> SwiftUISettings {
    let number = journey.utf8.reduce(0 as UInt64) { $0 &* 31 &+ UInt64($1) }
    return switches[Int(number % UInt64(switches.count))]
  }

  /// A drawing or a text in the words of the host.
  func worded(_ text: String) -> String {
    let words =
      switch self {
      case .model, .swiftUI:
        [("AccountViewController", "Account"), ("UINavigationController", "ModelStack")]
      case .guide, .shortest, .uiKit:
        [("stack", "UINavigationController"), ("tabs", "UITabBarController")]
      }
    return words.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
#endif
