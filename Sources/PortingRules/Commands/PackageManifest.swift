import Foundation

/// The text of a ported program's manifest.
struct PackageManifest {
  let name: String
  let isProgram: Bool
  let tests: [String]
  let products: [String]
  let casement: String

  private var identity: String {
    URL(fileURLWithPath: casement).standardizedFileURL.lastPathComponent
  }

  private func dependencies(_ more: [String] = []) -> String {
    (products + more).map { ".product(name: \"\($0)\", package: \"\(identity)\")" }
      .joined(separator: ", ")
  }

  var text: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(name)",
      defaultLocalization: "en",
      dependencies: [.package(path: "\(casement)")],
      targets: [
    \(([program] + tests.map(test)).joined(separator: ",\n"))
      ]
    )

    """
  }

  private var program: String {
    """
        .\(isProgram ? "executableTarget" : "target")(
          name: "\(name)",
          dependencies: [\(dependencies())],
    \(settings)
    """
  }

  private func test(_ test: String) -> String {
    """
        .testTarget(
          name: "\(test)",
          dependencies: [
            "\(name)", \(dependencies(["UIKitTesting"])),
          ],
    \(settings)
    """
  }

  private var settings: String {
    """
          exclude: ["iOS"],
          swiftSettings: [.swiftLanguageMode(.v5)],
          plugins: [.plugin(name: "UIKitSources", package: "\(identity)")])
    """
  }
}
