// swift-tools-version: 6.2
// Twelve programs written for iOS, built unedited through the plugin, and the tests that drive them.

import Foundation
import PackageDescription

let folder = "\(Context.packageDirectory)/Fixtures"
let names = try FileManager.default.contentsOfDirectory(atPath: folder)
  .filter { !$0.hasPrefix(".") }.sorted()

/// `iOS` holds the program as it is for iOS; the plugin lowers its sources and copies its resources.
func fixture(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: [.product(name: "UIKit", package: "Casement")],
    path: "Fixtures/\(name)", exclude: ["iOS"],
    swiftSettings: [.swiftLanguageMode(.v5)],
    plugins: [.plugin(name: "UIKitSources", package: "Casement")])
}

let package = Package(
  name: "PortingFixtures",
  defaultLocalization: "en",
  dependencies: [.package(name: "Casement", path: "../..")],
  targets: names.map(fixture) + [
    .testTarget(
      name: "PortingTests",
      dependencies: names.map { .target(name: $0) } + [
        .product(name: "UIKitTesting", package: "Casement")
      ],
      path: ".", exclude: ["Fixtures"], swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
