import Foundation
import SwitchbackFoundation
import SwitchbackModel

@MainActor
private final class PlaceScreen: ModelScreen, DestinationScreen {
  let destination: SavedPlace

  init(_ destination: SavedPlace) {
    self.destination = destination
    super.init()
  }

  override var name: String { "\(destination)" }
}

/// There is no product with this number.
private struct NoProduct: Error, CustomStringConvertible {
  var description: String { "There is no such product." }
}

extension SavedInput {
  @MainActor
  package func failure(noting coverage: inout InputCoverage) async -> String? {
    let window = window(stacks, selected: selected, isLoggingIn: isLoggingIn)
    let before = window.drawing
    guard let saved = try? window.savedData(of: SavedPlace.self, version: "3") else {
      return "not saved: \(before)"
    }
    let reference = SavedReference(self)
    guard let value = JSON(String(decoding: saved, as: UTF8.self)),
      value.sortedMembers == reference.json.sortedMembers
    else {
      return
        "saved otherwise: \(String(decoding: saved, as: UTF8.self))\nnot \(reference.json.written)"
    }

    var data = damaged.map { Data($0.written.utf8) } ?? saved
    let isCutOff = cut.map { $0 < data.count } ?? false
    if let cut { data = data.prefix(cut) }
    for (place, byte) in bytes where !data.isEmpty { data[place % data.count] = byte }
    let kind =
      damaged != nil ? "damaged" : isCutOff ? "cut off" : bytes.isEmpty ? "whole" : "other bytes"

    let fresh = self.window([[], []], selected: 0, isLoggingIn: false)
    let start = fresh.drawing
    let report = await navigator(fresh).restore(data, in: fresh, version: version)
    let there = places(in: fresh)
    let text = "\(report)"
    if text.isEmpty { return "an empty report: \(data)" }
    let fate = SavedReference.fate(of: isCutOff ? nil : damaged ?? value, version: version)
    if let refusal = report.refusal {
      coverage.note("\(kind), refused")
      if fresh.drawing != start { return "refused data changed the screens: \(fresh.drawing)" }
      if !text.isSentence { return "no sentence: \(text)" }
      guard bytes.isEmpty else { return nil }
      switch refusal {
      case .otherVersion where fate == .otherVersion: coverage.note("other version")
      case .tooMany where fate == .tooMany: coverage.note("too many")
      case .unreadable where fate == .unreadable: break
      default: return "refused otherwise: \(refusal)\n\(fate)"
      }
      return nil
    }
    coverage.note("\(kind), \(report.isSame ? "same" : "in part")")
    coverage.note("unsaved screen", if: !report.unsaved.isEmpty)
    coverage.note("screen not built", if: !report.failures.isEmpty)
    guard bytes.isEmpty else { return nil }
    guard case .opened(let destinations, let positions) = fate else {
      return "restored, not refused: \(fate)"
    }
    let isSame =
      there == destinations && (positions.isEmpty || positions == self.positions(in: fresh))
    if report.isSame != isSame { return "another sameness: \(there), \(text)" }
    if report.missing != destinations.filter({ !there.contains($0) }) {
      return "a screen is lost: \(there), missing \(report.missing)"
    }
    let failures = destinations.filter { $0 == .product(-1) }
    if report.failures.map(\.destination) != failures {
      return "other failures: \(report.failures)"
    }
    // What the chains can open is there again.
    let isWhole = damaged == nil && !stacks.joined().contains { $0 == nil || $0 == .product(-1) }
    if isWhole, fresh.drawing != before {
      return "restored otherwise: \(fresh.drawing)\nnot \(before)"
    }
    return nil
  }

  @MainActor
  private func window(
    _ stacks: [[SavedPlace?]], selected: Int, isLoggingIn: Bool
  ) -> ModelWindow {
    func screen(_ place: SavedPlace?) -> ModelScreen {
      place.map(PlaceScreen.init) ?? ModelScreen(name: "Advert")
    }
    let first = ModelStack(([.home] + stacks[0]).map(screen))
    let second = ModelStack(([.bag] + stacks[1]).map(screen))
    let window = ModelWindow(ModelTabs([first, second], selected: selected))
    if isLoggingIn { window.root?.presentNow(screen(.login)) }
    return window
  }

  @MainActor
  private func navigator(_ window: ModelWindow) -> Navigator<SavedPlace> {
    func finder(
      _ isRight: @escaping @MainActor (SavedPlace, SavedPlace) -> Bool
    )
      -> ClosureFinder<PlaceScreen, SavedPlace>
    {
      ClosureFinder { place, hierarchy in
        try hierarchy.first(PlaceScreen.self, .everywhere) { isRight($0.destination, place) }
      }
    }
    func root(_ root: SavedPlace) -> DestinationStep<PlaceScreen, SavedPlace> {
      SingleStep(finder: finder { there, _ in there == root }, factory: NilFactory()).from(.root())
        .assemble()
    }
    let factory = ClosureFactory { (place: SavedPlace) throws -> PlaceScreen in
      if place == .product(-1) { throw NoProduct() }
      return PlaceScreen(place)
    }
    return Navigator(router: WindowRouter(window: window)) { place in
      switch place {
      case .home, .bag: BoundStep(root(place), with: place)
      case .login:
        BoundStep(
          StepAssembly(finder: finder(==), factory: factory).using(.presentModally())
            .from(.current()).assemble(), with: place)
      case .product, .note:
        BoundStep(
          StepAssembly(finder: finder(==), factory: factory).using(Push<ModelStack>())
            .from(root(place.isProduct ? .home : .bag).expectingContainer()).assemble(), with: place
        )
      }
    }
  }

  /// The destinations on screen, in the order in which they are opened.
  @MainActor
  private func places(in window: ModelWindow) -> [SavedPlace] {
    func places(in screen: any Screen) -> [SavedPlace] {
      guard let container = screen as? any ContainerScreen else {
        return (screen as? PlaceScreen).map { [$0.destination] } ?? []
      }
      let visible = container.visibleScreens
      let hidden = container.containedScreens.filter { child in !visible.contains { $0 === child } }
      return (hidden + visible).flatMap(places)
    }
    return window.layers.flatMap(places)
  }
}

extension SavedInput {
  /// The stacks as the positions of their screens among all, those of the hidden one first.
  @MainActor
  private func positions(in window: ModelWindow) -> [[Int]] {
    guard let tabs = window.root as? ModelTabs, let selected = tabs.selected else { return [] }
    let counts = tabs.screens.map { ($0 as? ModelStack)?.screens.count ?? 0 }
    return zip(tabs.screens, counts).map { stack, count in
      let first = stack === selected ? counts.reduce(0, +) - count : 0
      return Array(first..<first + count)
    }
  }
}

extension SavedPlace {
  fileprivate var isProduct: Bool { if case .product = self { true } else { false } }
}

extension ModelScreen {
  /// Presents a screen before the window is used.
  fileprivate func presentNow(_ screen: ModelScreen) {
    Task.immediate { try? await self.presentScreen(screen, animated: false) }
  }
}

extension JSON {
  /// The value with the members of objects sorted: their order makes no difference.
  fileprivate var sortedMembers: JSON {
    switch self {
    case .list(let values): .list(values.map(\.sortedMembers))
    case .object(let members):
      .object(
        members.map { Member($0.key, $0.value.sortedMembers) }.sorted { $0.key < $1.key })
    default: self
    }
  }
}
