import Diagnostics
import Foundation
import PlatformKit
import RasterKit
import SeededInput
import Testing
import UniformTypeIdentifiers

@testable import UIKit
@testable import UIKitTesting

/// Text that no reader would write, and attachments that are garbage.
@MainActor @Suite struct BadTextTests {
  private func desktop(_ page: TextViewPage) -> HeadlessClipboard { desktop(page.harness) }
  private func desktop(_ harness: AppHarness) -> HeadlessClipboard {
    let platform = harness.application.engine.platform as! HeadlessPlatform
    return platform.headlessClipboard(.general)
  }

  @Test(arguments: [false, true])
  func aHundredMegabytesOfAnotherProgramAreRefused(keepsAttributes: Bool) {
    let page = TextViewPage("kept")
    page.view.allowsEditingTextAttributes = keepsAttributes
    let bytes = [UInt8](repeating: 0x78, count: 100 << 20)
    desktop(page).setOther(
      HeadlessClipboardOwner([ClipboardFormat.text: bytes, "text/rtf": bytes, "text/html": bytes]))
    page.harness.settle()
    let lines = LoggedLines(of: .text, with: "is not pasted")
    page.recorder.calls = []
    page.view.paste(nil)
    #expect(page.view.text == "kept" && page.recorder.calls.isEmpty)
    #expect(lines.all.count == 1)
  }

  @Test func bytesThatAreNoTextAreReplaced() {
    let page = TextViewPage("ab")
    page.view.selectedRange = NSRange(location: 1, length: 0)
    let bytes: [UInt8] = [0x78, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x79]
    desktop(page).setOther(HeadlessClipboardOwner([ClipboardFormat.text: bytes]))
    page.harness.settle()
    page.view.paste(nil)
    #expect(page.view.text.hasPrefix("ax\u{FFFD}") && page.view.text.hasSuffix("yb"))
    #expect(page.view.text.contains("("))
    page.keys(.keyboardDeleteOrBackspace)
    #expect(page.view.text.hasSuffix("\u{FFFD}b"))
    page.harness.advance(by: 0.02)
  }

  @Test func tenThousandMarksOnALetterAreOneStep() {
    let tower = "e" + String(repeating: "\u{301}", count: 10_000)
    let page = TextViewPage("a" + tower + "b")
    page.keys(.keyboardRightArrow, .keyboardRightArrow)
    #expect(page.view.selectedRange == NSRange(location: 10_002, length: 0))
    page.keys(.keyboardLeftArrow)
    #expect(page.view.selectedRange == NSRange(location: 1, length: 0))
    page.harness.advance(by: 0.02)
    page.keys(.keyboardDeleteForward)
    #expect(page.view.text == "ab")
    page.harness.type("z", modifiers: .control)
    #expect(page.view.text.utf16.count == 10_003)
    page.view.selectedRange = NSRange(location: 10_002, length: 0)
    page.keys(.keyboardDeleteOrBackspace)
    #expect(page.view.text == "ab")
  }

  /// Answers what no layout can use.
  final class Garbage: NSTextAttachment {
    var frame = CGRect.zero

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { frame }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e30, -1e30, 3e6])
  func attachmentsMayBeOfAnySize(length: CGFloat) {
    let page = TextViewPage("one two")
    for (index, frame) in [
      CGRect(x: 0, y: 0, width: length, height: 10), CGRect(x: 0, y: 0, width: 10, height: length),
      CGRect(x: length, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: length, width: 10, height: 10),
    ].enumerated() {
      let (overridden, set) = (Garbage(), NSTextAttachment())
      overridden.frame = frame
      set.bounds = frame
      set.lineLayoutPadding = length
      for attachment in [overridden, set] {
        page.view.textStorage.insert(NSAttributedString(attachment: attachment), at: index)
      }
    }
    page.harness.advance(by: 0.02)
    page.keys(.keyboardEnd, .keyboardHome, .keyboardDownArrow)
    page.harness.type("x")
    page.harness.advance(by: 0.02)
    #expect(page.view.text.utf16.count == 16)
    let caret = page.view.caretRect(for: page.view.endOfDocument)
    let isFinite = [caret.minX, caret.minY, caret.height].allSatisfy(\.isFinite)
    #expect(isFinite)
    #expect(page.view.contentSize.height.isFinite && page.view.contentSize.width.isFinite)
  }

  @Test func contentsThatAreNoImageTakeNoRoomAndCanBeDeleted() {
    var random = SeededGenerator(seed: 14)
    let page = TextViewPage("ab")
    for _ in 0..<20 {
      let bytes = (0..<Int.random(in: 0..<400, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let attachment = NSTextAttachment(data: Data(bytes), ofType: UTType.png.identifier)
      page.view.textStorage.insert(NSAttributedString(attachment: attachment), at: 1)
    }
    page.harness.advance(by: 0.02)
    #expect(page.view.text.utf16.count == 22)
    page.view.selectedRange = NSRange(location: 21, length: 0)
    for _ in 0..<20 { page.keys(.keyboardDeleteOrBackspace) }
    #expect(page.state == "a|b")
  }

  @Test func aPageOfAMegabyteWithoutABreakIsScrolledAndSelected() {
    let page = TextViewPage(String(repeating: "x", count: 1 << 20))
    page.keys(.keyboardEnd, modifiers: .control)
    page.harness.advance(by: 0.02)
    #expect(page.view.selectedRange.location == 1 << 20)
    #expect(page.view.contentOffset.y > 1_000)
    page.keys(.keyboardHome, modifiers: [.control, .shift])
    #expect(page.view.selectedRange == NSRange(location: 0, length: 1 << 20))
    page.harness.advance(by: 0.02)
    page.harness.type("y")
    #expect(page.view.text == "y")
  }

  @Test func aFieldRefusesAHundredMegabytesToo() {
    let stage = TextFieldStage()
    stage.begin()
    stage.field.text = "kept"
    desktop(stage.harness).setOther(
      HeadlessClipboardOwner([ClipboardFormat.text: [UInt8](repeating: 0x78, count: 100 << 20)]))
    stage.harness.settle()
    let lines = LoggedLines(of: .text, with: "is not pasted")
    stage.field.paste(nil)
    #expect(stage.field.text == "kept" && lines.all.count == 1)
    stage.harness.type("!")
    #expect(stage.field.text == "kept!")
  }

  @Test func aFieldTakesWhatAViewTakes() {
    let stage = TextFieldStage()
    stage.begin()
    let text =
      "e" + String(repeating: "\u{301}", count: 10_000) + String(repeating: "x", count: 3_999)
    UIPasteboard.general.string = text
    stage.field.paste(nil)
    stage.harness.advance(by: 0.02)
    #expect(stage.field.text == text)
    stage.press(.keyboardHome, .keyboardDeleteForward)
    #expect(stage.field.text == String(repeating: "x", count: 3_999))
  }

  @Test func delegatesMayEmptyTheTextWhileTheyAreAsked() {
    let page = TextViewPage("hello")
    page.view.selectedRange = NSRange(location: 5, length: 0)
    page.recorder.mayChange = { [view = page.view] _, _ in
      view.text = ""
      return true
    }
    page.harness.type("x")
    #expect(page.view.text == "x")
    page.keys(.keyboardDeleteOrBackspace)
    page.harness.type("yz")
    #expect(page.view.text == "z")
    page.recorder.mayChange = { _, _ in true }
    page.recorder.onSelect = { view in
      if view.selectedRange.location != 0 { view.selectedRange = NSRange() }
    }
    page.harness.type("ab")
    #expect(page.view.text == "bza")
  }
}
