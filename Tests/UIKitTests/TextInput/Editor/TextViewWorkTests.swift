import Foundation
import RenderKit
import Testing

@testable import TextKit
@testable import UIKit
@testable import UIKitTesting

/// How little a text view does.
@MainActor @Suite struct TextViewWorkTests {
  private func lines(_ count: Int) -> String {
    (0..<count).map { "line \($0)" }.joined(separator: "\n")
  }

  @Test func picturesOfLinesAreLittleLargerThanTheirLetters() {
    let line = "00001 the quick brown fox jumps over the lazy dog"
    let page = TextViewPage(
      Array(repeating: line, count: 40).joined(separator: "\n"),
      size: CGSize(width: 800, height: 600))
    let pictures = page.view.canvas.subviews.compactMap { $0 as? ParagraphView }
    #expect(pictures.count > 20)
    for picture in pictures {
      let lines = picture.drawing.frame
      #expect(picture.bounds.height <= lines.height + 5)
      #expect(picture.bounds.width <= lines.width + 5 + 32)
    }
  }

  @Test func aLineThatIsTypedGrowsInLargeSteps() throws {
    let page = TextViewPage(size: CGSize(width: 800, height: 200))
    page.view.spellCheckingType = .no
    var widths: Set<CGFloat> = []
    for _ in 0..<50 {
      page.harness.type("m")
      let picture = try #require(
        page.view.canvas.subviews.lazy.compactMap { $0 as? ParagraphView }.first)
      #expect(picture.bounds.width >= picture.drawing.frame.width)
      widths.insert(picture.bounds.width)
    }
    #expect(widths.count <= 5, "\(widths.sorted())")
    #expect(widths.allSatisfy { $0 <= 832 })
  }

  /// What is drawn in parts looks as if it was drawn at once.
  @Test func aTextThatWasTypedLooksAsOneThatWasSet() throws {
    let size = CGSize(width: 300, height: 100)
    let (typed, set) = (TextViewPage(size: size), TextViewPage("fjord Åj fly AV\n", size: size))
    for page in [typed, set] { page.view.spellCheckingType = .no }
    typed.harness.type("fly AV")
    typed.keys(.keyboardHome)
    typed.harness.type("fjord xÅj ")
    typed.keys(.keyboardLeftArrow, .keyboardLeftArrow, .keyboardLeftArrow)
    typed.keys(.keyboardDeleteOrBackspace, .keyboardEnd, .keyboardReturnOrEnter)
    #expect(typed.view.text == set.view.text)
    set.view.selectedRange = typed.view.selectedRange
    set.harness.settle()
    typed.view.interaction.display?.cursorView.alpha = 0
    set.view.interaction.display?.cursorView.alpha = 0
    typed.harness.advance(by: 0.1)
    set.harness.advance(by: 0.1)
    let pictures = [typed, set].map { $0.harness.screenshot(of: $0.window) }
    let difference = try #require(ImageDiff(pictures[0], pictures[1], tolerance: 0))
    #expect(difference.largest == 0)
  }

  @Test func whatIsTypedIntoATextThatBecameEmptyShowsInTheViewOfWhatWasThere() throws {
    let page = TextViewPage("one\ntwo\n")
    let first = try #require(page.view.canvas.subviews.first as? ParagraphView)
    page.view.selectAll(nil)
    page.keys(.keyboardDeleteOrBackspace)
    #expect(page.view.canvas.subviews == [first] && first.isHidden)
    page.harness.type("t")
    #expect(page.view.canvas.subviews == [first] && !first.isHidden)
    let set = TextViewPage("t")
    set.view.selectedRange = page.view.selectedRange
    for other in [page, set] {
      other.harness.settle()
      other.view.interaction.display?.cursorView.alpha = 0
      other.harness.advance(by: 0.1)
    }
    let pictures = [page, set].map { $0.harness.screenshot(of: $0.window) }
    let difference = try #require(ImageDiff(pictures[0], pictures[1], tolerance: 0))
    #expect(difference.largest == 0)
  }

  @Test func aLetterInAMegabyteLaysOutOneParagraphAndDamagesALine() {
    let paragraph = String(repeating: "word ", count: 12)
    let text = Array(repeating: paragraph, count: 17_000).joined(separator: "\n")
    #expect(text.utf8.count > 1_000_000)
    let page = TextViewPage(text, size: CGSize(width: 600, height: 400))
    page.view.selectedRange = NSRange(location: text.utf16.count / 2, length: 0)
    page.view.scrollRangeToVisible(page.view.selectedRange)
    page.harness.type("a")
    let server = page.harness.application.engine.server
    let layouts = page.view.layoutManager.layoutCount
    let pixels = server.statistics.total.pixelsRepainted
    page.harness.type("b")
    #expect(page.view.layoutManager.layoutCount - layouts == 1)
    let repainted = server.statistics.total.pixelsRepainted - pixels
    #expect(repainted > 0 && repainted < 600 * 60, "\(repainted) pixels for a letter")
  }

  @Test func aLargeTextOpensWithoutLayingItOut() {
    let text = Array(repeating: "a line of text that is not long", count: 33_000)
      .joined(separator: "\n")
    let page = TextViewPage(text)
    #expect(page.view.layoutManager.layoutCount < 200)
    #expect(page.view.contentSize.height > 600_000)
    page.view.contentOffset = CGPoint(x: 0, y: 300_000)
    page.harness.settle()
    #expect(page.view.layoutManager.layoutCount < 300)
    #expect(page.view.canvas.subviews.count < 60)
  }

  @Test func scrollingDrawsOnlyWhatComesIntoView() {
    let page = TextViewPage(lines(400))
    let shown = Set(page.view.canvas.subviews.map { ObjectIdentifier($0.layer) })
    page.view.contentOffset.y = 40
    page.harness.settle()
    let now = Set(page.view.canvas.subviews.map { ObjectIdentifier($0.layer) })
    #expect(shown.intersection(now).count >= shown.count - 3)
  }

  /// Paragraphs of one to ten lines.
  private var ragged: String {
    (0..<3000).map { String(repeating: "word ", count: 1 + $0 * 7 % 40) + "\n" }.joined()
  }

  @Test func aFingerKeepsItsHoldOfTextWhileTextAboveIsLaidOut() {
    let page = TextViewPage(ragged)
    page.view.contentOffset.y = 20_000
    page.harness.settle()
    for _ in 0..<5 {
      page.harness.touchDown(page.window, at: CGPoint(x: 150, y: 20))
      page.harness.advance(by: 0.02)
      page.harness.touchMove(to: CGPoint(x: 150, y: 40), in: page.window)
      page.harness.advance(by: 0.02)
      for y in stride(from: 50.0, through: 190, by: 10) {
        let place = CGPoint(x: 50, y: page.view.contentOffset.y + 10)
        let held = page.view.closestPosition(to: place)!
        let before = page.view.caretRect(for: held).minY - page.view.contentOffset.y
        page.harness.touchMove(to: CGPoint(x: 150, y: y), in: page.window)
        page.harness.advance(by: 0.02)
        let after = page.view.caretRect(for: held).minY - page.view.contentOffset.y
        #expect(abs(after - before - 10) < 1.01)
      }
      page.harness.advance(by: 0.3)
      page.harness.touchUp()
      page.harness.advance(by: 0.1)
    }
  }

  @Test func scrollingUpIntoTextThatWasGuessedDoesNotJump() {
    let page = TextViewPage(ragged)
    page.view.contentOffset.y = 20_000
    page.harness.settle()
    for _ in 0..<40 {
      let anchor = page.view.closestPosition(to: page.view.bounds.origin)!
      let before = page.view.caretRect(for: anchor).minY - page.view.contentOffset.y
      page.view.contentOffset.y -= 30
      page.harness.settle()
      let after = page.view.caretRect(for: anchor).minY - page.view.contentOffset.y
      #expect(abs(after - before - 30) < 1.01)
    }
  }
}
