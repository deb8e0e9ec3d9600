#if !canImport(UIKit)
import Foundation
import SwitchbackUIKit
import Testing
import UIKitSimulator

@testable import Gallery

/// Where the user is when a link comes.
enum Situation: CaseIterable {
  // The link launches the app.
  case launched
  case elsewhere, underAModal

  /// The layers of the window before the link comes.
  var layers: [String] {
    let elsewhere = tabs(["Product(1)"], selecting: "Bag")
    return switch self {
    case .launched: [tabs()]
    case .elsewhere: [elsewhere]
    case .underAModal: [elsewhere, "modal Help"]
    }
  }
}

/// The first root, with screens above the list in its first tab.
private func tabs(
  _ pushed: [String] = [], selecting tab: String = "stack"
) -> String {
  let stack = ["Cookbook"] + pushed
  let lines =
    stack.dropLast().map { "│  ├─ \($0)" } + ["│  └─ \(stack.last ?? "")*"]
  return [
    "tabs", "├─ stack", lines.joined(separator: "\n"), "├─ Bag", "├─ CameraTab",
    "└─ Account",
  ]
  .map { $0.hasSuffix(" \(tab)") ? $0 + "*" : $0 }
  .joined(separator: "\n")
}

/// The drawing of a window with these layers.
private func tree(of layers: [String]) -> String {
  var lines = ["window"]
  for (index, layer) in layers.enumerated() {
    let isLast = index == layers.count - 1
    for (number, line) in layer.split(separator: "\n").enumerated() {
      let branch = isLast ? ["└─ ", "   "] : ["├─ ", "│  "]
      lines.append(branch[number == 0 ? 0 : 1] + line)
    }
  }
  return lines.joined(separator: "\n")
}

/// The layers of the window after the link.
private func layers(of page: Page, from situation: Situation) -> [String] {
  func above(_ layer: String) -> [String] { situation.layers + [layer] }
  return switch page {
  case .replaceTheRoot: ["Welcome"]
  case .keepTheOldRoot: ["Lock"]
  case .whereverTheUserIs where situation == .launched:
    [tabs(selecting: "Account")]
  case .whereverTheUserIs: [tabs(["Product(1)"], selecting: "Account")]
  case .tabsThatKeepTheirStacks: [tabs(["Product(42)"])]
  case .aTapOnTheSelectedTab: [tabs(["Photo"])]
  case .hidingTheTabBar: [tabs(["Film"])]
  case .aTabThatPresents: above("modal stack\n└─ Camera*")
  case .tabsInAStack:
    above("modal stack\n└─ ShopTabs*\n   ├─ Offers\n   └─ Saved*")
  case .splitViews:
    [
      """
      split
      └─ stack*
         ├─ Folders
         └─ stack*
            ├─ Inbox
            └─ Message(7)*
      """
    ]
  case .loggingOut: ["SignIn"]
  case .linksThatCannotBeRead: above("modal Notice(There is no product 100.)")
  case .aStackThatIsThereOrNew where situation == .launched: [tabs(["Settings"])]
  case .aStackThatIsThereOrNew: above("modal stack\n└─ Settings*")
  case .aScreenAfterAnother: above("modal stack\n├─ Login\n└─ ForgotPassword*")
  case .replaceTheTop: above("modal stack\n├─ Basket\n├─ Address\n└─ Order*")
  case .backToANamedScreen:
    above("modal stack\n├─ Basket\n├─ Address\n└─ Checkout*")
  case .goBackAndReturnAValue: [tabs(["Colour"])]
  case .aModalOnlyOnce where situation == .underAModal: situation.layers
  case .aModalOnlyOnce: above("modal Help")
  case .sheetsWithDetents: above("modal Filter")
  case .popovers: [tabs(), "modal Tips"]
  case .systemScreens: [tabs(), "modal UIActivity"]
  case .alerts: above("modal Note")
  case .aTransitionOfYourOwn: above("modal Poster")
  case .otherTransitions: ["MuseumStack\n└─ Painting*"]
  case .unsavedChanges: above("modal Review")
  case .theUserSwipedItAway: above("modal Swatch")
  case .contextsAlongAChain: [tabs(["Section(Tents)", "Article(7)"])]
  case .loadBeforeShowing: above("modal Forecast(Ulm)")
  case .stateThroughAWizard:
    above("modal stack\n├─ Name\n├─ City\n└─ Confirm*")
  case .logInThenCarryOn: [tabs(["Orders"])]
  case .aScreenInTwoPlaces where situation == .elsewhere: situation.layers
  case .aScreenInTwoPlaces: above("modal Bag")
  case .aBVariants: above("modal stack\n└─ Offer*")
  case .aContainerOfYourOwn: above("modal SideMenu\n├─ Menu\n└─ Pictures*")
  case .aSubclassOfYourOwn: above("modal ProfileStack\n└─ Profile*")
  case .anActionOfYourOwn:
    above("modal stack\n├─ Address\n├─ Checkout\n└─ Receipt*")
  }
}

/// What the user does on the example of a page, opened from elsewhere.
struct Visit: Sendable {
  let page: Page
  /// The layers of the window after it.
  let layers: [String]
  let act: @MainActor @Sendable (App) async throws -> Void

  init(
    _ page: Page, leadsTo layers: [String],
    act: @escaping @MainActor @Sendable (App) async throws -> Void
  ) {
    (self.page, self.layers, self.act) = (page, layers, act)
  }

  static let all = [
    Visit(.aTapOnTheSelectedTab, leadsTo: [tabs()]) { try $0.tapTab(0) },
    Visit(
      .whereverTheUserIs,
      leadsTo: [
        tabs(["Product(1)"], selecting: "Account"), "modal stack\n└─ Camera*",
      ]
    ) { try $0.tapTab(2) },
    Visit(.keepTheOldRoot, leadsTo: elsewhere) { try $0.choose("Unlock") },
    Visit(
      .otherTransitions, leadsTo: ["MuseumStack\n├─ Painting\n└─ Sketch*"]
    ) { try $0.choose("See a sketch") },
    Visit(.loggingOut, leadsTo: [tabs()]) { try $0.choose("To the cookbook") },
    Visit(.backToANamedScreen, leadsTo: elsewhere + ["modal stack\n└─ Basket*"]) {
      try $0.choose("Back to the basket")
    },
    Visit(.goBackAndReturnAValue, leadsTo: [tabs()]) { try $0.choose("Red") },
    Visit(.theUserSwipedItAway, leadsTo: elsewhere) { try $0.swipe() },
    Visit(.alerts, leadsTo: elsewhere + ["modal Note"]) {
      try $0.choose("To the cookbook")
      try await $0.answer("Keep Editing")
    },
    Visit(.unsavedChanges, leadsTo: elsewhere) {
      try $0.choose("Write")
      try $0.swipe()
      try await $0.answer("Discard")
    },
    Visit(.aBVariants, leadsTo: [tabs(["Offer"])]) {
      try $0.choose("The other way")
      try $0.choose("To the cookbook")
      try $0.open(.aBVariants)
    },
    Visit(
      .aContainerOfYourOwn,
      leadsTo: elsewhere + ["modal SideMenu\n├─ Menu*\n└─ Pictures"]
    ) { try $0.choose("Open the menu") },
  ]
  private static let elsewhere = Situation.elsewhere.layers
}

/// The pages of the cookbook that the gallery does not show.
private let others: [(reason: String, pages: [String])] = [
  (
    "SwiftUI has a gallery of its own",
    [
      "ASwiftUIApp", "RestoringASwiftUIApp", "SwiftUIAccessibility",
      "SwiftUIAlerts", "SwiftUIDependencies", "SwiftUIDismiss", "SwiftUIInUIKit",
      "SwiftUIPreviews", "SwiftUISearch", "SwiftUISheets", "SwiftUISplitViews",
      "SwiftUIWaysIn", "SwiftUIWindows", "SwiftUIZoom", "UnsavedChangesInSwiftUI",
    ]
  ),
  (
    "the system begins it, as in UIKitShop", ["RestoringScreens", "WaysIn"]
  ),
  ("needs a second window", ["SeveralWindows"]),
  ("needs several modules, as in ModularShop", ["ModularApps"]),
  (
    "is about code, not screens",
    ["ChainsForSeveralHosts", "Links", "StaticLetOrFunc"]
  ),
  (
    "reports, and shows nothing",
    ["ItWentToTheWrongScreen", "ScreenTracking", "WhyWasMyScreenNotFound"]
  ),
]

/// Each page of the cookbook, opened by its link from wherever the user is.
@MainActor
@Suite(.serialized)
struct GalleryTests {
  @Test func `The questions are those of the pages`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Cookbook")
    var questions: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".md") && file != "README.md" {
      let text = try String(
        contentsOf: folder.appending(path: file), encoding: .utf8)
      questions[String(file.dropLast(3))] = String(text.prefix { $0 != "\n" })
    }
    for page in others.flatMap(\.pages) {
      #expect(
        questions.removeValue(forKey: page) != nil, "There is no \(page).md.")
    }
    for page in Page.allCases {
      let name = page.linkText.prefix(1).uppercased() + page.linkText.dropFirst()
      #expect(questions.removeValue(forKey: name) == "# " + page.rawValue)
    }
    #expect(questions == [:], "The gallery does not have these pages.")
  }

  @Test(arguments: Page.allCases, Situation.allCases)
  func `A link shows the example of its page, once`(
    page: Page, situation: Situation
  ) async throws {
    let isAtLaunch = situation == .launched
    try await App.run(opening: isAtLaunch ? page : nil) { app in
      try await app.lead(to: situation)
      for time in 1...2 {
        if time == 2 || !isAtLaunch { try app.open(page) }
        if page == .logInThenCarryOn { try await app.logIn() }
        await app.expect(layers(of: page, from: situation))
        // The share sheet is the system's, and a new one each time.
        if page == .systemScreens { break }
        #expect(app.list?.rows.first?.title == page.rawValue)
      }
    }
  }

  @Test(arguments: Page.allCases)
  func `A tap on a page does what its link does, and its screen leads back`(
    page: Page
  ) async throws {
    try await App.run { app in
      try app.choose(page.rawValue)
      if page == .logInThenCarryOn { try await app.logIn() }
      await app.expect(layers(of: page, from: .launched))
      if page == .systemScreens { return }
      try app.choose("To the cookbook")
      if page == .alerts { try await app.answer("Discard") }
      await app.expect(Situation.launched.layers)
    }
  }

  @Test(arguments: Visit.all)
  func `The user acts on the screen of a page`(visit: Visit) async throws {
    try await App.run { app in
      try await app.lead(to: .elsewhere)
      try app.open(visit.page)
      await app.expect(layers(of: visit.page, from: .elsewhere))
      try await visit.act(app)
      await app.expect(visit.layers)
    }
  }

  @Test func `A colour, or none, comes back to the list`() async throws {
    try await App.run { app in
      let list = app.list
      try app.choose(Page.goBackAndReturnAValue.rawValue)
      await app.expect([tabs(["Colour"])])
      try app.choose("Green")
      await app.expect([tabs()])
      #expect(list?.title == "Green")
      try app.choose(Page.theUserSwipedItAway.rawValue)
      await app.expect([tabs(), "modal Swatch"])
      try app.swipe()
      await app.expect([tabs()])
      #expect(list?.title == "No colour")
    }
  }
}

/// The gallery, as a user and the system drive it.
@MainActor
struct App {
  let simulation: Simulation
  let scene: UIWindowScene
  let window: UIWindow

  /// Launches the gallery for a test, by the link of a page or without.
  static func run(
    opening page: Page? = nil,
    _ test: @escaping @MainActor (App) async throws -> Void
  ) async throws {
    try await Simulation.run { simulation in
      Gallery.shared = Gallery()
      let delegate = SceneDelegate()
      let links = try page.map { [try Page.links.get().url(for: $0)] } ?? []
      let scene = simulation.connectScene(delegate: delegate, urls: links)
      let app = App(
        simulation: simulation, scene: scene,
        window: try #require(delegate.window))
      if page == nil { await app.expect(Situation.launched.layers) }
      try await test(app)
      #expect(simulation.warnings == [])
    }
  }

  var drawing: String {
    window.drawing
      .replacing("UINavigationController", with: "stack")
      .replacing("UITabBarController", with: "tabs")
      .replacing("UISplitViewController", with: "split")
      .replacing("ViewController", with: "")
      .replacing("SideMenuController", with: "SideMenu")
      .replacing("(Article(id: 7, section: \"Tents\"))", with: "(7)")
  }

  /// The screen that the user sees.
  var top: (any Screen)? {
    var screen = try? Hierarchy(of: window).layers.last
    while let visible = (screen as? any ContainerScreen)?.visibleScreens.last {
      screen = visible
    }
    return screen
  }

  var list: ListViewController? { top as? ListViewController }

  func lead(to situation: Situation) async throws {
    if situation == .launched { return }
    window.router.go(to: Chains.product(1))
    await simulation.untilIdle()
    try tapTab(1)
    if situation == .underAModal { window.router.go(to: Chains.help) }
    await expect(situation.layers)
  }

  func open(_ page: Page) throws {
    simulation.open([try Page.links.get().url(for: page)], in: scene)
  }

  func choose(_ title: String) throws {
    let list = try #require(list)
    let row = try #require(list.rows.firstIndex { $0.title == title })
    list.tableView(
      list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
  }

  func logIn() async throws {
    await simulation.untilIdle()
    if Gallery.shared.user == nil { try choose("Log in as Ada") }
  }

  func tapTab(_ index: Int) throws {
    let tabs = Gallery.shared.tabs
    simulation.tap(try #require(tabs.viewControllers?[index]), in: tabs)
  }

  func swipe() throws {
    simulation.swipeAway(try #require(list))?.complete()
  }

  func answer(_ title: String) async throws {
    await simulation.untilIdle()
    simulation.tap(title, in: try #require(top as? UIAlertController))
  }

  /// Waits until the app has come so far: the server of the forecast takes its time.
  func expect(_ layers: [String]) async {
    let expected = tree(of: layers)
    for _ in 1...1_000 {
      await simulation.untilIdle()
      if drawing == expected { break }
      try? await Task.sleep(for: .milliseconds(1))
    }
    #expect(drawing == expected)
  }
}
#endif
