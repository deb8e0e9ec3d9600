import Foundation
import Observation

public protocol DynamicProperty {
  mutating func update()
}
extension DynamicProperty {
  public mutating func update() {}
}

@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  nonisolated public init(wrappedValue value: Value) {}
  nonisolated public init(initialValue value: Value) {}
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State: Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral {
  nonisolated public init() {}
}

@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var transaction: Transaction
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { fatalError() }
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) { fatalError() }
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { self }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable {
  public typealias ID = Value.ID
  public var id: Value.ID { wrappedValue.id }
}
extension Binding: DynamicProperty {}
extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? { fatalError() }
  public init?(_ base: Binding<Value?>) { nil }
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError() }
  init(stub wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}
extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.init(stub: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(stub: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
extension Bindable: Identifiable where Value: Identifiable {
  public typealias ID = Value.ID
  public var id: Value.ID { wrappedValue.id }
}
extension Bindable: Sendable where Value: Sendable {}

public struct EnvironmentValues {
  nonisolated public init() {}
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { K.defaultValue }
    set {}
  }
}
// Read in OpenSwiftUI @069dd80b.
extension EnvironmentValues: @unchecked Sendable {}
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}
extension Environment: Sendable where Value: Sendable {}
extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {}
}
extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }
  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable { self }
}

@frozen @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { fatalError() }
  init(stub: Void) {}
  // Only to please this compiler.
  @available(*, unavailable) public init() { fatalError() }
}
extension SceneStorage where Value == Data? {
  public init(_ key: String) { self.init(stub: ()) }
}

@frozen @propertyWrapper public struct Namespace: DynamicProperty {
  public init() {}
  public struct ID: Hashable, Sendable {}
  public var wrappedValue: Namespace.ID { fatalError() }
}

@frozen @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { fatalError() }
  init(stub: Void) {}
  // Only to please this compiler.
  @available(*, unavailable) public init() { fatalError() }
}
// Read with `store: UserDefaults? = nil`.
@available(iOS 18, macOS 15, visionOS 2, *) @available(tvOS, unavailable)
@available(watchOS, unavailable)
extension AppStorage where Value == TabViewCustomization {
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String) { self.init(stub: ()) }
}

@propertyWrapper @frozen public struct AccessibilityFocusState<Value>: DynamicProperty
where Value: Hashable {
  @propertyWrapper @frozen public struct Binding {
    public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
    public var projectedValue: Binding { self }
    init(stub: Void) {}
  }
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: AccessibilityFocusState<Value>.Binding { fatalError() }
  public init() where Value == Bool {}
}
extension View {
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
}
