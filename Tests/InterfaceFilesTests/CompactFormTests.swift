import Foundation
import Testing

@testable import InterfaceFiles

struct CompactFormTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <label id="lb1" text="Grüße">
          <string key="tip">two
    lines</string>
        </label>
        <label id="lb2" text="Grüße"/>
      </objects>
    </document>
    """

  private func file() throws -> InterfaceFile {
    try InterfaceFile(Data(Self.text.utf8), name: "Page.xib")
  }

  private func error(_ bytes: [UInt8]) -> InterfaceError? {
    do throws(InterfaceError) {
      _ = try InterfaceFile(Data(CompactForm.magic + bytes), name: "Page.nib")
      return nil
    } catch { return error }
  }

  @Test func itSaysWhatTheTextSays() throws {
    let read = try InterfaceFile(try file().compactForm, name: "Page.nib")
    let label = try #require(read.element("lb1"))
    #expect(label.attributes == ["id": "lb1", "text": "Grüße"])
    #expect(label.string("tip") == "two\nlines")
    #expect(read.kind == .nib && read.scenes[0].objects.map(\.id) == ["lb1", "lb2"])
  }

  @Test func placesAreThoseOfTheText() throws {
    let read = try InterfaceFile(try file().compactForm, name: "Page.nib")
    #expect(try read.place(#require(read.element("lb2"))) == "Page.xib:8")
  }

  @Test func aTextIsWrittenOnce() throws {
    let form = try file().compactForm
    let greeting = Data("Grüße".utf8)
    let first = try #require(form.range(of: greeting))
    #expect(form.range(of: greeting, in: first.upperBound..<form.endIndex) == nil)
    #expect(form.count < Self.text.utf8.count)
  }

  @Test func theSameFileMakesTheSameBytes() throws {
    #expect(try file().compactForm == file().compactForm)
  }

  @Test func whatIsCutOffIsDamaged() throws {
    let form = Array(try file().compactForm.dropFirst(CompactForm.magic.count))
    for end in form.indices { #expect(error(Array(form[..<end])) == .damaged, "cut at \(end)") }
    #expect(error(form + [0]) == .damaged)
    #expect(error(form) == nil)
  }

  /// A number of texts, of attributes or of children that the bytes cannot hold is not believed.
  @Test func countsThatAreTooLargeAreDamage() {
    let huge: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0x0F]
    #expect(error(huge) == .damaged)
    #expect(error([1] + huge) == .damaged)
    #expect(error([1, 1, 65, 0, 0, 1] + huge) == .damaged)
    #expect(error([1, 1, 65, 0, 0, 1, 0, 0] + huge) == .damaged)
    #expect(error([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]) == .damaged)
  }

  @Test func treesAreNotDeeperThanTheLimit() {
    // A text "A"; each element has its name, its line, no attributes, a text and one child.
    func nested(_ depth: Int) -> [UInt8] {
      let levels = [[UInt8]](repeating: [0, 1, 0, 0, 1], count: depth - 1).flatMap { $0 }
      return [1, 1, 65, 0] + levels + [0, 1, 0, 0, 0]
    }
    #expect(error(nested(201)) == .tooLarge)
    #expect(error(nested(200)) == .notInterface("<A>"))
  }
}
