/// A static description of a finder.
///
/// Two finders with equal outlines look for the same screens in the same places, unless their
/// ``kind-swift.property`` is one that cannot be read completely.
public struct FinderOutline: Hashable, Sendable {
  /// The ways in which finders judge a screen.
  public enum Kind: Hashable, Sendable {
    /// By its class alone: ``ClassFinder``.
    case byClass
    /// By its class and by the context that it shows: ``ClassWithContextFinder``.
    case byContext
    /// By its identity: ``InstanceFinder``.
    case instance
    /// Not at all, it finds nothing: ``NilFinder``.
    case never
    /// By a closure, which cannot be read: ``ClosureFinder``.
    case closure
    /// By the app's own code. Two finders of such a type may differ in what they store.
    case own
  }

  /// The screen at which a search begins.
  public enum Start: Hashable, Sendable {
    /// See ``StartingPoint/topmost``.
    case topmost
    /// See ``StartingPoint/root``.
    case root
    /// A given screen, which cannot be read.
    case screen
  }

  /// The way in which the finder judges a screen.
  public let kind: Kind

  private let type: TypeIdentity

  /// The finder's own description, if it has one.
  private let ownDescription: String?

  /// The screen at which the search begins, in words.
  private let startName: String?

  /// The type of screen to look for.
  public let target: ScreenType

  /// The options of the search, if the finder is a ``StackIteratingFinder``.
  public let options: SearchOptions?

  /// The start of the search, if the finder is a ``StackIteratingFinder``.
  public let start: Start?

  /// Whether the finder accepts a screen whatever context it shows, although the screen can check
  /// the finder's context: a ``ClassFinder`` for a ``ContextChecking`` screen.
  public let ignoresContext: Bool

  /// The finder's type, with its type arguments.
  public var typeName: String { "\(type.type)" }

  /// Whether the finder's search cannot be read.
  public var isHidden: Bool { kind == .closure }

  /// Whether the finder can never find a screen.
  public var neverFinds: Bool { kind == .never || options?.isEmpty == true }

  @MainActor
  init<F: Finder>(_ finder: F) {
    kind = statedKind(of: finder) ?? .own
    target = ScreenType(F.Target.self)
    let checking = F.Target.self as? any ContextChecking.Type
    ignoresContext = kind == .byClass && checking?.contextType == F.Context.self
    type = TypeIdentity(type: F.self)
    ownDescription = (finder as? any CustomStringConvertible)?.description
    let iterating = finder as? any StackIteratingFinder
    let startingPoint = iterating?.startingPoint
    options = iterating?.options
    start = startingPoint.map { Start($0) }
    startName = startingPoint?.description
  }
}

extension ContextChecking {
  fileprivate static var contextType: Any.Type { Context.self }
}

extension FinderOutline: CustomStringConvertible {
  /// The search of a finder that can never find a screen.
  static let neverLookedFor = "never looked for"

  private var looksEverywhere: Bool {
    ownDescription == nil && options == .everywhere && start == .topmost
  }

  /// The finder with its options: `ClassFinder (current, visible; from the topmost layer)`.
  public var description: String {
    if let ownDescription { return ownDescription }
    guard let options, let startName, !looksEverywhere else { return baseName(type.type) }
    return "\(baseName(type.type)) (\(options); \(startName))"
  }

  /// The search: `looked for everywhere by ClassFinder`.
  var search: String {
    kind == .never
      ? Self.neverLookedFor : "looked for \(looksEverywhere ? "everywhere " : "")by \(description)"
  }
}

extension FinderOutline.Start {
  fileprivate init(_ point: StartingPoint) {
    self =
      switch point {
      case .topmost: .topmost
      case .root: .root
      case .screen: .screen
      }
  }
}

extension ClassFinder: KindStating {
  var kind: FinderOutline.Kind { .byClass }
}

extension ClassWithContextFinder: KindStating {
  var kind: FinderOutline.Kind { .byContext }
}

extension InstanceFinder: KindStating {
  var kind: FinderOutline.Kind { .instance }
}

extension NilFinder: KindStating {
  var kind: FinderOutline.Kind { .never }
}

extension ClosureFinder: KindStating {
  var kind: FinderOutline.Kind { .closure }
}
