import Foundation
import RasterKit
import Testing
import UIKit

@Suite struct StringDrawingTests {
  private let looks: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
  private let line: CGFloat = 20 * 2444 / 2048

  @Test func sizeIsTheLinesSize() {
    #expect("word".size(withAttributes: looks).height == line)
    #expect("two\nlines".size(withAttributes: looks).height == 2 * line)
    #expect("".size(withAttributes: looks) == CGSize(width: 0, height: line))
    #expect(NSString("word").size(withAttributes: looks) == "word".size(withAttributes: looks))
    let attributed = NSAttributedString(string: "word", attributes: looks)
    #expect(attributed.size() == "word".size(withAttributes: looks))
  }

  @Test func withoutAttributesTextIsTwelvePointsHigh() {
    #expect("word".size().height == 12 * 2444.0 / 2048)
  }

  @Test func blocksAreBrokenAtTheWidth() {
    let room = CGSize(width: 100, height: 1000)
    let block = "several words for several lines".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: looks, context: nil)
    #expect(block.origin == .zero)
    #expect(block.width <= 100)
    #expect(block.height >= 3 * line)
  }

  @Test func aLinesRectangleStartsAtItsBaseline() {
    let rect = "word".boundingRect(
      with: CGSize(width: 1000, height: 1000), options: [], attributes: looks, context: nil)
    #expect(rect.minY == -20 * 1950.0 / 2048)
    #expect(rect.height == line)
  }

  @Test func textIsDrawnFromItsTopLeftCorner() {
    let page = TextPage(width: 100, height: 50)
    page.draw { "H".draw(at: CGPoint(x: 10, y: 5), withAttributes: looks) }
    // Baseline 5 + 19.04 in row 24.
    #expect(page.ink.maxY == 24)
    #expect((10...13).contains(page.ink.minX))
  }

  @Test func textIsDrawnWithinARectangle() {
    let page = TextPage(width: 100, height: 100)
    let rect = CGRect(x: 20, y: 10, width: 60, height: 50)
    page.draw { "many words in many lines, more than fit".draw(in: rect, withAttributes: looks) }
    #expect(page.ink.minX >= 20 && page.ink.maxX <= 80)
    #expect(page.ink.minY >= 10 && page.ink.maxY <= 60)
  }

  @Test func aLineShrinksToItsWidthDownToTheSmallestFactor() {
    func factor(_ least: CGFloat, width: CGFloat) -> (CGFloat, CGRect) {
      let context = NSStringDrawingContext()
      context.minimumScaleFactor = least
      let bounds = "Shrink me please".boundingRect(
        with: CGSize(width: width, height: 100), options: [], attributes: looks, context: context)
      #expect(context.totalBounds == bounds)
      return (context.actualScaleFactor, bounds)
    }
    let whole = "Shrink me please".size(withAttributes: looks).width
    #expect(factor(0.5, width: whole + 1).0 == 1)
    let (shrunk, bounds) = factor(0.5, width: whole * 0.8)
    #expect((0.6..<0.82).contains(shrunk) && bounds.width <= whole * 0.8)
    #expect(factor(0.5, width: 20).0 == 0.5)
    #expect(factor(0, width: 20).0 == 1)
    #expect(factor(.nan, width: 20).0 == 1)
  }

  @Test func aBlockShrinksUntilAllOfItIsSeen() {
    let text = "several words for several lines of a block"
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.2
    let page = TextPage(width: 100, height: 50)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    page.draw {
      text.draw(
        with: rect, options: .usesLineFragmentOrigin, attributes: looks, context: context)
    }
    #expect((0.3..<0.9).contains(context.actualScaleFactor))
    #expect(context.totalBounds.height <= 50 && page.ink.maxY > 30)
  }

  @Test func outsideOfDrawingNothingHappens() {
    "word".draw(at: .zero, withAttributes: looks)
    NSAttributedString(string: "word").draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func paragraphStylesAlignAndCopy() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = .nan
    #expect(style.lineSpacing == 0)
    let page = TextPage(width: 100, height: 40)
    var right = looks
    right[.paragraphStyle] = style
    page.draw { "H".draw(in: CGRect(x: 0, y: 0, width: 100, height: 40), withAttributes: right) }
    #expect(page.ink.minX > 80)
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style)
    style.alignment = .left
    #expect(copy?.alignment == .right)
  }

  @Test func numbersOfAnyTypeAreRead() {
    func width(_ kern: Any) -> CGFloat {
      var values = looks
      values[.kern] = kern
      return "WW".size(withAttributes: values).width
    }
    let expected = width(CGFloat(4))
    for kern in [4 as Int, 4.0 as Double, 4 as Float, NSNumber(value: 4)] as [Any] {
      #expect(width(kern) == expected)
    }
    #expect(width("four") == "WW".size(withAttributes: looks).width)
  }
}
