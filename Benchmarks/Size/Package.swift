// swift-tools-version: 6.2
import PackageDescription

// Programs whose sizes are compared: see `Benchmarks/size`.
let package = Package(
  name: "Size",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Switchback", path: "../..")],
  targets: [
    .executableTarget(name: "Nothing"),
    .executableTarget(
      name: "OnTheModel", dependencies: [.switchback("Switchback"), .switchback("SwitchbackModel")]),
    .executableTarget(name: "OnUIKitByHand", dependencies: [.switchback("UIKitSimulator")]),
    .executableTarget(
      name: "OnUIKit", dependencies: [.switchback("Switchback"), .switchback("SwitchbackUIKit")]),
  ],
  swiftLanguageModes: [.v6]
)

extension Target.Dependency {
  static func switchback(_ product: String) -> Target.Dependency {
    .product(name: product, package: "Switchback")
  }
}
