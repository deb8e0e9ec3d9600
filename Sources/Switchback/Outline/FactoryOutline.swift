/// A static description of a factory.
public struct FactoryOutline: Hashable, Sendable {
  /// The kinds of factories.
  public enum Kind: Hashable, Sendable {
    /// Builds a screen, with the app's own code.
    case builds
    /// Builds a screen, with a closure, which cannot be read: ``ClosureFactory``.
    case closure
    /// Builds a container with its first children in it: ``CompleteFactory``.
    case complete(children: [ScreenType])
    /// Builds nothing: the step is skipped if its screen is not found. ``NilFactory``.
    case nothing
    /// Builds nothing: the navigation ends in an error if the screen is not found.
    /// ``FinderFactory``, whose finder it carries, or a factory of the app's own.
    case insists(FinderOutline?)
  }

  /// The kind of factory.
  public let kind: Kind

  private let type: TypeIdentity

  /// The factory's name, without type arguments.
  public var name: String { baseName(type.type) }

  /// The factory's type, with its type arguments.
  public var typeName: String { "\(type.type)" }

  /// Whether the factory builds a screen.
  public var builds: Bool {
    switch kind {
    case .builds, .closure, .complete: true
    case .nothing, .insists: false
    }
  }

  /// Whether the factory's result cannot be read.
  public var isHidden: Bool { kind == .closure }

  // An adapted factory is described as the one it was made from, however often that was adapted.
  @MainActor
  init<Fac: AbstractFactory>(_ factory: Fac) {
    type = TypeIdentity(type: Fac.self)
    kind =
      if let stated = statedKind(of: factory) as Kind? {
        stated
      } else if let reusing = factory as? any ReusingFactory {
        reusing.insists ? .insists(nil) : .nothing
      } else {
        .builds
      }
  }
}

/// Distinguishes finders and factories of the library from others, whatever their type arguments.
@MainActor
protocol KindStating {
  associatedtype Kind
  var kind: Kind { get }
}

/// The kind of a finder or factory of the library; `nil` if it is the app's.
@MainActor
func statedKind<Kind>(of value: some Any) -> Kind? {
  // NB: a cast to `any KindStating<Kind>` is slow: it looks that type up each time.
  (value as? any KindStating)?.kind as? Kind
}

extension ClosureFactory: KindStating {
  var kind: FactoryOutline.Kind { .closure }
}

extension CompleteFactory: KindStating {
  var kind: FactoryOutline.Kind { .complete(children: childTypes.map { ScreenType($0) }) }
}

extension AdaptedFactory: KindStating {
  var kind: FactoryOutline.Kind { FactoryOutline(base).kind }
}

extension FactoryWithTask: KindStating {
  var kind: FactoryOutline.Kind { FactoryOutline(base).kind }
}

extension FinderFactory: KindStating {
  var kind: FactoryOutline.Kind { .insists(FinderOutline(finder)) }
}
