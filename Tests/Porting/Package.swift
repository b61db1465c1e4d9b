// swift-tools-version: 6.2
// Twelve programs and two libraries written for iOS, built unedited through the plugin, and the tests that
// drive them.

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

func library(_ name: String, needs: [String] = []) -> Target {
  .target(
    name: name,
    dependencies: needs.map { .target(name: $0) } + [.product(name: "UIKit", package: "Casement")],
    path: "Libraries/\(name)", exclude: ["iOS"],
    swiftSettings: [.swiftLanguageMode(.v5)],
    plugins: [.plugin(name: "UIKitSources", package: "Casement")])
}

let package = Package(
  name: "PortingFixtures",
  defaultLocalization: "en",
  dependencies: [.package(name: "Casement", path: "../..")],
  targets: names.map(fixture) + [
    library("RatingKit"), library("RatingScreen", needs: ["RatingKit"]),
    .testTarget(
      name: "PortingTests",
      dependencies: (names + ["RatingKit", "RatingScreen"]).map { .target(name: $0) } + [
        .product(name: "UIKitTesting", package: "Casement")
      ],
      path: ".", exclude: ["Fixtures", "Libraries"], swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
