/// A static description of a finder.
///
/// Two finders with equal outlines look for the same screens in the same places, unless their
/// ``isReadable`` is false.
// NB: classes, as the two below, as steps with them are copied in many places.
package final class FinderOutline: Equatable, Sendable {
  package indirect enum Kind: Sendable {
    /// By its class alone: ``ClassFinder``, or ``ScreenFinder`` without a context.
    case byClass
    /// By its class and by the context that it shows: ``ClassWithContextFinder``, or ``ScreenFinder``, as a
    /// subclass may check the context.
    case byContext
    /// By its identity: ``InstanceFinder``, or ``ScreenFinder`` for the screens that its own step has made.
    case instance
    /// Not at all, it finds nothing: ``NilFinder``.
    case never
    /// By a closure, which cannot be read: ``ClosureFinder``.
    case closure
    /// By the app's own code. Two finders of such a type may differ in what they store.
    case own
  }

  package let kind: Kind
  private let type: TypeIdentity
  private let ownDescription: String?

  package let target: ScreenType

  /// The options of the search and its start in words, if the finder is a ``StackIteratingFinder``.
  package let options: SearchOptions?
  package let startName: String?
  /// Whether the search begins at a given screen, which cannot be read.
  private let startsAtScreen: Bool

  /// Whether there is a context, and not any one will do.
  package let hasContext: Bool

  /// Whether the finder accepts a screen whatever context that shows, although the screen can check contexts: a
  /// ``ClassFinder`` for a ``ContextChecking`` screen.
  let acceptsAnyContext: Bool

  /// The same, of a finder that has a context.
  package var ignoresContext: Bool { acceptsAnyContext && hasContext }

  package var isHidden: Bool { kind == .closure }

  /// Whether a finder with the same outline finds the same: no part of it is hidden in a closure, in a screen
  /// or in what the app's own finder stores.
  package var isReadable: Bool {
    !startsAtScreen && !isHidden && kind != .instance && kind != .own
  }

  package var neverFinds: Bool {
    let places: SearchOptions = startsAtScreen ? [.currentLayer, .parent] : .currentLayer
    return kind == .never || options?.isDisjoint(with: places.union(.visible)) == true
  }

  @MainActor
  init<F: Finder>(_ finder: F) {
    kind = statedKind(of: finder) ?? .own
    target = ScreenType(F.Target.self)
    acceptsAnyContext = kind == .byClass && target.checksContext
    hasContext = F.Context.self != Void.self && F.Context.self != Any?.self
    type = TypeIdentity(type: F.self)
    ownDescription = (finder as? any CustomStringConvertible)?.description
    let iterating = finder as? any StackIteratingFinder
    let start = iterating?.startingPoint
    options = iterating?.options
    startName = start?.description
    startsAtScreen = if case .screen = start { true } else { false }
  }

  package static func == (one: FinderOutline, other: FinderOutline) -> Bool {
    one.type == other.type && one.kind == other.kind && one.target == other.target
      && one.options == other.options && one.startName == other.startName
      && one.startsAtScreen == other.startsAtScreen && one.ownDescription == other.ownDescription
  }
}

extension FinderOutline: CustomStringConvertible {
  /// The search of a finder that can never find a screen.
  static let neverLookedFor = "never looked for"

  private var looksEverywhere: Bool {
    ownDescription == nil && options == .everywhere
      && startName == StartingPoint.topmost.description
  }

  /// The finder with its options: `ClassFinder (current, visible; from the topmost layer)`.
  package var description: String {
    if let ownDescription { return ownDescription }
    guard let options, let startName, !looksEverywhere else { return baseName(type.type) }
    return "\(baseName(type.type)) (\(options); \(startName))"
  }

  /// The warning about a finder that accepts any context.
  static let unchecked = "warning: the context was not checked, use ClassWithContextFinder"

  /// The search: `looked for everywhere by ClassFinder`.
  var search: String {
    kind == .never
      ? Self.neverLookedFor : "looked for \(looksEverywhere ? "everywhere " : "")by \(description)"
  }
}

extension ClassFinder: KindStating {
  package var kind: FinderOutline.Kind { .byClass }
}

extension ClassWithContextFinder: KindStating {
  package var kind: FinderOutline.Kind { .byContext }
}

extension ScreenFinder: KindStating {
  package var kind: FinderOutline.Kind {
    isForOwnScreens ? .instance : Context.self == Void.self ? .byClass : .byContext
  }
}

extension InstanceFinder: KindStating {
  package var kind: FinderOutline.Kind { .instance }
}

extension NilFinder: KindStating {
  package var kind: FinderOutline.Kind { .never }
}

extension ClosureFinder: KindStating {
  package var kind: FinderOutline.Kind { .closure }
}

/// A static description of a factory.
package final class FactoryOutline: Sendable {
  package indirect enum Kind: Equatable, Sendable {
    /// Builds a screen, with the app's own code.
    case builds
    /// Builds a screen, with a closure, which cannot be read: ``ClosureFactory``.
    case closure
    /// Builds a screen around a view, with a closure.
    case content
    /// The same, for a context that can be compared.
    case comparableContent
    /// Builds a container with its first children in it: ``CompleteFactory``.
    case complete(children: [ScreenType])
    /// Builds nothing: the step is skipped if its screen is not found, unless it is the destination.
    /// ``NilFactory``.
    case nothing
    /// Builds nothing: the navigation ends in an error if the screen is not found.
    /// ``FinderFactory``, whose finder it carries, or a factory of the app's own.
    case insists(FinderOutline?)
  }

  package let kind: Kind
  private let type: TypeIdentity

  /// Without type arguments.
  package var name: String { baseName(type.type) }

  /// With its type arguments.
  package var typeName: String { "\(type.type)" }

  package var builds: Bool {
    switch kind {
    case .builds, .closure, .content, .comparableContent, .complete: true
    case .nothing, .insists: false
    }
  }

  package var isHidden: Bool { kind == .closure }

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
package protocol KindStating {
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
  package var kind: FactoryOutline.Kind { .closure }
}

extension CompleteFactory: KindStating {
  package var kind: FactoryOutline.Kind { .complete(children: childTypes.map { ScreenType($0) }) }
}

extension AdaptedFactory: KindStating {
  package var kind: FactoryOutline.Kind { FactoryOutline(base).kind }
}

extension FactoryWithTask: KindStating {
  package var kind: FactoryOutline.Kind { FactoryOutline(base).kind }
}

extension FinderFactory: KindStating {
  package var kind: FactoryOutline.Kind { .insists(FinderOutline(finder)) }
}

/// A static description of an action.
package final class ActionOutline: Sendable {
  private let type: TypeIdentity

  /// Without type arguments.
  package var name: String { baseName(type.type) }

  /// The type of screen that the action works on.
  package let source: ScreenType

  /// Whether the screen becomes a child of a container. See ``ContainerAction``.
  package let embeds: Bool

  /// Whether that container is inside the source. See ``ContainerAction/reachesInside``.
  package let reachesInside: Bool

  /// Whether the screen becomes a layer of its own. See ``Action/opensLayer``.
  package let opensLayer: Bool

  @MainActor
  init<A: Action>(_ action: A) {
    type = TypeIdentity(type: A.self)
    source = ScreenType(A.Source.self)
    let container = action as? any ContainerAction
    embeds = container != nil
    reachesInside = container?.reachesInside ?? false
    opensLayer = action.opensLayer
  }
}

/// The type of a screen, as a value that can be compared.
package struct ScreenType: Hashable, Sendable {
  private let identity: TypeIdentity

  /// The type, which is a class or a protocol such as `any Screen`.
  package init(_ type: Any.Type) {
    identity = TypeIdentity(type: type)
  }

  private var type: Any.Type { identity.type }

  /// The name in plans and errors.
  package var name: String { screenTypeName(type) }

  /// Whether the type is a class. A protocol does not tell which classes conform to it.
  package var isClass: Bool { type is AnyObject.Type }

  /// Whether screens of the class can check contexts.
  package var checksContext: Bool { type is any ContextChecking.Type }

  /// Whether the class is of containers.
  package var isContainer: Bool { type is any ContainerScreen.Type }

  /// Whether all screens of a host may be of this type: it is a protocol, or a class such as
  /// `ModelScreen` without a superclass that is a screen.
  package var isBase: Bool {
    guard let type = type as? AnyClass else { return true }
    // NB: the standard library has no other name for it.
    return !(_getSuperclass(type) is any Screen.Type)
  }

  /// Whether every screen of this type is also of the other one: a class is a kind of itself, of
  /// its superclasses and of `any Screen`.
  package func isKind(of other: ScreenType) -> Bool {
    func isKind<Other>(of other: Other.Type) -> Bool {
      type == other || type is Other.Type || other == (any Screen).self
    }
    return isKind(of: other.type)
  }
}

extension ScreenType: CustomStringConvertible {
  package var description: String { name }
}

/// A type as a value that can be compared, without making its name.
struct TypeIdentity: Hashable, Sendable {
  let type: Any.Type

  static func == (first: TypeIdentity, second: TypeIdentity) -> Bool { first.type == second.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
