import Foundation
import Testing

@testable import PortingRules

/// The command as the plugin calls it, in a folder of its own.
@Suite struct CommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("porting-\(UUID().uuidString)").path

  private func run(_ words: String...) -> Int32 { PortCommand.run(words) }

  private func write(_ text: String, _ name: String) throws {
    try Files.write(text, to: "\(folder)/\(name)")
  }

  private func read(_ name: String) throws -> String { try Files.text("\(folder)/\(name)") }

  private func date(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.modificationDate]
      as? Date
  }

  @Test func lowersAFolderIntoAnother() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("class A: UIView { @objc func a() {} }\n", "in/A.swift")
    try write("let a = #selector(A.a)\n", "in/Sub/B.swift")
    #expect(run("lower", "\(folder)/in", "--output", "\(folder)/out") == 0)
    #expect(try read("out/Sub/B.swift").hasSuffix("\nlet a = Selector(\"a\", A.a)\n"))
    #expect(try read("in/Sub/B.swift") == "let a = #selector(A.a)\n")
    let first = try read("out/A.swift")
    #expect(run("lower", "\(folder)/in", "--output", "\(folder)/out") == 0)
    #expect(try read("out/A.swift") == first)
  }

  @Test func writesNoFactsWhereNoneChanged() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("class A: UIView { @objc func a() {} }\n", "A.swift")
    let words = [
      "facts", "--output", "\(folder)/f.swift", "--cache", "\(folder)/c", "\(folder)/A.swift",
    ]
    #expect(PortCommand.run(words) == 0)
    let before = try date("f.swift")
    try write("class A: UIView { @objc func a() { print(1) } }\n", "A.swift")
    #expect(PortCommand.run(words) == 0)
    #expect(try date("f.swift") == before)
    try write("class A: UIView { @objc func b() {} }\n", "A.swift")
    #expect(PortCommand.run(words) == 0)
    #expect(try FactsFile.read("\(folder)/f.swift").type(named: "A")?.members.first?.name == "b")
  }

  @Test func saysWhatCouldNotBeLowered() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("class A: NSObject { @NSManaged var a: Int }\n", "A.swift")
    #expect(run("lower", "\(folder)/A.swift", "--output", "\(folder)/B.swift") == 1)
  }

  @Test func badCommandsEndWithAMessage() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(run("lower") == 2)
    #expect(run("lower", "/nowhere/a.swift", "--output", "/nowhere/b.swift") == 2)
    #expect(run("fly") == 2)
    #expect(run("lower", "a", "--output") == 2)
    try Files.makeFolder(for: "\(folder)/x")
    try Data([0xff, 0xfe, 0x00]).write(to: URL(fileURLWithPath: "\(folder)/bad.swift"))
    #expect(run("lower", "\(folder)/bad.swift", "--output", "\(folder)/b.swift") == 2)
    try write("// {}", "facts.swift")
    try write("", "a.swift")
    #expect(
      run(
        "lower", "\(folder)/a.swift", "--output", "\(folder)/b.swift", "--facts",
        "\(folder)/facts.swift")
        == 2)
  }
}
