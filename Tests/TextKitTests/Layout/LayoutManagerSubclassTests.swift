import CoreGraphics
import Foundation
import TextKit
import Testing

/// Programs override what a layout manager answers, and are asked through the class they inherit from.
@Suite struct LayoutManagerSubclassTests {
  /// Leaves room below each line, has no empty last line, and three glyphs at most.
  final class Own: NSLayoutManager {
    static let gap: CGFloat = 3
    private(set) var ensured: [NSRange] = []

    override func lineFragmentRect(
      forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
      var rect = super.lineFragmentRect(
        forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
      rect.size.height += Self.gap
      return rect
    }
    override func usedRect(for container: NSTextContainer) -> CGRect {
      super.usedRect(for: container).insetBy(dx: 0, dy: -Self.gap)
    }
    override var extraLineFragmentRect: CGRect { .zero }
    override func ensureLayout(forCharacterRange charRange: NSRange) {
      ensured.append(charRange)
      super.ensureLayout(forCharacterRange: charRange)
    }
    override func glyphIndex(
      for point: CGPoint, in container: NSTextContainer,
      fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 7 }
    override func glyphRange(for container: NSTextContainer) -> NSRange {
      NSRange(location: 0, length: 3)
    }
  }

  @Test func whatIsOverriddenIsAsked() {
    let own = Own()
    let storage = NSTextStorage(string: "one\ntwo\n")
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    own.addTextContainer(container)
    storage.addLayoutManager(own)
    let manager: NSLayoutManager = own
    let plain = TextPage("one\ntwo\n")
    plain.manager.defaultFont = own.defaultFont
    let line = plain.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
    var range = NSRange()
    let rect = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &range)
    #expect(rect.height == line + 3 && range == NSRange(location: 4, length: 4))
    #expect(manager.usedRect(for: container).minY == -3)
    #expect(manager.extraLineFragmentRect == .zero && plain.manager.extraLineFragmentRect != .zero)
    #expect(manager.glyphIndex(for: .zero, in: container) == 7)
    #expect(manager.glyphRange(for: container).length == 3)
    manager.ensureLayout(forCharacterRange: range)
    #expect(own.ensured == [range] && storage.length == 8)
  }

  /// Carets and lines that are drawn stay where the text is.
  @Test func layoutItselfKeepsItsPlaces() {
    let (own, plain) = (Own(), NSLayoutManager())
    let places = [own, plain].map { (manager: NSLayoutManager) in
      let storage = NSTextStorage(string: "one\ntwo\n")
      manager.addTextContainer(NSTextContainer(size: CGSize(width: 300, height: 0)))
      storage.addLayoutManager(manager)
      return withExtendedLifetime(storage) {
        (0...8).map { manager.caretRect(at: TextPosition($0)) }
      }
    }
    #expect(places[0] == places[1] && Set(places[0].map(\.minY)).count == 3)
  }
}
