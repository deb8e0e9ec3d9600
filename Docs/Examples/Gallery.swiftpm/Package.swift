// swift-tools-version: 6.0
// Open the folder in Xcode, choose a simulator, and run. Linux has no AppleProductTypes: there the gallery's
// sources are compiled by the package around.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Gallery",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "Gallery", targets: ["Gallery"],
      bundleIdentifier: "dev.switchback.gallery",
      displayVersion: "1.0", bundleVersion: "1",
      appIcon: .placeholder(icon: .book),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
      ],
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  dependencies: [.package(name: "Switchback", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: ["SwitchbackLinks", "SwitchbackUIKit"]
        .map { .product(name: $0, package: "Switchback") },
      path: ".", exclude: ["Info.plist"], sources: ["App", "Gallery"])
  ],
  swiftLanguageModes: [.v6]
)
