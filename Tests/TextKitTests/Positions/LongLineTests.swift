import CoreGraphics
import Foundation
import TextKit
import Testing

/// Lines of containers without a width, which may be longer than one layout.
@Suite struct LongLineTests {
  private let first = "above"

  private func page(_ units: Int) -> TextPage {
    TextPage(first + "\n" + String(repeating: "word ", count: units / 5) + "\nbelow", width: 0)
  }

  @Test func aLineOfFortyThousandUnitsIsOne() {
    let page = page(40_000)
    #expect(page.lines.map(\.utf16.count) == [6, 40_001, 5])
  }

  @Test(arguments: [40_000, 250_000])
  func homeAndEndReachTheEndsOfTheLine(units: Int) {
    let page = page(units)
    for offset in [6, 20_000, units / 2, units] {
      let start = TextPosition(offset)
      #expect(page.manager.position(from: start, .lineStart).offset == 6)
      #expect(page.manager.position(from: start, .lineEnd).offset == units + 6)
    }
  }

  @Test(arguments: [40_000, 250_000])
  func upAndDownLeaveTheLine(units: Int) {
    let page = page(units)
    for offset in [6, 20_000, units / 2, units] {
      let start = TextPosition(offset)
      #expect(page.manager.position(from: start, .up).offset <= first.utf16.count)
      #expect(page.manager.position(from: start, .down).offset >= units + 7)
    }
  }

  @Test func aLineSeparatorEndsALine() {
    let page = TextPage("one\u{2028}two", width: 0)
    #expect(page.manager.position(from: TextPosition(1), .lineEnd).offset == 3)
    #expect(page.manager.position(from: TextPosition(5), .lineStart).offset == 4)
  }
}
