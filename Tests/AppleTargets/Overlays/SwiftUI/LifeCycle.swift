import Foundation
import Observation

extension View {
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { self }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable { self }
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable { self }
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable { self }
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { self }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
}
@frozen public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
}

@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }
  public init(handler: @escaping (URL) -> OpenURLAction.Result) {}
  nonisolated init(unhandled: Void) {}
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}
@MainActor @preconcurrency public struct DismissAction {
  nonisolated init() {}
  public func callAsFunction() {}
}
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated init() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}
  public func callAsFunction<D>(id: String, value: D)
  where D: Decodable, D: Encodable, D: Hashable {}
}
@available(tvOS, unavailable) @available(watchOS, unavailable)
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated init() {}
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}
  public func callAsFunction<D>(id: String, value: D)
  where D: Decodable, D: Encodable, D: Hashable {}
}
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
extension EnvironmentValues {
  public var openURL: OpenURLAction { get { OpenURLAction(unhandled: ()) } set {} }
  public var dismiss: DismissAction { DismissAction() }
  public var isPresented: Bool { false }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var supportsMultipleWindows: Bool { false }
  @available(tvOS, unavailable) @available(watchOS, unavailable)
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var scenePhase: ScenePhase { get { .active } set {} }
  public var horizontalSizeClass: UserInterfaceSizeClass? { get { nil } set {} }
}
