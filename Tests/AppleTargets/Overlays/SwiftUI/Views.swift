// A stand-in for type checking: SwiftUI's declarations that a navigation host and its apps need, written
// from public descriptions. Nothing here does anything. `// ?` marks what could not be confirmed to the
// letter; Docs/Maintainers/OnAMac.md lists these. Read on the pages of Apple's documentation with their names, and in
// OpenSwiftUI @069dd80b and skip-fuse-ui @1f39a26. Available from iOS 17 on unless a declaration says otherwise.

@_exported import Foundation
@_exported import Observation
#if canImport(UIKit) && !os(watchOS)
@_exported import UIKit
#endif

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  public var body: Never { fatalError() }
}

extension Never: View {
  public typealias Body = Never
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView((repeat each content))
  }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent()
  }
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent()
  }
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View { AnyView(content) }
}

/// Xcode 27: what the declarations' documentation now says in place of `ViewBuilder`.
public typealias ContentBuilder = ViewBuilder

public struct EmptyView: View {
  public typealias Body = Never
  nonisolated public init() {}
}

nonisolated public struct TupleView<T>: View {
  public typealias Body = Never
  public var value: T
  nonisolated public init(_ value: T) { self.value = value }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
  nonisolated init() {}
}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

public struct AnyView: View {
  public typealias Body = Never
  nonisolated public init<V>(_ view: V) where V: View {}
  nonisolated public init<V>(erasing view: V) where V: View {}
}

public struct Group<Content> {}
extension Group: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

@frozen public struct HorizontalAlignment: Equatable, Sendable {
  public static let center = HorizontalAlignment()
}
@frozen public struct VStack<Content>: View where Content: View {
  public typealias Body = Never
  @inlinable nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
@frozen public struct HStack<Content>: View where Content: View {
  public typealias Body = Never
  @inlinable nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
@frozen public struct VerticalAlignment: Equatable, Sendable {
  public static let center = VerticalAlignment()
}
@frozen public struct ZStack<Content>: View where Content: View {
  public typealias Body = Never
  @inlinable nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {}
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
}
extension ForEach: View where Content: View {
  public typealias Body = Never
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
  }
}
extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
  }
}

public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
}
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct TextField<Label>: View where Label: View {
  public typealias Body = Never
}
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}
public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  public typealias Body = Never
}
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

public struct Text: View, Equatable, Sendable {
  public typealias Body = Never
  nonisolated public init(verbatim content: String) {}
  @_disfavoredOverload nonisolated public init<S>(_ content: S) where S: StringProtocol {}
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
}
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  nonisolated public init(_ value: String) {}
  nonisolated public init(stringLiteral value: String) {}
}

public struct Label<Title, Icon>: View where Title: View, Icon: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {}
}
public struct Image: View, Equatable, Sendable {
  public typealias Body = Never
  nonisolated public init(systemName: String) {}
}
public struct Color: View, Hashable, Sendable {
  public typealias Body = Never
  public static let clear = Color()
}

public struct ButtonRole: Equatable, Sendable {
  let number: Int
  public static let destructive = ButtonRole(number: 0)
  public static let cancel = ButtonRole(number: 1)
}
public struct Button<Label>: View where Label: View {
  public typealias Body = Never
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}
extension Button where Label == Text {
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {}
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {}
}

extension Button {
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

@frozen public struct GeometryReader<Content>: View where Content: View {
  public typealias Body = Never
  public var content: (GeometryProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}
public struct GeometryProxy {
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { CGRect() }
}
public protocol CoordinateSpaceProtocol {}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace() }
}
extension View {
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}

public struct _PaddingLayout: ViewModifier {
  public typealias Body = Never
  public func body(content: Content) -> Never { fatalError() }
}
extension View {
  nonisolated public func padding() -> some View {
    ModifiedContent(content: self, modifier: _PaddingLayout())
  }
}
