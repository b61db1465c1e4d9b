import CoreGraphics
import CoreText
import Foundation
import RasterKit
import Testing

@testable import UIKit

/// What subclasses of layout managers draw themselves.
@MainActor @Suite struct LayoutManagerDrawingTests {
  /// Overrides nothing.
  private final class Same: NSLayoutManager {}

  /// Notes lines under and through text, and draws none.
  private final class Noting: NSLayoutManager {
    private(set) var notes: [String] = []

    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      notes.append("under \(glyphRange) \(underlineVal.rawValue) of \(lineGlyphRange)")
    }
    override func drawStrikethrough(
      forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      notes.append("through \(glyphRange) \(strikethroughVal.rawValue) of \(lineGlyphRange)")
    }
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  }

  private static var text: NSMutableAttributedString {
    let text = NSMutableAttributedString(
      string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let byWord = NSUnderlineStyle([.double, .byWord]).rawValue
    text.addAttribute(.underlineStyle, value: byWord, range: NSRange(location: 0, length: 7))
    text.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 8, length: 5))
    text.addAttribute(
      .backgroundColor, value: UIColor.yellow, range: NSRange(location: 4, length: 3))
    return text
  }

  private func drawn(_ manager: NSLayoutManager, _ text: NSAttributedString) -> Data? {
    let storage = NSTextStorage(attributedString: text)
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let all = NSRange(location: 0, length: text.length)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 300, height: 40)
    return withExtendedLifetime(storage) {
      UIGraphicsImageRenderer(size: size, format: format).image { _ in
        manager.drawBackground(forGlyphRange: all, at: .zero)
        manager.drawGlyphs(forGlyphRange: all, at: .zero)
      }.pngData()
    }
  }

  @Test func aSubclassThatOverridesNothingDrawsTheSame() {
    let plain = drawn(NSLayoutManager(), Self.text)
    #expect(plain != nil && drawn(Same(), Self.text) == plain)
    let letters = NSAttributedString(
      string: Self.text.string, attributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(drawn(NSLayoutManager(), letters) != plain)
  }

  @Test func linesUnderAndThroughTextAreTheSubclasssOwn() {
    let manager = Noting()
    let picture = drawn(manager, Self.text)
    let line = "of {0, 18}"
    #expect(
      manager.notes == [
        "under {0, 3} 32777 \(line)", "under {4, 3} 32777 \(line)", "through {8, 5} 1 \(line)",
      ])
    let letters = NSAttributedString(
      string: Self.text.string, attributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(picture == drawn(NSLayoutManager(), letters))
  }

  // MARK: Backgrounds

  /// Notes what is filled, and fills only the first rectangle of each array.
  private final class Filling: NSLayoutManager {
    private(set) var notes: [String] = []
    private(set) var rects: [CGRect] = []

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
      forCharacterRange charRange: NSRange, color: CGColor
    ) {
      notes.append("\(rectCount) of \(charRange)")
      rects += UnsafeBufferPointer(start: rectArray, count: rectCount)
      #expect(UIColor(cgColor: color) == UIColor.yellow)
      super.fillBackgroundRectArray(
        rectArray, count: 1, forCharacterRange: charRange, color: color)
    }
  }

  /// A yellow word of two fonts.
  private static func marked(_ range: NSRange) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let small = UIFont.systemFont(ofSize: 17)
    text.addAttribute(.font, value: small, range: NSRange(location: 6, length: 1))
    text.addAttribute(.backgroundColor, value: UIColor.yellow, range: range)
    return text
  }

  @Test func backgroundsAreTheSubclasssOwnAllRectanglesOfOneAtOnce() {
    let manager = Filling()
    let picture = drawn(manager, Self.marked(NSRange(location: 4, length: 3)))
    #expect(manager.notes == ["2 of {4, 3}"])
    #expect(manager.rects.count == 2 && abs(manager.rects[0].maxX - manager.rects[1].minX) < 0.01)
    let height = UIFont.systemFont(ofSize: 20).lineHeight
    #expect(manager.rects.allSatisfy { abs($0.height - height) < 0.01 })
    #expect(
      picture == drawn(NSLayoutManager(), Self.marked(NSRange(location: 4, length: 2))))
  }

  // MARK: Glyphs

  /// Notes the glyphs that are shown, and does with them what it is told to.
  private final class Showing: NSLayoutManager {
    struct Run {
      let count: Int
      let first: CGPoint
      let font: CTFont
      let color: UIColor?
    }
    private(set) var runs: [Run] = []
    var color: UIColor?
    var shift: CGFloat = 0

    override func showCGGlyphs(
      _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int,
      font: CTFont, textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any],
      in context: CGContext
    ) {
      let own = attributes[.foregroundColor] as? UIColor
      runs.append(Run(count: glyphCount, first: positions[0], font: font, color: own))
      if let color { context.setFillColor(color.cgColor) }
      var places = (0..<glyphCount).map { positions[$0] }
      if shift == 0 {
        super.showCGGlyphs(
          glyphs, positions: positions, count: glyphCount, font: font, textMatrix: textMatrix,
          attributes: attributes, in: context)
      } else {
        for index in places.indices { places[index].x += shift }
        super.showCGGlyphs(
          glyphs, positions: places, count: glyphCount, font: font, textMatrix: textMatrix,
          attributes: attributes, in: context)
      }
    }
  }

  private static func letters(_ color: UIColor) -> NSMutableAttributedString {
    NSMutableAttributedString(
      string: "one two",
      attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: color])
  }

  @Test func glyphsAreShownRunByRun() {
    let (manager, text) = (Showing(), Self.letters(.black))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 4, length: 3))
    let picture = drawn(manager, text)
    #expect(manager.runs.map(\.count).reduce(0, +) == 7)
    #expect(manager.runs.last?.color == UIColor.blue)
    #expect(manager.runs.allSatisfy { CTFontGetSize($0.font) == 20 })
    #expect(manager.runs[0].first.x == 5 && manager.runs[0].first.y == 19)
    #expect(picture == drawn(NSLayoutManager(), text))
  }

  @Test func aSubclassShowsGlyphsInItsOwnColor() {
    let manager = Showing()
    manager.color = .green
    #expect(drawn(manager, Self.letters(.black)) == drawn(NSLayoutManager(), Self.letters(.green)))
  }

  @Test func aSubclassShowsGlyphsInOtherPlaces() throws {
    let manager = Showing()
    manager.shift = 100
    let moved = try #require(drawn(manager, Self.letters(.black)).flatMap(UIImage.init(data:)))
    let plain = drawn(NSLayoutManager(), Self.letters(.black)).flatMap(UIImage.init(data:))
    let (left, right) = (ink(of: moved), ink(of: try #require(plain)))
    #expect(abs(left.minX - right.minX - 100) <= 1 && abs(left.minY - right.minY) <= 1)
    #expect(abs(left.width - right.width) <= 1 && abs(left.height - right.height) <= 1)
  }

  /// Around what is not clear.
  private func ink(of image: UIImage) -> CGRect {
    guard let pixels = image.cgImage?.pixels else { return .null }
    var ink = CGRect.null
    for y in 0..<pixels.size.height {
      for x in 0..<pixels.size.width where pixels.target.address(x: x, y: y).pointee >> 24 > 100 {
        ink = ink.union(CGRect(x: Int(x), y: Int(y), width: 1, height: 1))
      }
    }
    return ink
  }
}
