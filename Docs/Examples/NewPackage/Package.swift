// swift-tools-version: 6.2
import PackageDescription

// The manifest of a package that uses this one. `.ci/checks/new-package` builds it, with the program on
// the first page of SwitchbackModel.
let package = Package(
  name: "App",
  platforms: [.macOS(.v14)],
  dependencies: [.package(path: "../Switchback")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "Switchback", package: "Switchback"),
        .product(name: "SwitchbackModel", package: "Switchback"),
      ])
  ]
)
