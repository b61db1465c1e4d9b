import CoreGraphics
import Testing

@testable import UIKit

struct TextFieldLayoutTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
  private let rounded = TextFieldLayout(border: .roundedRect)
  private let plain = TextFieldLayout(border: .none)

  private func text(
    _ layout: TextFieldLayout, leading: CGRect = .null, trailing: CGRect = .null,
    clear: CGRect = .null
  ) -> CGRect {
    layout.textRect(in: bounds, leading: leading, trailing: trailing, clear: clear)
  }

  @Test func textKeepsClearOfTheBorder() {
    #expect(text(rounded) == CGRect(x: 7, y: 2, width: 186, height: 30))
    #expect(text(plain) == bounds)
  }

  @Test func viewsTakeTheEnds() {
    let size = CGSize(width: 20, height: 20)
    let left = plain.sideRect(size, in: bounds, isLeading: true)
    let right = plain.sideRect(size, in: bounds, isLeading: false)
    #expect(left == CGRect(x: 0, y: 7, width: 20, height: 20))
    #expect(right == CGRect(x: 180, y: 7, width: 20, height: 20))
    #expect(text(plain, leading: left, trailing: right).minX == 20)
    #expect(text(plain, leading: left, trailing: right).maxX == 180)
    let inside = rounded.sideRect(size, in: bounds, isLeading: true)
    #expect(inside.minX == 7 && text(rounded, leading: inside).minX == 34)
  }

  @Test func theClearButtonStandsBeforeTheBorder() {
    let clear = rounded.clearRect(in: bounds)
    #expect(clear == CGRect(x: 176, y: 7, width: 19, height: 19))
    #expect(text(rounded, clear: clear).maxX == 173)
  }

  @Test func rightToLeftIsTheMirrorImage() {
    var layout = rounded
    layout.isRightToLeft = true
    let size = CGSize(width: 20, height: 20)
    let (leading, clear) = (
      layout.sideRect(size, in: bounds, isLeading: true), layout.clearRect(in: bounds)
    )
    #expect(leading.maxX == 193 && clear.minX == 5)
    let rect = text(layout, leading: leading, clear: clear)
    #expect(rect.minX == 27 && rect.maxX == 166)
  }

  @Test func withoutRoomThereIsNoText() {
    let narrow = CGRect(x: 0, y: 0, width: 10, height: 2)
    let rect = rounded.textRect(in: narrow, leading: .null, trailing: .null, clear: .null)
    #expect(rect.width == 0 && rect.height == 0)
    let side = rounded.sideRect(CGSize(width: -3, height: 50), in: narrow, isLeading: true)
    #expect(side.width == 0 && side.height == 2)
  }

  @Test func sizesAreThoseOfTheText() {
    let line: CGFloat = 17 * 2444 / 2048
    #expect(
      rounded.fittingSize(textWidth: 60.2, lineHeight: line, views: 0)
        == CGSize(width: 89, height: 34))
    #expect(
      plain.fittingSize(textWidth: 0, lineHeight: line, views: 10)
        == CGSize(width: 15, height: line + 1.5))
  }

  @Test func linesAreAlignedInTheirRoom() {
    let line = TextFieldLine(width: 60, room: 101)
    #expect(line.start(.natural, isRightToLeft: false) == 0)
    #expect(line.start(.natural, isRightToLeft: true) == 41)
    #expect(line.start(.right, isRightToLeft: false) == 41)
    #expect(line.start(.center, isRightToLeft: false) == 20)
    #expect(TextFieldLine(width: 160, room: 100).start(.right, isRightToLeft: true) == 0)
  }

  @Test func scrollingKeepsTheCaretInSightAndNoGapAtTheEnd() {
    let line = TextFieldLine(width: 300, room: 100)
    #expect(line.scroll(from: 0, showing: 300) == 202)
    #expect(line.scroll(from: 202, showing: 250) == 202)
    #expect(line.scroll(from: 202, showing: 150) == 150)
    #expect(line.scroll(from: 150, showing: 0) == 0)
    #expect(TextFieldLine(width: 50, room: 100).scroll(from: 202, showing: 50) == 0)
    #expect(TextFieldLine(width: 99, room: 100).scroll(from: 0, showing: 99) == 1)
  }
}
