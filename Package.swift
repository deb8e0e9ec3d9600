// swift-tools-version: 6.2
import PackageDescription

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
    .target(name: "Switchback"),
    .target(name: "SwitchbackFoundation", dependencies: ["Switchback"]),
    .target(name: "SwitchbackModel", dependencies: ["Switchback", "SwitchbackFoundation"]),
    .target(
      name: "SwitchbackUIKit",
      dependencies: [
        "Switchback", "SwitchbackFoundation",
        // Where there is UIKit, it is not linked.
        .target(
          name: "UIKitSimulator",
          condition: .when(platforms: [.linux, .macOS, .windows, .android, .wasi, .openbsd])),
      ]
    ),
    .target(name: "UIKitSimulator"),
    .target(
      name: "UIKitShop", dependencies: ["Switchback", "SwitchbackLinks", "SwitchbackUIKit"],
      path: "Docs/Examples/UIKitShop"
    ),
    .target(
      name: "ContextRouter", dependencies: ["Switchback", "SwitchbackLinks", "SwitchbackUIKit"],
      path: "Docs/Examples/ContextRouter"
    ),
    .target(
      name: "Onboarding", dependencies: ["Switchback", "SwitchbackLinks", "SwitchbackUIKit"],
      path: "Docs/Examples/Onboarding"
    ),
    .target(
      name: "Assemblies", dependencies: ["Switchback", "SwitchbackUIKit"],
      path: "Docs/Examples/Assemblies"
    ),
    // An app of four modules: features know each other's destinations, but not each other.
    .target(name: "ShopDestinations", path: "Docs/Examples/ModularShop/Destinations"),
    .target(
      name: "CatalogueFeature",
      dependencies: ["ShopDestinations", "Switchback", "SwitchbackLinks", "SwitchbackModel"],
      path: "Docs/Examples/ModularShop/Catalogue"
    ),
    .target(
      name: "BagFeature",
      dependencies: ["ShopDestinations", "Switchback", "SwitchbackLinks", "SwitchbackModel"],
      path: "Docs/Examples/ModularShop/Bag"
    ),
    .target(
      name: "ModularShop",
      dependencies: [
        "ShopDestinations", "CatalogueFeature", "BagFeature", "Switchback", "SwitchbackLinks",
        "SwitchbackModel",
      ],
      path: "Docs/Examples/ModularShop/App"
    ),
    .target(
      name: "Club", dependencies: ["Switchback", "SwitchbackModel"],
      path: "Docs/Examples/Club"
    ),
    .target(name: "SwitchbackTesting", dependencies: ["Switchback", "SwitchbackModel"]),
    .target(name: "SwitchbackLinks", dependencies: ["Switchback"]),
    .target(name: "SwitchbackMaps", dependencies: ["Switchback"]),
    .target(
      name: "CityTransport", dependencies: ["Switchback", "SwitchbackMaps", "SwitchbackModel"],
      path: "Docs/Examples/TransitionMap"
    ),
    .target(
      name: "StorefrontApp",
      dependencies: ["Switchback", "SwitchbackLinks", "SwitchbackMaps", "SwitchbackModel"]),
    .target(
      name: "StorefrontCommand",
      dependencies: [
        "StorefrontApp", "Switchback", "SwitchbackLinks", "SwitchbackMaps", "SwitchbackModel",
        "SwitchbackTesting",
      ]
    ),
    .executableTarget(name: "storefront", dependencies: ["StorefrontCommand"]),
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
