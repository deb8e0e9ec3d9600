// What alerts prevent: SwiftUI presents nothing above one.
extension ScreenDisplay {
  /// Whether an alert is up that is none of the model's. SwiftUI presents nothing until the user has answered.
  var hasForeignAlert: Bool {
    guard case .titled = toolkit.alert else { return false }
    return !layers.contains { $0.modalStyle.isPrompt && isOnDisplay($0) }
  }

  /// Whether a screen cannot be shown before the user has answered.
  func waitsForAnswer(_ screen: ModelScreen) -> Bool {
    hasForeignAlert
      || layers.drop { !$0.modalStyle.isPrompt }.dropFirst().contains { $0 === screen }
  }

  /// Whether SwiftUI may have dropped a presentation that is in the model: because of an alert of the app's own
  /// or, where alerts cannot be seen, because of a change by the user. None can be made below an alert.
  func mayHaveDropped(after transition: ModelTransition) -> Bool {
    if case .unknown = toolkit.alert {
      return transition.origin == .user && transition.operation != .dismiss
        && layers.contains { $0.modalStyle.isPrompt }
    }
    return hasForeignAlert
  }
}
