// swift-tools-version: 6.0
// Open the folder in Xcode, choose a simulator, and run. Linux has no AppleProductTypes: there the gallery's
// sources are compiled by the package around.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "SwiftUIGallery",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "SwiftUIGallery", targets: ["SwiftUIGallery"],
      bundleIdentifier: "dev.switchback.swiftui-gallery",
      displayVersion: "1.0", bundleVersion: "1",
      appIcon: .placeholder(icon: .camera),
      accentColor: .presetColor(.orange),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
      ],
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  dependencies: [.package(name: "Switchback", path: "../../..")],
  targets: [
    .executableTarget(
      name: "SwiftUIGallery",
      dependencies: [
        .product(name: "SwitchbackLinks", package: "Switchback"),
        .product(name: "SwitchbackSwiftUI", package: "Switchback"),
      ],
      path: ".", exclude: ["Info.plist"], sources: ["App", "Gallery"])
  ],
  swiftLanguageModes: [.v6]
)
