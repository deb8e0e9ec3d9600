#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The factories of single screens, in full and in short.
struct ScreenFactoryTests {
  private static func present<F: Factory>(
    _ factory: F
  ) -> DestinationStep<F.Target, Any?> where F.Target: UIViewController, F.Context == Any? {
    StepAssembly(finder: ClassFinder<F.Target, Any?>(), factory: factory)
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  }

  private static let journey = Journey(
    "root only",
    """
    window                          →  window
    └─ Home                            ├─ Home
                                       └─ modal Bag
    """)

  @Test func `A class builds a screen without a nib, and the app sets it up`() async throws {
    try await check(Self.journey, to: Self.present(ClassFactory<BagViewController, Any?>()))
    let short: DestinationStep<BagViewController, Any?> = StepAssembly(
      finder: .classFinder(), factory: .class()
    ).using(.presentModally()).from(.current()).assemble()
    try await check(Self.journey, to: short)
    try await onDevice { _ in
      let factory = ClassFactory<BagViewController, String> { bag, title in bag.title = title }
      let bag = try factory.build(with: "My bag")
      #expect(bag.title == "My bag")
    }
  }

  @Test func `A nib builds a screen: the one of the class's name, or another`() async throws {
    let short: DestinationStep<BagViewController, Any?> = StepAssembly(
      finder: .classFinder(), factory: .xib()
    ).using(.presentModally()).from(.current()).assemble()
    try await check(Self.journey, to: Self.present(XibFactory<BagViewController, Any?>()))
    try await check(Self.journey, to: short)
    try await onDevice { simulation in
      simulation.registerNib("BagViewController") { $0.title = "Usual" }
      simulation.registerNib("SmallBag") { $0.title = "Small" }
      for (name, title) in [(nil, "Usual"), ("SmallBag", "Small")] {
        let bag = try XibFactory<BagViewController, Any?>(nibName: name).build(with: nil)
        bag.loadViewIfNeeded()
        #expect(bag.title == title)
      }
    }
  }

  @Test func `A storyboard builds its first screen, or one by its identifier`() async throws {
    try await onDevice { simulation in
      let make: @MainActor (NSCoder) -> UIViewController = { coder in
        BagViewController(coder: coder) ?? UIViewController()
      }
      simulation.registerStoryboard("First", initial: make)
      simulation.registerStoryboard("Main", identifier: "bag", build: make)
      for factory in [
        StoryboardFactory<BagViewController, Any?>(name: "First"),
        StoryboardFactory(name: "Main", identifier: "bag"),
        .storyboard("First"), .storyboard("Main", identifier: "bag"),
      ] as [StoryboardFactory<BagViewController, Any?>] {
        let window = try await simulation.window(Self.journey.before)
        try await WindowRouter(window: window).navigate(to: Self.present(factory))
        #expect(window.drawn == Self.journey.after)
      }
      let short: DestinationStep<BagViewController, Any?> = StepAssembly(
        finder: .classFinder(), factory: .storyboard("First")
      ).using(.presentModally()).from(.current()).assemble()
      let window = try await simulation.window(Self.journey.before)
      try await WindowRouter(window: window).navigate(to: short)
      #expect(window.drawn == Self.journey.after)
      let titled = StoryboardFactory<BagViewController, Any?>(name: "First") { bag, _ in
        bag.title = "My bag"
      }
      #expect(try titled.build(with: nil).title == "My bag")
      let wrong = StoryboardFactory<HomeViewController, Any?>(name: "Main", identifier: "bag")
      #expect(
        await text { _ = try wrong.build(with: nil) }
          == "The view controller 'bag' is a BagViewController, not a HomeViewController.")
      let none = StoryboardFactory<HomeViewController, Any?>(name: "Main")
      #expect(
        await text { _ = try none.build(with: nil) }
          == "The storyboard 'Main' has no initial view controller.")
    }
  }

  @Test func `A closure builds a screen from the context`() async throws {
    try await inWindow("window\n└─ Home") { window, _ in
      let product = StepAssembly(
        finder: .classWithContextFinder(),
        factory: ClosureFactory { (id: Int) in ProductViewController(id: id) }
      )
      .using(.presentModally()).from(.current()).assemble()
      try await WindowRouter(window: window).navigate(to: product, with: 7)
      #expect(window.drawn == "window\n├─ Home\n└─ modal Product(7)")
    }
  }
}
#endif
