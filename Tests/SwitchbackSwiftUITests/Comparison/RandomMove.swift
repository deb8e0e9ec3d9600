#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI

/// Something that can be asked of any host: a navigation along one of many chains, or a way back.
enum RandomMove: Sendable {
  case navigation(Chain, to: Int, animated: Bool)
  case back(Back, animated: Bool)

  /// Where a screen comes from that is not there, or is not looked for.
  enum Chain: Sendable, CaseIterable {
    case found, pushed, pushedAnew, pushedAsRoot, replacingLast, addedAsTab, inSplit
    case inList, inInspector, popover
    case sheet, cover, stackInSheet, twoInCover, switched, root
  }

  enum Back: Sendable, CaseIterable {
    case previous, popToRoot, dismissal, dismissAll, start, screen
  }

  static func make(_ random: inout SeededNumbers) -> RandomMove {
    let animated = random.chance(50)
    if random.chance(25) {
      return .back(random.element(of: Back.allCases), animated: animated)
    }
    return .navigation(
      random.element(of: Chain.allCases), to: random.number(below: 8), animated: animated)
  }

  /// - Returns: What has come of it, in words.
  func perform(in window: ModelWindow) async -> String {
    let router = WindowRouter(window: window)
    do {
      switch self {
      case .navigation(let chain, let id, let animated):
        return try await router.navigate(to: chain.step, with: id, animated: animated).description
      case .back(let back, let animated):
        return try await router.navigateBack(back.step, animated: animated).description
      }
    } catch {
      return "error: \(error)"
    }
  }
}

extension RandomMove.Back {
  fileprivate var step: BackStep {
    switch self {
    case .previous: .previous
    case .popToRoot: .popToRoot
    case .dismissal: .dismissal
    case .dismissAll: .dismissAll
    case .start: .start
    case .screen: .screen(Place.self)
    }
  }
}

extension RandomMove.Chain {
  private typealias Found = ClassWithContextFinder<Place, Int>
  private typealias Anew = NilFinder<Place, Int>

  private var place: ClosureFactory<Place, Int> { ClosureFactory { (id: Int) in Place(id) } }

  private func existing<Container: ModelContainer>(
    _ type: Container.Type, _ options: SearchOptions = .currentVisible
  ) -> SingleStep<ClassFinder<Container, Int>, NilFactory<Container, Int>> {
    SingleStep(finder: ClassFinder(options: options), factory: NilFactory())
  }

  fileprivate var step: DestinationStep<Place, Int> {
    switch self {
    case .found: GeneralStep.custom(using: Found())
    case .pushed:
      StepAssembly(finder: Found(), factory: place)
        .using(.push()).from(existing(ModelStack.self)).from(.current()).assemble()
    case .pushedAnew:
      StepAssembly(finder: Anew(), factory: place)
        .using(.push()).from(existing(ModelStack.self, .everywhere)).from(.current()).assemble()
    case .pushedAsRoot:
      StepAssembly(finder: Anew(), factory: place)
        .using(.pushAsRoot()).from(existing(ModelStack.self)).from(.current()).assemble()
    case .replacingLast:
      StepAssembly(finder: Anew(), factory: place)
        .using(.pushReplacingLast()).from(existing(ModelStack.self)).from(.current()).assemble()
    case .addedAsTab:
      StepAssembly(finder: Found(), factory: place)
        .using(.addTab()).from(existing(ModelTabs.self, .everywhere)).from(.current()).assemble()
    case .inSplit:
      StepAssembly(finder: Anew(), factory: place)
        .using(.setSecondary()).from(existing(ModelSplit.self, .everywhere)).from(.current())
        .assemble()
    case .inList:
      StepAssembly(finder: Anew(), factory: place)
        .using(.setSupplementary()).from(existing(ModelSplit.self, .everywhere)).from(.current())
        .assemble()
    case .inInspector:
      StepAssembly(finder: Found(), factory: place)
        .using(.setInspector()).from(existing(ModelInspector.self, .everywhere)).from(.current())
        .assemble()
    case .popover:
      StepAssembly(finder: Anew(), factory: place)
        .using(.presentModally(as: .popover())).from(.current()).assemble()
    case .sheet:
      StepAssembly(finder: Found(options: .currentVisible), factory: place)
        .using(.presentModally()).from(.current()).assemble()
    case .cover:
      StepAssembly(finder: Anew(), factory: place)
        .using(.presentModally(as: .cover)).from(.current()).assemble()
    case .stackInSheet:
      StepAssembly(finder: Found(options: .currentVisible), factory: place)
        .using(.push()).from(.stack()).using(.presentModally()).from(.root()).assemble()
    case .twoInCover:
      StepAssembly(finder: Anew(), factory: place)
        .using(.push())
        .from(
          StepAssembly(finder: NilFinder<Place, Int>(), factory: place).using(.push())
            .from(.stack()).using(.presentModally(as: .cover)).from(.current()).assemble()
            .expectingContainer(ModelStack.self)
        )
        .assemble()
    case .switched:
      StepAssembly(finder: Found(), factory: place)
        .using(.push())
        .from(
          SwitchAssembly {
            SwitchCase(expecting: ClassFinder<ModelStack, Int>(options: .visible))
          }
          .assemble(
            default: ChainAssembly()
              .from(StackStep<Int>()).using(.presentModally()).from(.current()).assemble())
        )
        .assemble()
    case .root:
      StepAssembly(finder: Anew(), factory: place)
        .using(.push()).from(.stack()).using(.replaceRoot()).from(.root()).assemble()
    }
  }
}
#endif
