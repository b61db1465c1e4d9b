import Foundation
import InterfaceFiles
import Testing

struct InterfaceFileTests {
  private func read(_ body: String, type: String = "XIB") throws -> InterfaceFile {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0">
      \(body)
      </document>
      """
    return try InterfaceFile(Data(text.utf8), name: "Page.xib")
  }

  private func error(_ text: String) -> InterfaceError? {
    do throws(InterfaceError) {
      _ = try InterfaceFile(Data(text.utf8), name: "Page.xib")
      return nil
    } catch { return error }
  }

  @Test func elementsHaveAttributesChildrenTextAndLines() throws {
    let file = try read(
      """
      <objects>
        <label id="a" text="Fish &amp; chips">
          <rect key="frame" x="1" y="2.5" width="-3" height="1e1"/>
          <string key="tip">two
      lines</string>
        </label>
      </objects>
      """)
    let label = try #require(file.element("a"))
    #expect(label.name == "label" && label.line == 4)
    #expect(label.attributes["text"] == "Fish & chips")
    #expect(label.value("frame")?.line == 5)
    let numbers = ["x", "y", "width", "height"].map { label.value("frame")?.number($0) }
    #expect(numbers == [1, 2.5, -3, 10])
    #expect(label.string("tip") == "two\nlines")
    #expect(file.place(label) == "Page.xib:4")
    #expect(file.kind == .nib && file.scenes.count == 1)
    #expect(file.scenes[0].objects.map(\.id) == ["a"])
  }

  @Test func valuesThatAreNoNumbersAreNone() throws {
    let file = try read(
      #"<objects><view id="a" x="nan" y="inf" z="12px" w="" m="1:2" n="1:0" o="0.5" f="YES" g="yes"/></objects>"#
    )
    let view = try #require(file.element("a"))
    #expect(["x", "y", "z", "w"].map { view.number($0) } == [nil, nil, nil, nil])
    #expect(["m", "n", "o"].map { view.ratio($0) } == [0.5, nil, 0.5])
    #expect(["f", "g"].map { view.flag($0) } == [true, nil])
  }

  @Test func textsInBase64AreDecoded() throws {
    let file = try read(
      #"<objects><label id="a"><string key="text" base64-UTF8="YES">YQpiA2M</string></label></objects>"#
    )
    #expect(file.element("a")?.string("text") == "a\nb\u{3}c")
  }

  @Test func scenesAreFoundByTheirControllers() throws {
    let file = try read(
      """
      <scenes>
        <scene sceneID="1"><objects>
          <viewController storyboardIdentifier="first" id="a"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="b"/>
        </objects></scene>
        <scene sceneID="2"><objects>
          <placeholder placeholderIdentifier="IBFirstResponder" id="c"/>
          <tableViewController storyboardIdentifier="second" id="d"/>
        </objects></scene>
      </scenes>
      <resources>
        <namedColor name="Sea"><color red="0" green="0" blue="1" alpha="1"/></namedColor>
      </resources>
      """, type: "Storyboard.XIB")
    #expect(file.kind == .storyboard && file.scenes.count == 2)
    #expect(file.scene(storyboardIdentifier: "second")?.controller?.id == "d")
    #expect(file.scene(of: "b")?.controller?.id == "a")
    #expect(file.scene(storyboardIdentifier: "third") == nil)
    #expect(file.initialScene == nil)
    #expect(file.resource("namedColor", "Sea")?.first("color")?.number("blue") == 1)
  }

  @Test func brokenTextsSayWhere() {
    #expect(
      error("") == .malformed("it is empty", line: 1)
        || error("")?.description.contains("no well-formed XML") == true)
    guard case .malformed(_, let line) = error("<document>\n<a>\n</b>\n</document>") else {
      Issue.record("a wrong end tag is read")
      return
    }
    #expect((2...3).contains(line))
    #expect(error("<html/>") == .notInterface("<html>"))
    #expect(
      error(#"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#)
        == .notInterface("com.apple.InterfaceBuilder3.Cocoa.XIB"))
  }

  @Test func documentTypesEntitiesAndBombsAreRefused() throws {
    let bomb = """
      <!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">&c;</document>
      """
    // libxml2 may find the bomb before we find the document type.
    #expect(error(bomb) != nil)
    let outside = #"<!DOCTYPE x SYSTEM "file:///etc/passwd"><document>&x;</document>"#
    #expect(error(outside) == .refused("a document type", line: 1))
    let unknown = error("<document>&file;</document>")
    #expect(unknown != nil)
  }

  @Test func treesAreNotDeeperThanTheLimit() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    func wrapped(_ depth: Int) -> String {
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\(nested(depth))</document>"
    }
    #expect(error(wrapped(199)) == nil)
    #expect(error(wrapped(200)) == .tooLarge)
  }
}
