// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Switchback",
  platforms: [
    .iOS(.v17), .tvOS(.v17), .macCatalyst(.v17), .macOS(.v14), .visionOS(.v1), .watchOS(.v10),
  ],
  products: [
    "Switchback", "SwitchbackFoundation", "SwitchbackModel", "SwitchbackUIKit", "UIKitSimulator",
    "SwitchbackSwiftUI", "SwiftUISimulator", "SwitchbackLinks", "SwitchbackMaps",
    "SwitchbackTesting", "SwitchbackInspector",
  ].map { .library(name: $0, targets: [$0]) },
  targets: [
    // The libraries. The arrow goes from the hosts to the engine, which imports nothing.
    .library("Switchback", []),
    .library("SwitchbackFoundation"),
    .library("SwitchbackModel", ["Switchback", "SwitchbackFoundation"]),
    .library(
      "SwitchbackUIKit",
      ["Switchback", "SwitchbackFoundation", "UIKitRules", .simulatorWithoutUIKit]),
    .library(
      "SwitchbackSwiftUI", ["Switchback", "SwitchbackModel", "SwitchbackFoundation"]),
    .library("SwiftUISimulator", ["SwitchbackSwiftUI", "SimulatorCore"]),
    .library("UIKitSimulator", ["UIKitRules", "SimulatorCore"]),
    .library("SimulatorCore", []),
    .library("UIKitRules", []),
    .library("SwitchbackLinks", ["Switchback", "SwitchbackFoundation"]),
    .library("SwitchbackMaps", ["Switchback", "SwitchbackFoundation"]),
    .library("SwitchbackTesting", ["Switchback", "SwitchbackModel"]),
    .library(
      "SwitchbackInspector", ["Switchback", "SwitchbackFoundation", "SwitchbackMaps"],
      excluding: ["Page/Script", "Page/Style"]),

    // The demo.
    .library(
      "StorefrontApp",
      ["SwitchbackModel", "SwitchbackLinks", "SwitchbackMaps", "SwitchbackInspector"]),
    .library(
      "StorefrontCommand", ["StorefrontApp", "SwitchbackTesting", "SwitchbackInspector"]),
    .executableTarget(name: "storefront", dependencies: ["StorefrontCommand"]),

    // A world in which one number decides everything, and what it takes to own the main actor.
    .target(name: "MainActorJobs", path: "Tests/Support/MainActorJobs"),
    .target(
      name: "SimulatedWorld",
      dependencies: [
        "MainActorJobs", "SwiftUISimulator", "SwitchbackInspector", "SwitchbackModel",
        "SwitchbackUIKit",
      ],
      path: "Tests/Support/SimulatedWorld"),
    .target(name: "ProcessorTime", path: "Tests/Support/ProcessorTime"),
    // The same for what has no screens: links, files, texts.
    .target(
      name: "RandomInputs",
      dependencies: ["SimulatedWorld", "SwitchbackLinks", "SwitchbackInspector"],
      path: "Tests/Support/RandomInputs"),
    .executableTarget(
      name: "worlds", dependencies: ["SimulatedWorld", "RandomInputs"],
      path: "Tests/Support/WorldsCommand"),

    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounter", "SimulatedWorld", "StorefrontCommand", "SwiftUISimulator",
        "SwitchbackInspector", "SwitchbackUIKit",
      ],
      path: "Benchmarks/Suite"),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),

    .tests(
      "SwitchbackTests",
      ["ProcessorTime", "SimulatedWorld", "SwitchbackLinks", "SwitchbackTesting"],
      // Only one of the two hosts that are linked is to be seen.
      [.enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(
      name: "SwitchbackModelTests",
      dependencies: ["ProcessorTime", "SimulatedWorld", "SwitchbackModel"]),
    .tests(
      "SwitchbackUIKitTests",
      ["SwiftUISimulator", "SwitchbackUIKit", "SwitchbackTesting", "UIKitRules"]),
    .tests(
      "SwitchbackSwiftUITests",
      ["SwiftUISimulator", "SwitchbackMaps", "SwitchbackSwiftUI", "SwitchbackTesting"]),
    // The probe of UIKit and SwiftUI: an app of its own in Xcode, and run on both simulators here.
    .target(
      name: "MacProbe", dependencies: [.simulatorWithoutUIKit],
      path: "Docs/Examples/MacProbe.swiftpm/Probe", swiftSettings: [.strictMemorySafety()]),
    .tests("MacProbeTests", ["MacProbe", "SwiftUISimulator"]),
    .tests("UIKitSimulatorTests", ["UIKitSimulator"]),
    .testTarget(
      name: "SwitchbackLinksTests",
      dependencies: ["ProcessorTime", "SimulatedWorld", "SwitchbackLinks"]),
    .tests(
      "SwitchbackMapsTests",
      ["ProcessorTime", "SimulatedWorld", "SwitchbackMaps", "SwitchbackModel"]),
    .tests(
      "SwitchbackInspectorTests",
      ["ProcessorTime", "StorefrontCommand", "SwitchbackInspector", "SwitchbackTesting"]),
    .tests("SwitchbackTestingTests", ["ProcessorTime", "SwitchbackTesting"]),
    .tests("SwitchbackWorldTests", ["RandomInputs", "SimulatedWorld", "worlds"]),
    .target(name: "DocumentedCode", path: "Tests/Support/DocumentedCode"),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "DocumentedCode", "SwitchbackLinks", "SwitchbackMaps", "SwitchbackTesting",
        "SwitchbackInspector",
        "SwitchbackUIKit",
      ],
      exclude: ["Host"],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    // A host of its own, whose words would be those of the other documents' chains, too.
    .testTarget(
      name: "DocumentedHostTests", dependencies: ["SwitchbackTesting"],
      path: "Tests/DocumentationTests/Host"),
    .tests("StorefrontTests", ["DocumentedCode", "StorefrontCommand"]),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  /// Code that could break memory has to be marked `unsafe`.
  static func library(
    _ name: String, _ dependencies: [Target.Dependency] = ["Switchback"],
    excluding folders: [String] = []
  ) -> Target {
    .target(
      name: name, dependencies: dependencies, exclude: folders,
      swiftSettings: [.strictMemorySafety()])
  }
}

extension Target {
  /// Tests of screens: all of their code is on the main actor, unless it says otherwise.
  static func tests(
    _ name: String, _ dependencies: [Target.Dependency], _ settings: [SwiftSetting] = []
  ) -> Target {
    .testTarget(
      name: name, dependencies: dependencies,
      swiftSettings: settings + [.defaultIsolation(MainActor.self)])
  }
}

extension Target.Dependency {
  /// Where there is UIKit, its simulator is not linked.
  static var simulatorWithoutUIKit: Target.Dependency {
    .target(
      name: "UIKitSimulator",
      condition: .when(platforms: [.linux, .macOS, .windows, .android, .wasi, .openbsd]))
  }
}
