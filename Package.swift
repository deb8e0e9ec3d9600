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
    .library(name: "UIKitSimulator", targets: ["UIKitSimulator"]),
    .library(name: "SwitchbackLinks", targets: ["SwitchbackLinks"]),
    .executable(name: "storefront", targets: ["storefront"]),
  ],
  targets: [
    .target(name: "Switchback"),
    .target(name: "SwitchbackModel", dependencies: ["Switchback"]),
    .target(name: "UIKitSimulator"),
    .target(name: "SwitchbackLinks"),
    .executableTarget(name: "storefront", dependencies: ["Switchback", "SwitchbackModel"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Switchback", "SwitchbackModel", "AllocationCounter"],
      path: "Benchmarks/Suite"
    ),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .testTarget(name: "SwitchbackTests", dependencies: ["Switchback", "SwitchbackModel"]),
    .testTarget(name: "SwitchbackModelTests", dependencies: ["Switchback", "SwitchbackModel"]),
    .testTarget(name: "UIKitSimulatorTests", dependencies: ["UIKitSimulator"]),
    .testTarget(name: "SwitchbackLinksTests", dependencies: ["SwitchbackLinks"]),
  ],
  swiftLanguageModes: [.v6]
)
