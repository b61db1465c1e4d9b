import Foundation
import Testing

@testable import PortingRules

@Suite struct PackageCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("package-\(UUID().uuidString)").path

  private func package(_ main: String) throws -> (status: Int32, manifest: String) {
    try Files.write(main, to: "\(folder)/My App/A.swift")
    try Files.write("x", to: "\(folder)/My App/en.lproj/a.strings")
    let status = PortCommand.run([
      "package", "\(folder)/My App", "--output", "\(folder)/out", "--casement", "/x/casement",
    ])
    return (status, try Files.text("\(folder)/out/Package.swift"))
  }

  @Test func makesAProgramAroundSourcesThatSayWhereTheyBegin() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let made = try package("@UIApplicationMain class A: UIResponder {}")
    #expect(made.status == 0)
    #expect(made.manifest.contains(".executableTarget(\n      name: \"My_App\""))
    #expect(made.manifest.contains(".plugin(name: \"UIKitSources\", package: \"casement\")"))
    #expect(
      Files.all(in: "\(folder)/out/Sources/My_App") == [
        "Stub.swift", "iOS/A.swift", "iOS/en.lproj/a.strings",
      ])
  }

  @Test func whatTheSourcesImportIsAmongTheDependencies() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let made = try package("import UIKit\nimport WebKit\nimport GLKit\nimport OpenGLES.ES2")
    let products = ["UIKit", "GLKit", "WebKit"].map {
      ".product(name: \"\($0)\", package: \"casement\")"
    }
    #expect(made.manifest.contains("dependencies: [\(products.joined(separator: ", "))],"))
  }

  @Test func makesALibraryAroundOthersAndNeverOverwrites() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try package("class A: UIView {}").manifest.contains(".target(\n"))
    #expect(try package("class A: UIView {}").status == 2)
  }

  /// As Xcode makes it: the app, its tests and tests that control it, beside each other.
  private func writeProject() throws {
    let files = [
      "App/AppDelegate.swift": "@main class AppDelegate: UIResponder {}",
      "App/Assets.xcassets/Contents.json": "{}",
      "App.xcodeproj/project.pbxproj": "x",
      "AppTests/ModelTests.swift": "import XCTest\n@testable import Shop\nclass A: XCTestCase {}",
      "AppTests/Mocks/Mock.swift": "class Mock {}",
      "AppUITests/TapTests.swift": "import XCTest\nlet app = XCUIApplication()",
    ]
    for (path, text) in files { try Files.write(text, to: "\(folder)/Shop 2/\(path)") }
  }

  private func makeProject() throws -> String {
    let words = ["package", "\(folder)/Shop 2", "--output", "\(folder)/out", "--casement", "/x/c"]
    #expect(PortCommand.run(words) == 0)
    return try Files.text("\(folder)/out/Package.swift")
  }

  @Test func testsAreATargetThatTestsTheProgram() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try writeProject()
    let manifest = try makeProject()
    #expect(
      Files.all(in: "\(folder)/out") == [
        "Package.swift", "Sources/Shop/Stub.swift", "Sources/Shop/iOS/AppDelegate.swift",
        "Sources/Shop/iOS/Assets.xcassets/Contents.json", "Tests/AppTests/Stub.swift",
        "Tests/AppTests/iOS/Mocks/Mock.swift", "Tests/AppTests/iOS/ModelTests.swift",
      ])
    #expect(manifest.contains(".executableTarget(\n      name: \"Shop\""))
    #expect(manifest.contains(".testTarget(\n      name: \"AppTests\""))
    #expect(manifest.contains("\"Shop\", .product(name: \"UIKit\", package: \"c\")"))
    #expect(!SourceFile(path: "Package.swift", text: manifest).isBroken)
  }

  @Test func testsInsideTheProgramsFolderAreTakenOutOfIt() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Files.write("class A {}", to: "\(folder)/Shop 2/Main/A.swift")
    try Files.write("class B {}", to: "\(folder)/Shop 2/B.swift")
    try Files.write("import Testing", to: "\(folder)/Shop 2/Main/Tests/T.swift")
    try Files.write("struct T {}", to: "\(folder)/Shop 2/LabTests/NoTest.swift")
    let manifest = try makeProject()
    #expect(
      Files.all(in: "\(folder)/out").filter { $0.contains("iOS/") } == [
        "Sources/Shop_2/iOS/B.swift", "Sources/Shop_2/iOS/LabTests/NoTest.swift",
        "Sources/Shop_2/iOS/Main/A.swift", "Tests/Tests/iOS/T.swift",
      ])
    #expect(manifest.contains(".target(\n      name: \"Shop_2\""))
  }

  @Test func testsAloneAreRefused() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Files.write("import XCTest", to: "\(folder)/Shop 2/AppTests/T.swift")
    let words = ["package", "\(folder)/Shop 2", "--output", "\(folder)/out", "--casement", "/x"]
    #expect(PortCommand.run(words) == 2)
  }

  @Test func foldersWithoutSwiftAreRefused() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Files.write("x", to: "\(folder)/empty/a.txt")
    let words = ["package", "\(folder)/empty", "--output", "\(folder)/out", "--casement", "/x"]
    #expect(PortCommand.run(words) == 2)
    #expect(PackageCommand.identifier("2048 game") == "App2048_game")
  }
}
