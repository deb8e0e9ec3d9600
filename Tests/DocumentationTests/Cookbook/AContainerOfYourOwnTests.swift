import SwitchbackModel
import Testing

@MainActor
struct AContainerOfYourOwnTests {
  // snippet begin: container
  /// A menu, and the content beside it. One of the two is on display.
  final class SideMenu: ModelContainer {
    override var name: String { "SideMenu" }

    override func visibleScreens(
      among screens: [any Screen], revealing screen: (any Screen)?
    ) -> [any Screen] {
      if let screen { return [screen] }
      return Array(screens.suffix(1))
    }
  }
  // snippet end

  // snippet begin: action
  struct SetContent: ContainerAction {
    typealias Source = SideMenu

    func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
      children = children.prefix(1) + [screen]
    }
  }
  // snippet end

  @Test func `Screens in it are found and revealed`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(SideMenu(ModelScreen(name: "Menu"), HomeScreen()))
    let router = window.router
    // snippet begin: navigate
    let bag = StepAssembly { BagScreen() }
      .using(SetContent())
      .from(.existing(SideMenu.self))

    try await router.navigate(to: bag)
    print(window.drawing)
    // snippet end
    // output: after
    page.prints(
      """
      window
      └─ SideMenu
         ├─ Menu
         └─ Bag*
      """)
  }
}
