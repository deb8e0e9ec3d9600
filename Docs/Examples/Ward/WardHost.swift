import Switchback

/// The screens that the chains need of a host.
@MainActor
protocol WardHost {
  associatedtype Stack: StackContainer
  associatedtype Split: SplitContainer
  associatedtype Deck: ContainerScreen
  associatedtype Wards: Screen
  associatedtype Rounds: Screen
  associatedtype Patient: Screen, ContextInstantiable<Int>
  associatedtype Chart: Screen, ContextInstantiable<ChartPage>
  associatedtype Note: Screen, ContextInstantiable<Int>
  associatedtype Medication: Screen, ContextInstantiable<Int>
  associatedtype SearchResults: Screen, ContextInstantiable<Search>
  associatedtype Shift: Screen, ContextInstantiable<Int>
  associatedtype Vital: Screen, ContextInstantiable<String>
  associatedtype Settings: Screen, ContextInstantiable<[String]>
  associatedtype Transfer: ResultScreen<Int>, ContextInstantiable<Int>
  associatedtype Login: ResultScreen<String>

  static func makeLogin() -> Login
}
