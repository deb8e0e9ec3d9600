// swift-tools-version: 6.0
// Open the folder in Xcode, choose a simulator, and run. Linux has no AppleProductTypes: there the probe's
// sources are compiled by the package around.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "MacProbe",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "MacProbe", targets: ["MacProbe"],
      bundleIdentifier: "dev.switchback.probe",
      displayVersion: "1.0", bundleVersion: "1",
      appIcon: .placeholder(icon: .magicWand),
      accentColor: .presetColor(.orange),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
      ])
  ],
  targets: [
    .executableTarget(
      name: "MacProbe", path: ".", sources: ["App", "Probe"])
  ],
  swiftLanguageModes: [.v6]
)
