import CoreGraphics
import Foundation
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
}
