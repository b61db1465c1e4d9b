import Foundation
import InterfaceFiles
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

  private func module(_ names: [String], _ switches: String...) -> Int32 {
    let pairs = names.flatMap { ["\(folder)/\($0).swift", "\(folder)/out/\($0).linux.swift"] }
    return PortCommand.run(["module", "--cache", "\(folder)/cache.json"] + switches + pairs)
  }

  /// Of two files of a module; `B` names a method of `A`.
  private func writeModule(_ body: String, _ name: String = "a") throws {
    try write("class A: UIView { @objc func \(name)() { \(body) } }\n", "A.swift")
    try write("let a = #selector(A.\(name))\n", "B.swift")
  }

  @Test func aModuleIsLoweredAgainOnlyWhereItChanged() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try writeModule("")
    #expect(module(["A", "B"]) == 0)
    #expect(
      try read("out/B.linux.swift")
        == "#sourceLocation(file: \"\(folder)/B.swift\", line: 1)\nlet a = Selector(\"a\", A.a)\n")
    let mark = "// as it was\n"
    try write(mark, "out/B.linux.swift")
    try writeModule("print(1)")
    #expect(module(["A", "B"]) == 0)
    #expect(try read("out/A.linux.swift").contains("print(1)"))
    #expect(try read("out/B.linux.swift") == mark, "an edit in a body lowered another file")
    try writeModule("print(1)", "b")
    #expect(module(["A", "B"]) == 0)
    #expect(try read("out/B.linux.swift").contains("Selector(\"b\", A.b)"))
  }

  @Test func outputsThatStayTheSameKeepTheirDates() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try writeModule("")
    try write("let c = 1\n", "C.swift")
    #expect(module(["A", "B", "C"]) == 0)
    let before = try date("out/C.linux.swift")
    try writeModule("", "b")
    #expect(module(["A", "B", "C"]) == 0)
    #expect(try date("out/C.linux.swift") == before)
  }

  @Test func whatIsGoneWrongOrOtherwiseIsLoweredAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("#if os(iOS)\n#endif\n", "A.swift")
    #expect(module(["A"]) == 0)
    try FileManager.default.removeItem(atPath: "\(folder)/out/A.linux.swift")
    #expect(module(["A"]) == 0)
    #expect(try read("out/A.linux.swift").hasSuffix("\n#if os(iOS)\n#endif\n"))
    #expect(module(["A"], "--as-ios") == 0)
    #expect(try read("out/A.linux.swift").hasSuffix("\n#if true\n#endif\n"))
    try write("garbage", "cache.json")
    #expect(module(["A"], "--as-ios") == 0)
  }

  @Test func errorsStayUntilTheyAreMended() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("class A: NSObject { @NSManaged var a: Int }\n", "A.swift")
    try write("let a = 1\n", "B.swift")
    #expect(module(["A", "B"]) == 1)
    #expect(module(["A", "B"]) == 1)
    try write("class A: NSObject {}\n", "A.swift")
    #expect(module(["A", "B"]) == 0)
  }

  @Test func whatAnImportedModuleDeclaresIsKnown() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("public protocol D {}\n", "Kit/D.swift")
    try write("class A: D { func a() {} }\n", "A.swift")
    let words =
      ["module", "--cache", "\(folder)/cache.json", "--imported", "\(folder)/Kit/D.swift"]
      + ["\(folder)/A.swift", "\(folder)/out/A.linux.swift"]
    #expect(PortCommand.run(words) == 0)
    #expect(try !read("out/A.linux.swift").contains("`a()?`"))
    try write("@objc public protocol D { @objc optional func a() }\n", "Kit/D.swift")
    #expect(PortCommand.run(words) == 0)
    #expect(try read("out/A.linux.swift").contains("`a()?`"), "a change there was not seen")
    #expect(
      run(
        "lower", "\(folder)/A.swift", "--output", "\(folder)/B.swift", "--imported", "\(folder)/Kit"
      )
        == 0)
    #expect(try read("B.swift").contains("`a()?`"))
  }

  @Test func theAssetsOfCatalogsGetNames() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalog = "\(folder)/Media.xcassets"
    try Files.write("{}", to: "\(catalog)/BrandTint.colorset/Contents.json")
    try Files.write("{}", to: "\(catalog)/logo.imageset/Contents.json")
    try Files.write("{}", to: "\(catalog)/mark.symbolset/Contents.json")
    try Files.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "\(catalog)/Icons/Contents.json")
    try Files.write("{}", to: "\(catalog)/Icons/star.imageset/Contents.json")
    try write("extension UIColor { static let brandTint = UIColor.red }\n", "A.swift")
    let words =
      ["module", "--cache", "\(folder)/cache.json", "--catalog", catalog]
      + ["--symbols", "\(folder)/out/Symbols.swift", "\(folder)/A.swift", "\(folder)/out/A.swift"]
    #expect(PortCommand.run(words) == 0)
    let made = try read("out/Symbols.swift")
    #expect(made.contains("static let brandTint = UIKit.ColorResource(name: \"BrandTint\""))
    #expect(!made.contains("static var brandTint"))
    #expect(made.contains("static var mark: UIKit.UIImage { UIKit.UIImage(resource: .mark) }"))
    #expect(made.contains("UIKit.UIImage(resource: .Icons.star)"))
  }

  private func compile(_ text: String) throws -> Int32 {
    try write(text, "Page.xib")
    return run("interface", "\(folder)/Page.xib", "--output", "\(folder)/out/Page.nib")
  }

  @Test func aNibIsWrittenInItsCompactForm() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <label id="lb1" text="Hello"/>
      </objects></document>
      """
    #expect(try compile(text) == 0)
    let made = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/out/Page.nib"))
    #expect(made.range(of: Data("<label".utf8)) == nil)
    let file = try InterfaceFile(made, name: "Page.nib")
    let label = try #require(file.element("lb1"))
    #expect(label.attributes["text"] == "Hello" && file.place(label) == "Page.xib:2")
  }

  @Test func aNibWithoutSenseIsAnErrorAndOneOfAnotherSystemIsHandedOn() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try compile("<document>\n<objects>\n</document>") == 2)
    let other = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"
    #expect(try compile(other) == 0)
    #expect(try read("out/Page.nib") == other)
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
    #expect(run("module", "--cache", "\(folder)/c", "a.swift") == 2)
    #expect(run("module", "a.swift", "b.swift") == 2)
  }
}
