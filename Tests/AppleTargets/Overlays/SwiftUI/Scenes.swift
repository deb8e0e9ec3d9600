import Foundation
import Observation

public enum ScenePhase: Comparable {
  case background, inactive, active
}
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}
public struct WindowGroup<Content>: Scene where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
  public typealias Body = Never  // ? WindowGroup.body: `some Scene`
  public var body: Never { fatalError() }
}
extension WindowGroup {
  nonisolated public init<D, C>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View
  {}
  nonisolated public init<D, C>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View
  {}
}
public struct PresentedWindowContent<Data, Content>: View
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}
extension Scene {
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable { self }
}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  @MainActor @preconcurrency public static func main() {}
}
