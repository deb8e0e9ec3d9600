import SwiftUISimulator
import SwitchbackSwiftUI
import Testing

/// Links at any time, the user between them, and launches that restore the screens: the same comes of them as without
/// SwiftUI, where one link is opened after the other.
@Suite(.serialized)
struct RandomLinksTests {
  fileprivate enum Link: Hashable, Codable, Destination {
    case home, pushed(Int), sheet(Int), cover(Int), popover(Int)

    init(_ random: inout SeededNumbers) {
      let id = random.number(below: 4)
      let all = [Link.home, .pushed(id), .pushed(id), .sheet(id), .cover(id), .popover(id)]
      self = random.element(of: all)
    }

    var url: String {
      switch self {
      case .home: "app://home/0"
      case .pushed(let id): "app://pushed/\(id)"
      case .sheet(let id): "app://sheet/\(id)"
      case .cover(let id): "app://cover/\(id)"
      case .popover(let id): "app://popover/\(id)"
      }
    }

    init?(_ url: String) {
      let parts = url.dropFirst("app://".count).split(separator: "/")
      guard parts.count == 2, let id = Int(parts[1]) else { return nil }
      switch parts[0] {
      case "home": self = .home
      case "pushed": self = .pushed(id)
      case "sheet": self = .sheet(id)
      case "cover": self = .cover(id)
      case "popover": self = .popover(id)
      default: return nil
      }
    }

    @MainActor var step: BoundStep {
      switch self {
      case .home: BoundStep(GeneralStep.custom(using: ClassFinder<Home, Void>()))
      case .pushed:
        BoundStep(
          room.using(.push()).from(GeneralStep.custom(using: ClassFinder<ModelStack, Link>())),
          with: self)
      case .sheet: BoundStep(room.using(.presentModally()).from(.current()), with: self)
      case .cover: BoundStep(room.using(.presentModally(as: .cover)).from(.current()), with: self)
      case .popover:
        BoundStep(room.using(.presentModally(as: .popover())).from(.current()), with: self)
      }
    }

    @MainActor private var room:
      StepAssembly<Room, ClassWithContextFinder<Room, Link>, ClosureFactory<Room, Link>>
    {
      StepAssembly(
        finder: ClassWithContextFinder(), factory: ClosureFactory { (link: Link) in Room(link) })
    }
  }

  private final class Home: ModelScreen, DestinationScreen {
    var destination: Link { .home }
  }

  private final class Room: ModelScreen, DestinationScreen, ContextChecking {
    let destination: Link
    override var name: String { "\(destination)" }

    init(_ destination: Link) {
      self.destination = destination
      super.init()
    }

    func isTarget(for link: Link) -> Bool { link == destination }
  }

  private static func makeWindow() -> ModelWindow {
    ModelWindow(ModelTabs(ModelStack(Home()), ModelScreen(name: "Bag")))
  }

  /// The app on SwiftUI, and its window without.
  private final class Run {
    var app: SwiftUISimulation
    var plain = makeWindow()
    var story: [String]
    var opened: [Link] = []
    var handedOver: [Link] = []

    init(_ settings: SwiftUISettings, _ seed: UInt64) async {
      story = ["seed \(seed), \(settings)"]
      let opener = Opener()
      app = await SwiftUISimulation(settings) {
        makeWindow()
      } onOpenURL: { url, window in
        guard let link = Link(url.absoluteString) else { return }
        opener.open?(link)
        window.router.go(to: link)
      }
      .restoring(Link.self, version: "1")
      opener.open = { [unowned self] in opened.append($0) }
    }

    final class Opener { var open: (@MainActor (Link) -> Void)? }

    func handOver(_ link: Link) {
      handedOver.append(link)
      app.handOver(link.url)
    }

    func openPlain(_ link: Link) async {
      _ = try? await plain.router.go(to: link).value
      story += ["\(link)", plain.drawing]
    }

    func check() async {
      await app.untilIdle()
      await app.window.settle()
      await app.untilIdle()
      #expect(opened == handedOver, "\(story.joined(separator: "\n"))")
      #expect(app.window.drawing == plain.drawing, "\(story.joined(separator: "\n"))")
      #expect(app.complaints == [], "\(story.joined(separator: "\n"))")
    }

    var agree: Bool { app.window.drawing == plain.drawing }

    /// Several links, in this turn or a later one.
    func links(_ random: inout SeededNumbers) async {
      let links = (0..<random.number(below: 3) + 1).map { _ in Link(&random) }
      var turn = 0
      for link in links {
        turn += random.number(below: 7)
        app.later(turn) { [self] in handOver(link) }
      }
      await app.untilIdle()
      for link in links { await openPlain(link) }
    }

    func background(_ random: inout SeededNumbers) async {
      let link = random.chance(50) ? Link(&random) : nil
      await app.goToBackground()
      if let link { handOver(link) }
      await app.goToForeground()
      if let link { await openPlain(link) }
    }

    /// The app is ended and starts again, perhaps with a link.
    func relaunch(_ random: inout SeededNumbers) async {
      let link = random.chance(60) ? Link(&random) : nil
      if let link { handedOver.append(link) }
      app = await app.relaunch(opening: link?.url)
      let saved = SavedScreens<Link>(of: plain, version: "1")
      plain = makeWindow()
      if app.settings.lifeCycle == .swiftUI || app.settings.lifeCycle == .withoutUIKit {
        let navigator = Navigator<Link>(router: WindowRouter(window: plain)) { $0.step }
        _ = await navigator.restore(saved, in: plain, version: "1")
      }
      story += ["relaunch", plain.drawing]
      if let link { await openPlain(link) }
    }
  }

  @Test(arguments: SwiftUISettings.pairs(seed: 51))
  func `Links at any time, and launches, lead to the same screens with and without SwiftUI`(
    _ settings: SwiftUISettings
  ) async throws {
    for seed in seeds(3, from: 700) {
      var random = SeededNumbers(seed: seed)
      let run = await Run(settings, seed)
      await run.check()
      for _ in 0..<10 where run.agree {
        switch random.number(below: 8) {
        case 0: await run.relaunch(&random)
        case 1: await run.background(&random)
        case 2:
          await run.app.dismiss()
          run.plain.dismissInnermost()
        default: await run.links(&random)
        }
        await run.check()
      }
    }
  }
}

extension ModelWindow {
  /// What `dismiss()` of the innermost view does, where there are no split views.
  fileprivate func dismissInnermost() {
    guard let top = layers.last else { return }
    if let stack = (top as? ModelTabs)?.selected as? ModelStack, stack.screens.count > 1 {
      return stack.userDidReveal(stack.screens[stack.screens.count - 2])
    }
    top.userDidDismiss()
  }
}
