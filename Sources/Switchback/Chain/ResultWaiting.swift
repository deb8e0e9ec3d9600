/// Waits for the result of the screen that a navigation is going to show.
///
/// The navigation says as soon as it has the screen which one it is, and again if it takes another
/// one: nothing that the screen does from then on is missed.
@MainActor
protocol ResultWaiting: AnyObject {
  func begin(on screen: any Screen, in window: any ScreenWindow)
}
