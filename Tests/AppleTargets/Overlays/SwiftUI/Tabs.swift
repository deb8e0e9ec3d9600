import Foundation
import Observation

public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {}
}
extension TabView: View {
  public typealias Body = Never
}
extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabView {
  nonisolated public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {}
}
extension View {
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    self
  }
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
  where V: Hashable { self }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) @MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabContent {
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  @available(tvOS, unavailable) @available(watchOS, unavailable)
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { self }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension _ConditionalContent: TabContent  // ? _ConditionalContent.TabValue: the constraints
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  public var body: Self { return self }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) public struct TabRole: Hashable, Sendable {
  public static var search: TabRole { TabRole() }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) public struct DefaultTabLabel: View {
  public typealias Body = Never
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) public struct Tab<Value, Content, Label> {
  nonisolated init(stub: Void) {}
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public var body: Self { return self }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(stub: ()) }
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(stub: ()) }
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol { self.init(stub: ()) }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) public struct TabSection<Header, Content, Footer, SelectionValue> {}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabSection: TabContent
where
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  public typealias TabValue = SelectionValue
  public var body: Self { return self }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TabSection where Content: TabContent, SelectionValue: Hashable {
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Header: View, Footer == EmptyView, SelectionValue == Content.TabValue {}
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  public struct Content<C>: View where C: TabContent {
    public typealias Body = Never
  }
  public static func buildExpression(
    _ content: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { content }
  public static func buildBlock(
    _ content: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { content }
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
    _ConditionalContent()
  }
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
    _ConditionalContent()
  }
}
extension View {
  @available(tvOS, unavailable) @available(watchOS, unavailable)
  nonisolated public func badge(_ label: Text?) -> some View { self }
}
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ForEach: TabContent where Content: TabContent {  // ? ForEach.init: the constraints of both
  public typealias TabValue = Content.TabValue
  public var body: Self { return self }
  nonisolated public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue, ID == Data.Element.ID, Data.Element: Identifiable {
    (self.data, self.content) = (data, content)
  }
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    (self.data, self.content) = (data, content)
  }
}

@MainActor @preconcurrency public protocol TabViewStyle {}
@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) @available(watchOS, unavailable)
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {}
@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) @available(watchOS, unavailable)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension View {
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle { self }
}
@available(iOS 18, macOS 15, visionOS 2, *) @available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TabViewCustomization: Codable {
  public init() {}
}
@available(iOS 18, macOS 15, visionOS 2, *) @available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
}
