import Foundation

/// Makes a package around a folder of iOS sources: a copy of the folder, a manifest, a stub.
struct PackageCommand {
  private let input: String
  private let output: String
  private let casement: String
  private let name: String

  init(_ arguments: Arguments) throws {
    input = try arguments.input
    output = try arguments.required("--output")
    casement = try arguments.required("--casement")
    let folder = URL(fileURLWithPath: input).standardizedFileURL.lastPathComponent
    name = Self.identifier(arguments.value("--name") ?? folder)
  }

  func run() throws -> Int32 {
    guard Files.isFolder(input) else { throw CommandError("\(input) is no folder") }
    let sources = Files.all(in: input).filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else { throw CommandError("\(input) holds no Swift files") }
    let target = "\(output)/Sources/\(name)"
    guard !FileManager.default.fileExists(atPath: target) else {
      throw CommandError("\(target) is there already; name another --output")
    }
    try Files.write(manifest(try isProgram(sources)), to: "\(output)/Package.swift")
    try Files.write(Self.stub, to: "\(target)/Stub.swift")
    return try CopyCommand(from: input, to: "\(target)/iOS").run()
  }

  /// A program says where it begins; other sources are a library.
  private func isProgram(_ sources: [String]) throws -> Bool {
    let entries: Set<String> = ["main", "UIApplicationMain"]
    return try sources.contains { path in
      if path.split(separator: "/").last == "main.swift" { return true }
      let file = try Files.source("\(input)/\(path)")
      return file.nodes.attributes.contains { entries.contains($0.name) }
    }
  }

  /// A module's name is an identifier.
  static func identifier(_ name: String) -> String {
    let plain = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return plain.first?.isNumber ?? true ? "App" + plain : plain
  }

  private static let stub =
    "// The sources are in iOS; the build makes from them what is compiled.\n"

  private func manifest(_ isProgram: Bool) -> String {
    let identity = URL(fileURLWithPath: casement).standardizedFileURL.lastPathComponent
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        defaultLocalization: "en",
        dependencies: [.package(path: "\(casement)")],
        targets: [
          .\(isProgram ? "executableTarget" : "target")(
            name: "\(name)",
            dependencies: [.product(name: "UIKit", package: "\(identity)")],
            exclude: ["iOS"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "UIKitSources", package: "\(identity)")])
        ]
      )

      """
  }
}
