import CoreGraphics
import CoreText
import Foundation
import TextKit
import Testing

@Suite struct MovementTests {
  private func walk(
    _ string: String, from start: Int, _ movement: TextMovement, width: CGFloat = 300,
    steps: Int = 40
  ) -> [Int] {
    let page = TextPage(string, width: width)
    var selection = TextSelection(start)
    var offsets: [Int] = []
    for _ in 0..<steps {
      let next = selection.moved(movement, extends: false, in: page.manager)
      if next.head.offset == selection.head.offset { break }
      selection = next
      offsets.append(selection.head.offset)
    }
    return offsets
  }

  @Test func wordsAreSteppedOver() {
    #expect(walk("one, two-three  four", from: 0, .wordForward) == [3, 8, 14, 20])
    #expect(walk("one, two-three  four", from: 20, .wordBackward) == [16, 9, 5, 0])
    #expect(walk("a\n\nb c", from: 0, .wordForward) == [1, 4, 6])
  }

  @Test func longWordsAreOneStep() {
    let long = String(repeating: "x", count: 5000)
    #expect(walk("a \(long) b", from: 1, .wordForward) == [5002, 5004])
    #expect(walk("a \(long) b", from: 5002, .wordBackward) == [2, 0])
  }

  @Test func aDoubleClickSelectsAWordOrASpace() {
    let text = TextBuffer("one two\nthree")
    #expect(text.word(at: 5) == 4..<7)
    #expect(text.word(at: 3) == 3..<4)
    #expect(text.word(at: 7) == 4..<7)
    #expect(text.word(at: 13) == 8..<13)
  }

  @Test func sentencesEnd() {
    let text = TextBuffer("One two. Three four? Five")
    #expect(text.sentenceEnd(after: 0) == 9)
    #expect(text.sentenceStart(before: 20) == 9)
  }

  @Test func rightGoesThroughPlainTextInOrder() {
    #expect(walk("abc\nd", from: 0, .right) == [1, 2, 3, 4, 5])
    #expect(walk("abc\nd", from: 5, .left) == [4, 3, 2, 1, 0])
    #expect(walk("a👨‍👩‍👧e\u{301}", from: 0, .right) == [1, 9, 11])
  }

  @Test func leftGoesForwardInHebrew() {
    #expect(walk("שלום", from: 0, .left) == [1, 2, 3, 4])
    #expect(walk("שלום", from: 4, .right) == [3, 2, 1, 0])
  }

  /// Each step goes the way it says, and none is taken twice.
  @Test(arguments: ["abc שלום def", "שלום abc עולם", "a ש1234 b", "مرحبا 12 world"])
  func mixedTextIsCrossedFromSideToSide(_ string: String) {
    let page = TextPage(string)
    let isReversed = page.manager.isRightToLeft(at: 0)
    let (start, end) = isReversed ? (page.count, 0) : (0, page.count)
    let offsets = walk(string, from: start, .right)
    #expect(offsets.last == end)
    let places = ([start] + offsets).map { page.manager.caretRect(at: TextPosition($0)).minX }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 + 0.01 })
    #expect(Set(offsets).count == offsets.count)
  }

  @Test func linesHaveStartsAndEnds() {
    let page = TextPage("several words that wrap\nnext", width: 100)
    let first = page.manager.lineRange(at: TextPosition(0))
    var selection = TextSelection(2)
    selection = selection.moved(.lineEnd, extends: false, in: page.manager)
    #expect(selection.head == TextPosition(first.upperBound, .upstream))
    // The caret is at the end of its line, not at the start of the next one.
    #expect(page.manager.caretRect(at: selection.head).minY == 0)
    selection = selection.moved(.lineStart, extends: false, in: page.manager)
    #expect(selection.head.offset == 0)
    selection = TextSelection(26).moved(.lineEnd, extends: true, in: page.manager)
    #expect(selection.range == 26..<28)
  }

  @Test func upAndDownKeepTheirPlace() {
    let page = TextPage("a long first line\nx\nanother long line")
    var selection = TextSelection(10)
    selection = selection.moved(.down, extends: false, in: page.manager)
    #expect(selection.head.offset == 19)
    selection = selection.moved(.down, extends: false, in: page.manager)
    #expect((28...32).contains(selection.head.offset))
    let goal = page.manager.caretRect(at: TextPosition(10)).minX
    #expect(abs(page.manager.caretRect(at: selection.head).minX - goal) < 6)
    selection = selection.moved(.down, extends: false, in: page.manager)
    #expect(selection.head.offset == page.count)
    selection = selection.moved(.up, extends: false, in: page.manager)
    #expect(selection.head.offset == 19)
    selection = selection.moved(.up, extends: true, in: page.manager)
    selection = selection.moved(.up, extends: true, in: page.manager)
    #expect(selection.range == 0..<19)
  }

  @Test func theEmptyLastLineIsReached() {
    let page = TextPage("abc\n")
    let down = TextSelection(1).moved(.down, extends: false, in: page.manager)
    #expect(down.head.offset == 4)
    let up = down.moved(.up, extends: false, in: page.manager)
    #expect(up.head.offset == 1)
    #expect(TextSelection(4).moved(.left, extends: false, in: page.manager).head.offset == 3)
    #expect(TextSelection(3).moved(.right, extends: false, in: page.manager).head.offset == 4)
  }

  @Test func paragraphsAndTheDocumentHaveEnds() {
    #expect(walk("aa\nbb\ncc", from: 1, .paragraphEnd, steps: 1) == [2])
    #expect(walk("aa\nbb\ncc", from: 4, .paragraphStart, steps: 1) == [3])
    #expect(walk("aa\nbb\ncc", from: 4, .paragraphBackward) == [3, 0])
    #expect(walk("aa\nbb\ncc", from: 1, .paragraphForward) == [3, 6, 8])
    #expect(walk("aa\nbb\ncc", from: 1, .documentEnd, steps: 1) == [8])
  }

  @Test func everyCaretOfALineIsFoundAgainAtItsPlace() {
    for string in ["The quick brown fox", "e\u{301}e\u{301} 👨‍👩‍👧 x", "שלום עולם"] {
      let page = TextPage(string)
      var offset = 0
      while offset < page.count {
        let rect = page.manager.caretRect(at: TextPosition(offset))
        let found = page.manager.position(nearestTo: CGPoint(x: rect.minX, y: rect.midY))
        #expect(found.offset == offset, "\(string), \(offset)")
        offset = page.storage.content.text.characterEnd(after: offset)
      }
    }
  }
}
