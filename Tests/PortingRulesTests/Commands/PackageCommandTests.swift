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

  @Test func makesALibraryAroundOthersAndNeverOverwrites() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try package("class A: UIView {}").manifest.contains(".target(\n"))
    #expect(try package("class A: UIView {}").status == 2)
  }

  @Test func foldersWithoutSwiftAreRefused() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Files.write("x", to: "\(folder)/empty/a.txt")
    let words = ["package", "\(folder)/empty", "--output", "\(folder)/out", "--casement", "/x"]
    #expect(PortCommand.run(words) == 2)
    #expect(PackageCommand.identifier("2048 game") == "App2048_game")
  }
}
