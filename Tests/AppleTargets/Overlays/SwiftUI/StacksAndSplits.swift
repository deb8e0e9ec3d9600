import Foundation
import Observation

public struct NavigationStack<Data, Root> where Root: View {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}
extension NavigationStack: View {
  public typealias Body = Never
}

public struct NavigationPath {
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  public var codable: NavigationPath.CodableRepresentation? { nil }
  public init() {}
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {}
  public init<S>(_ elements: S)
  where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {}
  public init(_ codable: NavigationPath.CodableRepresentation) {}
  public mutating func append<V>(_ value: V) where V: Hashable {}
  public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {}
  public mutating func removeLast(_ k: Int = 1) {}
  public struct CodableRepresentation: Codable, Equatable {
    public init(from decoder: any Decoder) throws {}
    public func encode(to encoder: any Encoder) throws {}
  }
}
extension NavigationPath: Equatable {
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool { true }
}

extension View {
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { self }
  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View { self }
  nonisolated public func navigationDestination<D, C>(
    item: Binding<Optional<D>>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { self }
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    self
  }
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { self }
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { self }
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}
extension View {
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { self }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }
}

public struct NavigationSplitView<Sidebar, Content, Detail>
where Sidebar: View, Content: View, Detail: View {
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}
extension NavigationSplitView: View {
  public typealias Body = Never
}
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let number: Int
  public static var sidebar: NavigationSplitViewColumn { .init(number: 0) }
  public static var content: NavigationSplitViewColumn { .init(number: 1) }
  public static var detail: NavigationSplitViewColumn { .init(number: 2) }
}
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  let number: Int
  public static var detailOnly: NavigationSplitViewVisibility { .init(number: 0) }
  public static var doubleColumn: NavigationSplitViewVisibility { .init(number: 1) }
  public static var all: NavigationSplitViewVisibility { .init(number: 2) }
  public static var automatic: NavigationSplitViewVisibility { .init(number: 3) }
}
