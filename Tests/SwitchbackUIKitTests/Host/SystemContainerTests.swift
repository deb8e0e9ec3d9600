#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The system's own navigation controllers, such as the picker of pictures, are no place for an app's
/// screens, unless the app names them.
struct SystemContainerTests {
  private final class OwnPicker: UIImagePickerController {}

  /// A window in which the system's picker is above a stack.
  private static func window(
    _ simulation: Simulation, _ picker: UIImagePickerController
  ) async throws -> UIWindow {
    let window = try await simulation.window("window\n└─ stack\n   └─ Home*")
    window.rootViewController?.present(picker, animated: false, completion: nil)
    await simulation.untilIdle()
    try #require(window.drawn.contains("modal"))
    return window
  }

  private static func account<Source: UINavigationController, Step: Finder>(
    from finder: Step
  ) -> DestinationStep<AccountViewController, Any?>
  where Step.Target == Source, Step.Context == Any? {
    finding(AccountViewController.self)
      .using(Push<Source>()).from(GeneralStep.custom(using: finder)).assemble()
  }

  @Test(arguments: [false, true])
  func `A screen is pushed onto the app's stack, and the system's above it goes`(
    isSubclass: Bool
  ) async throws {
    try await onDeviceInBothReadings { simulation in
      let window = try await Self.window(
        simulation, isSubclass ? OwnPicker() : UIImagePickerController())
      let router = WindowRouter(window: window)
      try await router.navigate(to: Self.account(from: ClassFinder<UINavigationController, Any?>()))
      #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   └─ Account*")
    }
  }

  @Test func `The same for any stack, whatever its class`() async throws {
    try await onDeviceInBothReadings { simulation in
      let window = try await Self.window(simulation, UIImagePickerController())
      let found = try Hierarchy(of: window).first((any StackContainer).self)
      #expect(found === window.rootViewController)
      let container = try Hierarchy(of: window).first((any ContainerScreen).self)
      #expect(container === window.rootViewController)
    }
  }

  @Test func `A chain that looks only where the picker is says that it belongs to the system`()
    async throws
  {
    try await onDevice { simulation in
      let window = try await Self.window(simulation, UIImagePickerController())
      let before = window.drawn
      let text = await text {
        try await WindowRouter(window: window).navigate(
          to: Self.account(from: ClassFinder<UINavigationController, Any?>(options: [.current])))
      }
      #expect(
        text.contains(
          "UIImagePickerController belongs to the system: name its class to continue in it"))
      #expect(window.drawn == before)
    }
  }

  @Test func `The stack around the current screen is not the system's`() async throws {
    try await onDevice { simulation in
      let window = try await Self.window(simulation, UIImagePickerController())
      let before = window.drawn
      let step = finding(AccountViewController.self)
        .using(UINavigationController.push()).from(GeneralStep.current().expectingContainer())
        .assemble()
      let text = await text { try await WindowRouter(window: window).navigate(to: step) }
      #expect(text.contains("UINavigationController"))
      #expect(window.drawn == before)
    }
  }

  @Test func `A plan does not say that screens of the system's may go`() async throws {
    try await onDevice { simulation in
      let window = try await Self.window(simulation, UIImagePickerController())
      let picker = ClassFinder<UIImagePickerController, Any?>()
      let screen = StepAssembly(
        finder: NilFinder(), factory: ClosureFactory { (_: Any?) in UIViewController() }
      ).using(Push()).from(GeneralStep.custom(using: picker)).assemble()
      let router = WindowRouter(window: window)
      @MainActor func plan<Source: UINavigationController>(
        _ action: PushAsRoot<Source>
      ) throws -> NavigationPlan {
        try router.plan(
          to: finding(AccountViewController.self).using(action).from(screen.expectingContainer())
            .assemble())
      }
      #expect(
        try plan(PushAsRoot<UIImagePickerController>()).mayBeRemoved.map { name(of: $0) }
          == ["UIViewController"])
      #expect(try plan(PushAsRoot<UINavigationController>()).mayBeRemoved.isEmpty)
    }
  }

  @Test func `An app that names the class pushes there`() async throws {
    try await onDeviceInBothReadings { simulation in
      let window = try await Self.window(simulation, UIImagePickerController())
      try await WindowRouter(window: window).navigate(
        to: Self.account(from: ClassFinder<UIImagePickerController, Any?>()))
      #expect(
        window.drawn == """
          window
          ├─ stack
          │  └─ Home*
          └─ modal UIImagePickerController
             ├─ UIViewController
             └─ Account*
          """)
    }
  }

  @Test func `An app that names the instance pushes there`() async throws {
    try await onDeviceInBothReadings { simulation in
      let picker = UIImagePickerController()
      let window = try await Self.window(simulation, picker)
      try await WindowRouter(window: window).navigate(
        to: Self.account(from: InstanceFinder<UINavigationController, Any?>(picker)))
      #expect(picker.topViewController is AccountViewController)
    }
  }

  @Test func `A screen is presented above the system's`() async throws {
    try await onDeviceInBothReadings { simulation in
      let window = try await Self.window(simulation, UIImagePickerController())
      try await WindowRouter(window: window).navigate(to: GuideConfigurations.newBag())
      #expect(
        try Hierarchy(of: window).layers.map { name(of: $0) }
          == ["UINavigationController", "UIImagePickerController", "Bag"])
    }
  }
}
#endif
