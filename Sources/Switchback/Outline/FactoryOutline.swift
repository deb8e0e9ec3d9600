/// What can be read of a factory without running it.
public struct FactoryOutline: Hashable, Sendable {
  /// What a factory does.
  public enum Kind: Hashable, Sendable {
    /// Builds a screen, with the app's own code.
    case builds
    /// Builds a screen, with a closure: ``ClosureFactory``. What it does cannot be read.
    case closure
    /// Builds a container with its first children in it: ``CompleteFactory``.
    case complete(children: [ScreenType])
    /// Builds nothing: the step is passed over if its screen is not found. ``NilFactory``.
    case nothing
    /// Builds nothing: the navigation ends in an error if the screen is not found.
    /// ``FinderFactory``, whose finder it carries, or a factory of the app's own.
    case insists(FinderOutline?)
  }

  /// What the factory does.
  public let kind: Kind

  /// The factory's name, without type arguments.
  public let name: String

  /// The factory's type, with its type arguments.
  public let typeName: String

  /// Whether the factory builds a screen.
  public var builds: Bool {
    switch kind {
    case .builds, .closure, .complete: true
    case .nothing, .insists: false
    }
  }

  /// Whether it cannot be read what the factory builds.
  public var isHidden: Bool { kind == .closure }

  // Adapted factories stand for the one they are made from, however often that was adapted.
  @MainActor
  init<Fac: AbstractFactory>(_ factory: Fac) {
    name = baseName(Fac.self)
    typeName = "\(Fac.self)"
    kind =
      switch factory {
      case is ClosureFactory<Fac.Target, Fac.Context>: .closure
      case let complete as any CompleteFactoryReading:
        .complete(children: complete.childTypes.map { ScreenType($0) })
      case let adapted as any FactoryWrapping: adapted.baseOutline.kind
      case let insisting as any FinderFactoryReading: .insists(insisting.finderOutline)
      case let reusing as any ReusingFactory: reusing.insists ? .insists(nil) : .nothing
      default: .builds
      }
  }
}

/// Tells ``CompleteFactory`` from other factories, whatever its type arguments.
@MainActor
private protocol CompleteFactoryReading {
  var childTypes: [Any.Type] { get }
}

extension CompleteFactory: CompleteFactoryReading {}

/// Tells factories that are made from another one, whatever their type arguments.
@MainActor
private protocol FactoryWrapping {
  var baseOutline: FactoryOutline { get }
}

extension AdaptedFactory: FactoryWrapping {
  fileprivate var baseOutline: FactoryOutline { FactoryOutline(base) }
}

extension FactoryWithTask: FactoryWrapping {
  fileprivate var baseOutline: FactoryOutline { FactoryOutline(base) }
}

/// Tells ``FinderFactory`` from other factories, whatever its type arguments.
@MainActor
private protocol FinderFactoryReading {
  var finderOutline: FinderOutline { get }
}

extension FinderFactory: FinderFactoryReading {
  fileprivate var finderOutline: FinderOutline { FinderOutline(finder) }
}
