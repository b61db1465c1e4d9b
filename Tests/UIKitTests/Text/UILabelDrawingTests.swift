import Foundation
import RasterKit
import Testing
import UIKit

@MainActor
@Suite struct UILabelDrawingTests {
  private func label(_ text: String, _ prepare: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 61))
    label.text = text
    label.contentScaleFactor = 1
    prepare(label)
    return label
  }

  private func page(_ label: UILabel) -> TextPage {
    let page = TextPage(width: Int(label.bounds.width), height: Int(label.bounds.height))
    page.draw { label.draw(label.bounds) }
    return page
  }

  @Test func textStandsInTheMiddleOfTheHeight() {
    let ink = page(label("H")).ink
    // A line of 21 rows in 61 starts at 20; baseline 20 + 16.19 in row 36; capitals 17 x 0.7275 = 12.4.
    #expect(ink.maxY == 36)
    #expect(ink.minY == 36 - 13)
  }

  @Test func alignmentTouchesTheSides() {
    func ink(_ alignment: NSTextAlignment) -> PixelRect {
      page(label("HHH") { $0.textAlignment = alignment }).ink
    }
    #expect(ink(.natural).minX <= 3)
    #expect(ink(.right).maxX >= 197)
    #expect(abs(ink(.center).minX + ink(.center).maxX - 200) <= 1)
  }

  @Test func stemsHaveTheTextColor() {
    let red = label("HI") {
      $0.font = .systemFont(ofSize: 40)
      $0.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    #expect(page(red).colors.contains(0xFFFF_0000))
    #expect(!page(red).colors.contains(0xFF00_0000))
  }

  @Test func highlightsAndShadowsHaveTheirColors() {
    let label = label("HI") {
      $0.font = .systemFont(ofSize: 40)
      $0.highlightedTextColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      $0.isHighlighted = true
    }
    #expect(page(label).colors.contains(0xFF00_00FF))
    label.shadowColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    label.shadowOffset = CGSize(width: 60, height: 0)
    #expect(page(label).colors.isSuperset(of: [0xFF00_00FF, 0xFF00_FF00]))
  }

  @Test func disabledTextIsFaint() {
    let label = label("HI") {
      $0.font = .systemFont(ofSize: 40)
      $0.isEnabled = false
    }
    #expect(!page(label).colors.contains(0xFF00_0000))
    #expect(!page(label).ink.isEmpty)
  }

  @Test func longTextEndsInAnEllipsisWithinTheBounds() {
    let long = label("A long text that has no room at all in two hundred points")
    let ink = page(long).ink
    #expect((180...200).contains(ink.maxX))
    // Only the ellipsis's dots are at the end of the line, on the baseline.
    let end = (0..<33).allSatisfy { y in
      ((ink.maxX - 8)..<ink.maxX).allSatisfy { page(long).pixel(Int($0), y) == 0xFFFF_FFFF }
    }
    #expect(end)
  }

  @Test func textShrinksToFit() {
    let long = label("A long text that should all show") {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.2
    }
    let shrunk = page(long).ink
    #expect(shrunk.maxX <= 200 && shrunk.maxX > 190)
    // The end is a letter, not an ellipsis on the baseline.
    let drawn = page(long)
    let end = (0..<34).contains { y in
      (195..<200).contains { drawn.pixel($0, y) != 0xFFFF_FFFF }
    }
    #expect(end)
    #expect(shrunk.height < page(label("A long text")).ink.height)
  }

  @Test func asManyLinesShowAsFit() {
    let label = label("one\ntwo\nthree\nfour\nfive") { $0.numberOfLines = 0 }
    // 3 x 20.287 = 60.86 fits 61.
    let all = page(label).ink
    #expect(all.minY < 8 && all.maxY > 50)
  }

  @Test func subclassesCanMoveTheText() {
    final class TopLabel: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: CGRect(x: 30, y: 0, width: rect.width - 30, height: 21))
      }
    }
    let label = TopLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 61))
    label.text = "H"
    #expect(page(label).ink.maxY == 16)
    #expect(page(label).ink.minX >= 30)
  }
}
