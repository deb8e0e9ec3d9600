// swift-tools-version: 6.2
import PackageDescription

// snippet begin: swiftui
let package = Package(
  name: "Shop",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [.package(path: "../Switchback")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [
        .product(name: "SwitchbackLinks", package: "Switchback"),
        .product(name: "SwitchbackSwiftUI", package: "Switchback"),
      ]),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop", .product(name: "SwitchbackTesting", package: "Switchback"),
      ]),
  ]
)
// snippet end
