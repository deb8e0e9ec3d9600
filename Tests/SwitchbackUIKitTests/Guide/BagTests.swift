#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing

/// From RouteComposer's guide: a bag that is a tab, but is presented when it is opened by code.
@MainActor
struct BagTests {
  /// The bag that the user sees, or one of its own.
  static func visibleBag(_ spelling: Spelling) -> DestinationStep<BagViewController, Any?> {
    switch spelling {
    case .long:
      GuideConfigurations.visibleBag()
    case .short:
      StepAssembly(
        finder: .classFinder(options: .currentVisible),
        factory: XibFactory<BagViewController, Any?>()
      )
      .using(.presentModally()).from(.current()).assemble()
    }
  }

  /// A new bag, whatever is there.
  static func newBag(_ spelling: Spelling) -> DestinationStep<BagViewController, Any?> {
    switch spelling {
    case .long:
      GuideConfigurations.newBag()
    case .short:
      StepAssembly(finder: .nil(), factory: XibFactory<BagViewController, Any?>())
        .using(.presentModally()).from(.current()).assemble()
    }
  }

  /// The bag that is presented, if one is.
  static func presentedBag(_ spelling: Spelling) -> DestinationStep<BagViewController, Any?> {
    switch spelling {
    case .long:
      GuideConfigurations.presentedBag()
    case .short:
      StepAssembly(
        finder: .closure { _, hierarchy in
          try hierarchy.first { (bag: BagViewController) in bag.presentingScreen != nil }
        },
        factory: XibFactory<BagViewController, Any?>()
      )
      .using(.presentModally()).from(.current()).assemble()
    }
  }

  @Test(
    "A finder of what the user sees takes the tab only while it is selected",
    arguments: visibleJourneys, Spelling.allCases)
  func visible(_ journey: Journey, _ spelling: Spelling) async throws {
    try await check(journey, to: Self.visibleBag(spelling))
  }

  @Test(
    "Where none of the finders finds a bag, one is presented on top", arguments: otherPlaces,
    Spelling.allCases)
  func otherPlaces(_ journey: Journey, _ spelling: Spelling) async throws {
    try await check(journey, to: Self.visibleBag(spelling))
    try await check(journey, to: Self.newBag(spelling), .builtAnew)
    try await check(journey, to: Self.presentedBag(spelling))
  }

  @Test("A finder of nothing presents a bag on top of another", arguments: Spelling.allCases)
  func new(_ spelling: Spelling) async throws {
    for journey in Self.newJourneys {
      try await check(journey, to: Self.newBag(spelling), .builtAnew)
    }
  }

  @Test(
    "A finder of one's own takes a bag that is presented and no other",
    arguments: presentedJourneys, Spelling.allCases)
  func presented(_ journey: Journey, _ spelling: Spelling) async throws {
    try await check(journey, to: Self.presentedBag(spelling))
  }

  nonisolated static let visibleJourneys = [
    Journey(
      "the tab is selected: it will do",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home                            ├─ Home
         └─ Bag*                            └─ Bag*
      """),
    Journey(
      "another tab is selected",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ Home*                        │  ├─ Home*
         └─ Bag                          │  └─ Bag
                                         └─ modal Bag
      """),
    Journey(
      "the tab is selected, under a modal",
      """
      window                          →  window
      ├─ tabs                            ├─ tabs
      │  ├─ Home                         │  ├─ Home
      │  └─ Bag*                         │  └─ Bag*
      └─ modal Login                     ├─ modal Login
                                         └─ modal Bag
      """),
    Journey(
      "a bag is presented",
      """
      window                          →  window
      ├─ tabs                            ├─ tabs
      │  ├─ Home*                        │  ├─ Home*
      │  └─ Bag                          │  └─ Bag
      └─ modal Bag                       └─ modal Bag
      """),
    Journey(
      "a bag is presented, under a modal",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      ├─ modal Bag                       ├─ modal Bag
      └─ modal Login                     ├─ modal Login
                                         └─ modal Bag
      """),
  ]

  nonisolated static let newJourneys = [
    Journey(
      "the tab is selected",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ Home                         │  ├─ Home
         └─ Bag*                         │  └─ Bag*
                                         └─ modal Bag
      """),
    Journey(
      "a bag is presented",
      """
      window                          →  window
      ├─ tabs                            ├─ tabs
      │  ├─ Home*                        │  ├─ Home*
      │  └─ Bag                          │  └─ Bag
      └─ modal Bag                       ├─ modal Bag
                                         └─ modal Bag
      """),
    Journey(
      "a bag is presented, under a modal",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      ├─ modal Bag                       ├─ modal Bag
      └─ modal Login                     ├─ modal Login
                                         └─ modal Bag
      """),
  ]

  nonisolated static let presentedJourneys = [
    Journey(
      "the tab is selected: it will not do",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ Home                         │  ├─ Home
         └─ Bag*                         │  └─ Bag*
                                         └─ modal Bag
      """),
    Journey(
      "a bag is presented",
      """
      window                          →  window
      ├─ tabs                            ├─ tabs
      │  ├─ Home*                        │  ├─ Home*
      │  └─ Bag                          │  └─ Bag
      └─ modal Bag                       └─ modal Bag
      """),
    Journey(
      "a bag is presented, under three modals",
      """
      window                          →  window
      ├─ tabs                            ├─ tabs
      │  ├─ Home*                        │  ├─ Home*
      │  └─ Bag                          │  └─ Bag
      ├─ modal Bag                       └─ modal Bag
      ├─ modal Login
      ├─ modal Account
      └─ modal Product(1)
      """),
    Journey(
      "root only",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ Home                         │  ├─ Home
         └─ Product(1)*                  │  └─ Product(1)*
                                         └─ modal Bag
      """),
  ]
}
#endif
