import Foundation
import Observation

extension View {
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { self }
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { self }
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }
  @available(tvOS, unavailable) @available(watchOS, unavailable)
  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { self }
  @available(tvOS, unavailable) @available(visionOS, unavailable) @available(watchOS, unavailable)
  nonisolated public func inspector<V>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View where V: View { self }
  nonisolated public func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View { self }
  nonisolated public func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View { self }
  nonisolated public func confirmationDialog<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View { self }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
}
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
public struct PresentationDetent: Hashable, Sendable {
  let number: Int
  public static let medium = PresentationDetent(number: 0)
  public static let large = PresentationDetent(number: 1)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .medium }
  public static func height(_ height: CGFloat) -> PresentationDetent { .medium }
}

@frozen public enum Edge: Int8, CaseIterable { case top, leading, bottom, trailing }
@frozen public struct Anchor<Value>: Sendable {
  @frozen public struct Source: Sendable {}
}
extension Anchor.Source where Value == CGRect {
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source { .init() }
  public static var bounds: Anchor<CGRect>.Source { .init() }
}
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
}
