import Foundation
import Observation

@frozen public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static var linear: Animation { Animation() }
}
@frozen public struct Transaction {
  public init() {}
  public init(animation: Animation?) {}
  public var animation: Animation? { get { nil } set {} }
  public var disablesAnimations: Bool { get { false } set {} }
  public var isContinuous: Bool { get { false } set {} }
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { K.defaultValue }
    set {}
  }
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}
@available(*, unavailable) extension Transaction: Sendable {}
@available(tvOS, unavailable) @available(watchOS, unavailable)
public struct DismissBehavior: Sendable {
  public static let interactive = DismissBehavior()
  public static let destructive = DismissBehavior()
}
@available(tvOS, unavailable) @available(watchOS, unavailable)
extension Transaction {
  public var dismissBehavior: DismissBehavior { get { .interactive } set {} }
}
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let number: Int
  public static let logicallyComplete = AnimationCompletionCriteria(number: 0)
  public static let removed = AnimationCompletionCriteria(number: 1)
}
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { try body() }
extension View {
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable { self }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public protocol NavigationTransition {}
@available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *) @available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {}
@available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *) @available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension View {
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }
}
