import CoreGraphics
import Foundation
import RasterKit
import Testing
import UIKitTesting

@testable import UIKit

/// What a subclass of a layout manager draws beside lines, as code editors do.
@MainActor @Suite struct LineNumberTests {
  /// Marks each paragraph by as many points as it has a number, and the empty line at the end, left of the text.
  private final class Numbering: NSLayoutManager {
    static let room: CGFloat = 40

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
      UIColor.red.setFill()
      let text = (textStorage?.string ?? "") as NSString
      enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, _, _, range, _ in
        if text.paragraphRange(for: range).location == range.location {
          self.mark(rect, self.number(of: range.location), origin)
        }
      }
      let isEnd = NSMaxRange(glyphsToShow) >= self.numberOfGlyphs
      if isEnd, extraLineFragmentTextContainer != nil {
        mark(extraLineFragmentRect, number(of: text.length), origin)
      }
    }

    private func number(of offset: Int) -> Int {
      let before = (textStorage?.string ?? "").utf16.prefix(offset)
      return 1 + before.filter { $0 == 10 }.count
    }

    private func mark(_ line: CGRect, _ number: Int, _ origin: CGPoint) {
      let mark = CGRect(
        x: line.minX - Self.room, y: line.midY - 1, width: CGFloat(number), height: 2)
      UIRectFill(mark.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  @MainActor private final class Page {
    let harness = AppHarness()
    let view: UITextView
    let window: UIWindow

    init(_ text: String) {
      let (storage, manager) = (NSTextStorage(), Numbering())
      let container = NSTextContainer(size: CGSize(width: 260, height: 0))
      container.widthTracksTextView = true
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      view = UITextView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 200), textContainer: container)
      view.textContainerInset.left = Numbering.room
      view.font = .systemFont(ofSize: 16)
      view.text = text
      view.textColor = .black
      let controller = UIViewController()
      controller.view.addSubview(view)
      window = harness.show(controller, size: CGSize(width: 300, height: 260))
      view.becomeFirstResponder()
      view.selectedRange = NSRange()
      harness.settle()
    }

    /// The lengths of the marks left of the text, from top to bottom.
    var marks: [Int] {
      let image = harness.screenshot(of: window).pixels
      var marks: [Int] = []
      var wasMark = false
      for y in 0..<Int32(200) {
        let length = (0..<Int32(Numbering.room)).filter { x in
          image.target.address(x: x, y: y).pointee & 0xFFFFFF == 0xFF0000
        }.count
        if length > 0, !wasMark { marks.append(length) }
        wasMark = length > 0
      }
      return marks
    }
  }

  @Test func numbersOfLinesAreDrawnLeftOfTheText() {
    #expect(Page("one\ntwo\nthree").marks == [1, 2, 3])
    #expect(Page("one\ntwo\n").marks == [1, 2, 3])
    #expect(Page("").marks == [1])
  }

  @Test func numbersBelowAnEditFollow() {
    let page = Page("one\ntwo\nthree")
    page.harness.press(.keyboardReturnOrEnter)
    #expect(page.marks == [1, 2, 3, 4])
    page.harness.press(.keyboardDeleteOrBackspace)
    #expect(page.marks == [1, 2, 3])
    page.view.selectedRange = NSRange(location: 0, length: page.view.text.utf16.count)
    page.harness.press(.keyboardDeleteOrBackspace)
    #expect(page.view.text == "" && page.marks == [1])
    page.harness.type("x\ny\n")
    #expect(page.marks == [1, 2, 3])
  }

  /// Two lines of one paragraph become two paragraphs in the same place.
  @Test func numbersFollowAnEditThatMovesNothing() {
    let long = String(repeating: "m", count: 12)
    let page = Page(long + " " + long + "\nend")
    #expect(page.marks == [1, 2])
    page.view.textStorage.replaceCharacters(in: NSRange(location: 12, length: 1), with: "\n")
    #expect(page.marks == [1, 2, 3])
  }

  @Test func numbersFollowTheRoomBesideTheText() {
    let page = Page("one\ntwo")
    page.view.textContainerInset.left = 0
    #expect(page.marks.isEmpty)
    page.view.textContainerInset.left = Numbering.room
    #expect(page.marks == [1, 2])
  }

  @Test func numbersScrollWithTheirLines() {
    let page = Page((0..<40).map { "\($0)" }.joined(separator: "\n"))
    let first = page.marks
    page.view.contentOffset.y = page.view.contentSize.height - page.view.bounds.height
    let last = page.marks
    #expect(first.prefix(3) == [1, 2, 3])
    #expect(last.suffix(1) == [40] && last.first! > 25)
  }
}
