#if !canImport(UIKit)
import SwiftUISimulator
import Switchback
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// Reports of stacks: of screens that come back, go by themselves or are not pushed.
extension OthersReportsTests {
  private static let anotherProduct = anew { Product() }
    .using(.push()).from(.visibleStack())

  private nonisolated static let deep =
    "window\n└─ stack\n   ├─ Home\n   ├─ A\n   ├─ B\n   ├─ C\n   └─ D*"

  @Test(arguments: settings)
  func `NavigationBackport 57, Navigator 92: after Back, a push adds one screen`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ stack\n   └─ Home*", settings) { simulation in
      for number in 0..<6 {
        try await simulation.router.navigate(to: Self.anotherProduct)
        #expect(simulation.window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product*")
        switch number % 3 {
        case 0: try await simulation.tapBack()
        case 1 where settings.hasUIKit: try await simulation.swipeBack()
        default: await simulation.dismiss()
        }
        #expect(simulation.drawing == "screen\n└─ stack\n   └─ Home", "\(settings)")
      }
    }
  }

  private nonisolated static let deepInTab =
    "window\n└─ tabs\n   ├─ stack*\n   │  ├─ Home\n   │  ├─ A\n   │  └─ B*\n   └─ Bag"

  @Test(arguments: settings, [deep, deepInTab])
  func `NavigationBackport 54, FlowStacks 103: Back goes one screen back, from however deep`(
    _ settings: SwiftUISettings, _ drawing: String
  ) async throws {
    try await visit(drawing, settings) { simulation in
      let stack = try simulation.screen(ModelStack.self)
      let screens = stack.screens
      for count in (1..<screens.count).reversed() {
        try await simulation.tapBack()
        #expect(stack.screens.elementsEqual(screens.prefix(count), by: ===), "\(settings)")
      }
      await #expect(throws: SwiftUISimulation.Impossible.self) { try await simulation.tapBack() }
    }
  }

  @Test(arguments: settings)
  func `FlowStacks 26: Back once too often is an error, and the next push is shown`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ stack\n   └─ Home*", settings) { simulation in
      for _ in 0..<2 {
        await #expect(throws: NavigationError.self) { try await simulation.router.navigateBack() }
        #expect(simulation.window.drawing == "window\n└─ stack\n   └─ Home*")
      }
      try await simulation.router.navigate(to: productOnStack)
      #expect(simulation.drawing == "screen\n└─ stack (back to Home)\n   └─ Product")
      try await simulation.router.navigateBack()
    }
  }

  @Test(arguments: settings)
  func
    `FlowStacks 23; Stinsen 45, 132; Nivelir 70, 83; RouteComposer 37: Back by single screens, animated`(
      _ settings: SwiftUISettings
    ) async throws
  {
    try await visit("window\n└─ stack\n   ├─ Home\n   ├─ Name\n   └─ Password*", settings) {
      simulation in
      let pin = anew { ModelScreen(name: "Pin") }.using(.push()).from(.visibleStack())
      let done = anew { ModelScreen(name: "Done") }.using(.push()).from(.visibleStack())
      try await simulation.router.navigate(to: pin)
      try await simulation.router.navigate(to: done)
      for name in ["Pin", "Password", "Name", "Home"] {
        #expect(simulation.drawing.contains("back to \(name)"), "\(settings)")
        try await simulation.router.navigateBack()
      }
      #expect(simulation.window.drawing == "window\n└─ stack\n   └─ Home*")
      #expect(simulation.window.changes.map(\.animated) == Array(repeating: true, count: 6))
    }
  }

  @Test(arguments: settings)
  func `FlowStacks 82: what is pushed when a sheet goes stays`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ stack\n   └─ Home*", settings) { simulation in
      let stack = GeneralStep.custom(using: ClassFinder<ModelStack, Void>())
      let product = anew { Product() }.using(.push()).from(stack)
      for count in 2...4 {
        try await simulation.router.navigate(to: presentedLogin)
        if count == 3 { try await simulation.router.navigateBack() }
        try await simulation.router.navigate(to: product)
        await simulation.untilIdle()
        #expect(simulation.window.layers.count == 1)
        #expect(try simulation.screen(ModelStack.self).screens.count == count, "\(settings)")
      }
    }
  }

  @Test(arguments: settings)
  func `FlowStacks 76; TCA 2296, 2399, 3125: one push after the other stays`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n├─ Home\n└─ modal stack\n   └─ Help*", settings) { simulation in
      let stack = try #require(simulation.window.layers.last as? ModelStack)
      for count in 2...5 {
        try await simulation.router.navigate(to: Self.anotherProduct)
        await simulation.untilIdle()
        #expect(stack.screens.count == count, "\(settings)")
        #expect(stack.top?.isOnDisplay == true, "\(settings)")
      }
      try await simulation.tapBack(by: 4)
      #expect(simulation.window.drawing == "window\n├─ Home\n└─ modal stack\n   └─ Help*")
    }
  }

  @Test(arguments: withFinger)
  func `TCA 3673: after a swipe that the user breaks off, dismiss() and Back work`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ stack\n   ├─ Home\n   ├─ A\n   └─ B*", settings) { simulation in
      try await simulation.holdSwipeBack().cancel()
      #expect(simulation.window.drawing == "window\n└─ stack\n   ├─ Home\n   ├─ A\n   └─ B*")
      await simulation.dismiss()
      try await simulation.holdSwipeBack().cancel()
      try await simulation.router.navigateBack()
      #expect(simulation.window.drawing == "window\n└─ stack\n   └─ Home*", "\(settings)")
    }
  }

  @Test(arguments: settings)
  func `TCA 3789: a screen keeps its state until it has left, and no longer`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ stack\n   └─ Home*", settings) { simulation in
      for isByUser in [true, false] {
        try await simulation.router.navigate(to: Self.anotherProduct)
        weak let product = try simulation.screen(Product.self)
        if isByUser { simulation.goBack() } else { simulation.router.goBack() }
        for turn in 0..<30 {
          simulation.after(turn) {
            #expect(product != nil || !simulation.drawing.contains("Product"), "\(settings)")
          }
        }
        await simulation.untilIdle()
        #expect(product == nil, "\(settings)")
      }
    }
  }

  @Test(arguments: settings)
  func `TCA 3231, swift-navigation 222, NavigationBackport 30: each change is animated`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n├─ Home\n└─ modal stack\n   └─ Help*", settings) { simulation in
      let replacing = anew { Login() }.using(.pushReplacingLast()).from(.visibleStack())
      try await simulation.router.navigate(to: Self.anotherProduct)
      try await simulation.router.navigate(to: replacing)
      try await simulation.router.navigate(to: Self.anotherProduct)
      try await simulation.router.navigateBack(.popToRoot)
      #expect(simulation.window.changes.map(\.animated) == [true, true, true, true])
    }
  }

  @Test(arguments: settings)
  func `Stinsen 47, Navigator 62: back and a dismissal without animation, and a push with one`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(Self.deep, settings) { simulation in
      try await simulation.router.navigateBack(.popToRoot, animated: false)
      try await simulation.router.navigate(to: Self.anotherProduct)
      try await simulation.router.navigate(to: presentedLogin)
      try await simulation.router.navigateBack(animated: false)
      #expect(simulation.window.changes.map(\.animated) == [false, true, true, false])
      #expect(simulation.drawing == "screen\n└─ stack (back to Home)\n   └─ Product")
    }
  }

  @Test(arguments: settings)
  func `Stinsen 104: on the way to the first screen, none in between is seen`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(Self.deep, settings) { simulation in
      var seen: Set<String> = []
      for turn in 0..<30 { simulation.after(turn) { seen.insert(simulation.drawing) } }
      try await simulation.router.navigateBack(.popToRoot)
      await simulation.untilIdle()
      #expect(!seen.contains { $0.contains("─ A") || $0.contains("─ B") || $0.contains("─ C") })
      #expect(seen.contains { $0.contains("─ D") })
    }
  }

  @Test(arguments: settings)
  func `Stinsen 44: a screen below the top is removed, and Back leads past it`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(Self.deep, settings) { simulation in
      let stack = try simulation.screen(ModelStack.self)
      let rest = stack.screens.filter { !["A", "C"].contains($0.name) }
      try await stack.setContainedScreens(rest, animated: true)
      #expect(simulation.drawing == "screen\n└─ stack (back to B)\n   └─ D")
      try await simulation.tapBack()
      #expect(simulation.window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ B*")
    }
  }
}
#endif
