// swift-tools-version: 6.2
import PackageDescription

/// The settings of libraries and examples: code that could break memory has to be marked `unsafe`.
let safe: [SwiftSetting] = [.strictMemorySafety()]

let package = Package(
  name: "Switchback",
  platforms: [
    .iOS(.v17), .tvOS(.v17), .macCatalyst(.v17), .macOS(.v14), .visionOS(.v1),
  ],
  products: [
    .library(name: "Switchback", targets: ["Switchback"]),
    .library(name: "SwitchbackModel", targets: ["SwitchbackModel"]),
    .library(name: "SwitchbackUIKit", targets: ["SwitchbackUIKit"]),
    .library(name: "SwitchbackTesting", targets: ["SwitchbackTesting"]),
    .library(name: "UIKitSimulator", targets: ["UIKitSimulator"]),
    .library(name: "SwitchbackLinks", targets: ["SwitchbackLinks"]),
    .library(name: "SwitchbackMaps", targets: ["SwitchbackMaps"]),
    .executable(name: "storefront", targets: ["storefront"]),
  ],
  targets: [
    .target(name: "Switchback", swiftSettings: safe),
    .target(name: "SwitchbackFoundation", dependencies: ["Switchback"], swiftSettings: safe),
    .target(
      name: "SwitchbackModel", dependencies: ["Switchback", "SwitchbackFoundation"],
      swiftSettings: safe),
    .target(
      name: "SwitchbackUIKit",
      dependencies: [
        "Switchback", "SwitchbackFoundation",
        // Where there is UIKit, it is not linked.
        .target(
          name: "UIKitSimulator",
          condition: .when(platforms: [.linux, .macOS, .windows, .android, .wasi, .openbsd])),
      ],
      swiftSettings: safe
    ),
    .target(name: "UIKitSimulator", swiftSettings: safe),
    .target(
      name: "UIKitShop", dependencies: ["Switchback", "SwitchbackLinks", "SwitchbackUIKit"],
      path: "Docs/Examples/UIKitShop",
      swiftSettings: safe
    ),
    .target(
      name: "ContextRouter", dependencies: ["Switchback", "SwitchbackLinks", "SwitchbackUIKit"],
      path: "Docs/Examples/ContextRouter",
      swiftSettings: safe
    ),
    .target(
      name: "Onboarding", dependencies: ["Switchback", "SwitchbackLinks", "SwitchbackUIKit"],
      path: "Docs/Examples/Onboarding",
      swiftSettings: safe
    ),
    .target(
      name: "Assemblies", dependencies: ["Switchback", "SwitchbackUIKit"],
      path: "Docs/Examples/Assemblies",
      swiftSettings: safe
    ),
    // An app of four modules: features know each other's destinations, but not each other.
    .target(
      name: "ShopDestinations", path: "Docs/Examples/ModularShop/Destinations", swiftSettings: safe),
    .target(
      name: "CatalogueFeature",
      dependencies: ["ShopDestinations", "Switchback", "SwitchbackLinks", "SwitchbackModel"],
      path: "Docs/Examples/ModularShop/Catalogue",
      swiftSettings: safe
    ),
    .target(
      name: "BagFeature",
      dependencies: ["ShopDestinations", "Switchback", "SwitchbackLinks", "SwitchbackModel"],
      path: "Docs/Examples/ModularShop/Bag",
      swiftSettings: safe
    ),
    .target(
      name: "ModularShop",
      dependencies: [
        "ShopDestinations", "CatalogueFeature", "BagFeature", "Switchback", "SwitchbackLinks",
        "SwitchbackModel",
      ],
      path: "Docs/Examples/ModularShop/App",
      swiftSettings: safe
    ),
    .target(
      name: "Club", dependencies: ["Switchback", "SwitchbackModel"],
      path: "Docs/Examples/Club",
      swiftSettings: safe
    ),
    .target(
      name: "SwitchbackTesting", dependencies: ["Switchback", "SwitchbackModel"],
      swiftSettings: safe),
    .target(name: "SwitchbackLinks", dependencies: ["Switchback"], swiftSettings: safe),
    .target(name: "SwitchbackMaps", dependencies: ["Switchback"], swiftSettings: safe),
    .target(
      name: "CityTransport", dependencies: ["Switchback", "SwitchbackMaps", "SwitchbackModel"],
      path: "Docs/Examples/TransitionMap",
      swiftSettings: safe
    ),
    .target(
      name: "StorefrontApp",
      dependencies: ["Switchback", "SwitchbackLinks", "SwitchbackMaps", "SwitchbackModel"],
      swiftSettings: safe
    ),
    .target(
      name: "StorefrontCommand",
      dependencies: [
        "StorefrontApp", "Switchback", "SwitchbackLinks", "SwitchbackMaps", "SwitchbackModel",
        "SwitchbackTesting",
      ],
      swiftSettings: safe
    ),
    .executableTarget(name: "storefront", dependencies: ["StorefrontCommand"], swiftSettings: safe),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Switchback", "SwitchbackModel", "SwitchbackLinks", "SwitchbackUIKit", "UIKitSimulator",
        "AllocationCounter", "SimulatedWorld", "StorefrontApp", "StorefrontCommand",
        "SwitchbackTesting",
      ],
      path: "Benchmarks/Suite"
    ),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .target(name: "DocumentedCode", path: "Tests/Support/DocumentedCode"),
    .testTarget(
      name: "SwitchbackTests",
      dependencies: ["Switchback", "SwitchbackModel", "SwitchbackLinks", "SwitchbackTesting"]),
    .testTarget(
      name: "SwitchbackMapsTests",
      dependencies: ["Switchback", "SwitchbackMaps", "SwitchbackModel"]),
    .testTarget(
      name: "CityTransportTests",
      dependencies: [
        "CityTransport", "Switchback", "SwitchbackMaps", "SwitchbackModel", "DocumentedCode",
      ]
    ),
    // A world in which one number decides everything, and what it takes to own the main actor.
    .target(name: "MainActorJobs", path: "Tests/Support/MainActorJobs"),
    .target(
      name: "SimulatedWorld",
      dependencies: [
        "MainActorJobs", "Switchback", "SwitchbackModel", "SwitchbackUIKit", "UIKitSimulator",
      ],
      path: "Tests/Support/SimulatedWorld"
    ),
    .executableTarget(
      name: "worlds", dependencies: ["MainActorJobs", "SimulatedWorld"],
      path: "Tests/Support/WorldsCommand"
    ),
    .testTarget(name: "SwitchbackWorldTests", dependencies: ["SimulatedWorld"]),
    .testTarget(
      name: "SwitchbackReferenceTests",
      dependencies: [
        "SimulatedWorld", "Switchback", "SwitchbackModel", "SwitchbackUIKit", "UIKitSimulator",
      ]
    ),
    .testTarget(name: "SwitchbackModelTests", dependencies: ["Switchback", "SwitchbackModel"]),
    .testTarget(
      name: "SwitchbackUIKitTests",
      dependencies: [
        "Switchback", "SwitchbackModel", "SwitchbackUIKit", "SwitchbackTesting", "UIKitSimulator",
      ]
    ),
    .testTarget(
      name: "SwitchbackTestingTests",
      dependencies: ["Switchback", "SwitchbackModel", "SwitchbackTesting"]
    ),
    .testTarget(
      name: "UIKitShopTests",
      dependencies: ["UIKitShop", "Switchback", "SwitchbackUIKit", "UIKitSimulator"]
    ),
    .testTarget(
      name: "ContextRouterTests",
      dependencies: ["ContextRouter", "Switchback", "SwitchbackUIKit", "UIKitSimulator"]
    ),
    .testTarget(
      name: "OnboardingTests",
      dependencies: ["Onboarding", "Switchback", "SwitchbackUIKit", "UIKitSimulator"]
    ),
    .testTarget(
      name: "AssembliesTests",
      dependencies: ["Assemblies", "Switchback", "SwitchbackUIKit", "UIKitSimulator"]
    ),
    .testTarget(
      name: "ModularShopTests",
      dependencies: [
        "ShopDestinations", "CatalogueFeature", "BagFeature", "ModularShop", "Switchback",
        "SwitchbackLinks", "SwitchbackModel",
      ]
    ),
    .testTarget(
      name: "ClubTests",
      dependencies: ["Club", "Switchback", "SwitchbackModel"]
    ),
    .testTarget(name: "UIKitSimulatorTests", dependencies: ["UIKitSimulator"]),
    .testTarget(name: "SwitchbackLinksTests", dependencies: ["SwitchbackLinks"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Switchback", "SwitchbackModel", "SwitchbackLinks", "SwitchbackUIKit", "SwitchbackTesting",
        "SwitchbackMaps", "UIKitSimulator", "DocumentedCode",
      ]
    ),
    .testTarget(
      name: "StorefrontTests",
      dependencies: [
        "DocumentedCode", "StorefrontApp", "StorefrontCommand", "Switchback", "SwitchbackMaps",
        "SwitchbackModel", "SwitchbackTesting",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
