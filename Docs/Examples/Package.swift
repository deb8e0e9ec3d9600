// swift-tools-version: 6.2
import PackageDescription

/// Whole apps, each with its tests. `swift test --package-path Docs/Examples` runs them.
let package = Package(
  name: "Examples",
  platforms: [
    .iOS(.v17), .tvOS(.v17), .macCatalyst(.v17), .macOS(.v14), .visionOS(.v1),
    .watchOS(.v10),
  ],
  dependencies: [.package(name: "Switchback", path: "../..")],
  targets: [
    .example(
      "UIKitShop", [.inspector, .links, .testing, .uiKit],
      path: "UIKitShop.swiftpm/Shop"),
    .example(
      "SwiftUIShop", [.links, .swiftUI], path: "SwiftUIShop.swiftpm/Shop"),
    .example("FirstApp", [.links, .uiKit]),
    .example("FirstSwiftUIApp", [.links, .swiftUI]),
    .example(
      "SwiftUIGallery", [.links, .swiftUI],
      path: "SwiftUIGallery.swiftpm/Gallery"),
    .example("Gallery", [.links, .uiKit], path: "Gallery.swiftpm/Gallery"),
    .example("ContextRouter", [.links, .uiKit]),
    .example("Onboarding", [.links, .uiKit]),
    .example("Assemblies", [.uiKit]),
    .example("Club", [.model]),
    .example("Ward", [.foundation, .links, .model, .uiKit]),
    .example("CityTransport", [.model, .maps], path: "TransitionMap"),

    // An app of four modules: features know each other's destinations, but not each other.
    .example("ShopDestinations", [], path: "ModularShop/Destinations"),
    .example(
      "CatalogueFeature", ["ShopDestinations", .links, .model],
      path: "ModularShop/Catalogue"),
    .example(
      "BagFeature", ["ShopDestinations", .links, .model], path: "ModularShop/Bag"),
    .example(
      "ModularShop", ["CatalogueFeature", "BagFeature"], path: "ModularShop/App"),

    .target(
      name: "TutorialPictures", dependencies: [.maps],
      path: "Tests/TutorialPictures"),
    .testTarget(
      name: "FirstAppTests",
      dependencies: ["FirstApp", "TutorialPictures", .simulator]),
    .testTarget(
      name: "FirstSwiftUIAppTests",
      dependencies: ["FirstSwiftUIApp", "TutorialPictures", .testing]),
    .testTarget(name: "UIKitShopTests", dependencies: ["UIKitShop", .simulator]),
    .testTarget(
      name: "SwiftUIShopTests", dependencies: ["SwiftUIShop", .swiftUISimulator]),
    .testTarget(
      name: "SwiftUIGalleryTests",
      dependencies: ["SwiftUIGallery", .swiftUISimulator]),
    .testTarget(name: "GalleryTests", dependencies: ["Gallery", .simulator]),
    .testTarget(
      name: "ContextRouterTests", dependencies: ["ContextRouter", .simulator]),
    .testTarget(
      name: "OnboardingTests", dependencies: ["Onboarding", .simulator]),
    .testTarget(
      name: "AssembliesTests", dependencies: ["Assemblies", .simulator]),
    .testTarget(name: "ClubTests", dependencies: ["Club"]),
    .testTarget(name: "WardTests", dependencies: ["Ward", .simulator, .testing]),
    .testTarget(
      name: "CityTransportTests", dependencies: ["CityTransport", .testing]),
    .testTarget(name: "ModularShopTests", dependencies: ["ModularShop"]),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  static func example(
    _ name: String, _ dependencies: [Target.Dependency], path: String? = nil
  ) -> Target {
    .target(
      name: name, dependencies: dependencies, path: path ?? name,
      swiftSettings: [.strictMemorySafety()])
  }
}

extension Target.Dependency {
  static var foundation: Self {
    .product(name: "SwitchbackFoundation", package: "Switchback")
  }
  static var inspector: Self {
    .product(name: "SwitchbackInspector", package: "Switchback")
  }
  static var links: Self {
    .product(name: "SwitchbackLinks", package: "Switchback")
  }
  static var maps: Self {
    .product(name: "SwitchbackMaps", package: "Switchback")
  }
  static var model: Self {
    .product(name: "SwitchbackModel", package: "Switchback")
  }
  static var uiKit: Self {
    .product(name: "SwitchbackUIKit", package: "Switchback")
  }
  static var swiftUI: Self {
    .product(name: "SwitchbackSwiftUI", package: "Switchback")
  }
  static var swiftUISimulator: Self {
    .product(name: "SwiftUISimulator", package: "Switchback")
  }
  static var testing: Self {
    .product(name: "SwitchbackTesting", package: "Switchback")
  }
  static var simulator: Self {
    .product(name: "UIKitSimulator", package: "Switchback")
  }
}
