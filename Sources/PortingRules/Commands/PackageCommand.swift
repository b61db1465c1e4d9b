import Foundation

/// Makes a package around a folder of iOS sources: copies, a manifest, stubs.
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
    let plan = try PackagePlan(input)
    // The tests import the program by its name.
    let name = plan.tested ?? name
    let target = "\(output)/Sources/\(name)"
    guard !FileManager.default.fileExists(atPath: target) else {
      throw CommandError("\(target) is there already; name another --output")
    }
    let tests = plan.tests.map { (path: $0, name: Self.name(ofTests: $0)) }
    let manifest = PackageManifest(
      name: name, isProgram: plan.isProgram, tests: tests.map(\.name), products: plan.products,
      casement: casement)
    try Files.write(manifest.text, to: "\(output)/Package.swift")
    try makeTarget(at: target, from: plan.program, without: plan.leftOut)
    for test in tests {
      try makeTarget(at: "\(output)/Tests/\(test.name)", from: "\(input)/\(test.path)")
    }
    report(plan.uiTests)
    return 0
  }

  private func makeTarget(
    at folder: String, from source: String, without leftOut: [String] = []
  ) throws {
    try Files.write(Self.stub, to: "\(folder)/Stub.swift")
    _ = try CopyCommand(from: source, to: "\(folder)/iOS").run()
    for path in leftOut { try FileManager.default.removeItem(atPath: "\(folder)/iOS/\(path)") }
  }

  private func report(_ uiTests: [String]) {
    for path in uiTests {
      let text =
        "uikit-port: note: \(path) is left out: it controls the app by XCUIApplication, which is absent; "
        + "docs/Porting.md shows tests that tap\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  private static func name(ofTests path: String) -> String {
    identifier(path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// A module's name is an identifier.
  static func identifier(_ name: String) -> String {
    let plain = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return plain.first?.isNumber ?? true ? "App" + plain : plain
  }

  private static let stub =
    "// The sources are in iOS; the build makes from them what is compiled.\n"
}
