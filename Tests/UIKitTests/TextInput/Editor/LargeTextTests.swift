import Foundation
import RenderKit
import Testing

@testable import TextKit
@testable import UIKit
@testable import UIKitTesting

/// How little a long text makes a text view do.
@MainActor @Suite struct LargeTextTests {
  private func open(_ text: String) -> TextViewPage {
    TextViewPage(text, size: CGSize(width: 600, height: 400))
  }

  /// In a view of 400 points are 20 lines.
  private let screen = 25

  private func layouts(_ page: TextViewPage, _ work: () -> Void) -> Int {
    let before = page.view.layoutManager.layoutCount
    work()
    page.harness.settle()
    return page.view.layoutManager.layoutCount - before
  }

  @Test func tenMegabytesAreLaidOutWhereTheyAreSeen() {
    let line = "A line of text that is as long as lines of text mostly are, or so.\n"
    let page = open(String(repeating: line, count: 150_000))
    #expect(page.view.layoutManager.layoutCount <= 4 * screen)
    #expect(page.view.contentSize.height > 3_000_000)
    for share in 1...9 {
      let jump = layouts(page) {
        page.view.contentOffset.y = page.view.contentSize.height * CGFloat(share) / 10
      }
      #expect(jump <= 2 * screen, "\(share) tenths down")
    }
    let scrolling = layouts(page) {
      for _ in 0..<20 {
        page.view.contentOffset.y += 40
        page.harness.settle()
      }
    }
    #expect(scrolling <= 3 * screen)
  }

  @Test func tenMegabytesAreEditedInTheirMiddle() {
    let line = "A line of text that is as long as lines of text mostly are, or so.\n"
    let page = open(String(repeating: line, count: 150_000))
    let middle = 75_000 * line.utf16.count - 10
    page.view.selectedRange = NSRange(location: middle, length: 0)
    page.view.scrollRangeToVisible(page.view.selectedRange)
    page.harness.settle()
    let statistics = page.harness.application.engine.server.statistics
    let before = statistics.total
    #expect(layouts(page) { page.harness.type("words") } == 5)
    let after = statistics.total
    #expect(after.pixelsRepainted - before.pixelsRepainted < 5 * 600 * 60)
    #expect(after.layersChanged - before.layersChanged < 5 * 8)
    #expect(layouts(page) { page.harness.type("\n") } <= 3)
    #expect(layouts(page) { page.keys(.keyboardDeleteOrBackspace) } <= 2)
    #expect(layouts(page) { page.harness.type("z", modifiers: .control) } <= 3)
    #expect(layouts(page) { page.keys(.keyboardEnd, modifiers: .control) } <= 2 * screen)
    #expect(layouts(page) { page.keys(.keyboardHome, modifiers: .control) } <= 2 * screen)
    #expect(layouts(page) { page.harness.type("x") } == 1)
  }

  @Test func aMegabyteWithoutABreakIsLaidOutInParts() {
    let page = open(String(repeating: "word ", count: 200_000))
    #expect(page.view.layoutManager.layoutCount <= 4)
    let jump = layouts(page) { page.view.contentOffset.y = page.view.contentSize.height / 2 }
    #expect(jump <= 4)
    page.view.selectedRange = NSRange(location: 500_000, length: 0)
    page.view.scrollRangeToVisible(page.view.selectedRange)
    page.harness.settle()
    #expect(layouts(page) { page.harness.type("abc") } <= 6)
  }

  /// A selection of everything is shown by a rectangle of what shows.
  @Test func aSelectionOfAllTextCostsWhatShows() {
    let page = open(String(repeating: "some words in a line\n", count: 50_000))
    let work = layouts(page) { page.harness.type("a", modifiers: .control) }
    #expect(page.view.selectedRange.length == 1_050_000)
    #expect(work <= 4 * screen)
    let scrolling = layouts(page) {
      page.view.contentOffset.y = 200_000
      page.harness.settle()
    }
    #expect(scrolling <= 2 * screen)
  }
}
