import Testing
import UIKit

/// Text storages and layout managers with UIKit's fonts, styles and line break modes.
@MainActor
@Suite struct TextStorageLayoutTests {
  private func manager(_ storage: NSTextStorage, width: CGFloat = 300) -> NSLayoutManager {
    let manager = NSLayoutManager()
    manager.addTextContainer(NSTextContainer(size: CGSize(width: width, height: 0)))
    storage.addLayoutManager(manager)
    return manager
  }

  @Test func linesAreAsHighAsTheirFonts() {
    let storage = NSTextStorage(
      string: "small\nlarge", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    storage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 6, length: 5))
    let manager = manager(storage)
    let small = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    let large = manager.lineFragmentRect(forGlyphAt: 6, effectiveRange: nil)
    #expect(abs(small.height - UIFont.systemFont(ofSize: 10).lineHeight) < 0.001)
    #expect(abs(large.height - UIFont.systemFont(ofSize: 40).lineHeight) < 0.001)
    #expect(large.minY == small.maxY)
  }

  @Test func paragraphStylesPlaceLines() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.paragraphSpacing = 12
    let storage = NSTextStorage(string: "one\ntwo", attributes: [.paragraphStyle: style])
    let manager = manager(storage)
    let first = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
    let second = manager.lineFragmentUsedRect(forGlyphAt: 4, effectiveRange: nil)
    #expect(abs(first.maxX - 300) < 0.01)
    #expect(abs(second.minY - first.maxY - 12) < 0.01)
  }

  /// With hyphen-en-us, which `scripts/setup` installs.
  @Test func wordsAreDividedWhereTheStyleLeavesItToTheSystem() {
    let text = "incomprehensible internationalization characterization typographical considerations"
    func ends(_ prepare: (NSMutableParagraphStyle) -> Void) -> [Character] {
      let style = NSMutableParagraphStyle()
      prepare(style)
      let font = UIFont.systemFont(ofSize: 17)
      let attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style, .font: font]
      let storage = NSTextStorage(string: text, attributes: attributes)
      let manager = manager(storage, width: 200)
      var (ends, start) = ([Character](), 0)
      while start < text.count {
        var line = NSRange(location: 0, length: 0)
        _ = manager.lineFragmentRect(forGlyphAt: start, effectiveRange: &line)
        guard line.length > 0 else { break }
        start = line.location + line.length
        ends.append(Array(storage.string)[start - 1])
      }
      return ends
    }
    #expect(ends { _ in }.dropLast().allSatisfy { $0 == " " })
    let divided = ends { $0.usesDefaultHyphenation = true }
    #expect(divided.dropLast().contains { $0 != " " })
    #expect(divided == ends { $0.hyphenationFactor = 1 })
  }

  @Test func aContainerOfOneLineTruncatesAsItSays() {
    let storage = NSTextStorage(string: "a text that is too long for a single line of this width")
    let manager = manager(storage, width: 100)
    let container = manager.textContainers[0]
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    #expect(container.lineBreakMode == .byTruncatingTail)
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == 0)
    #expect(manager.usedRect(for: container).width <= 100)
  }

  @Test func glyphsAreDrawnInTheCurrentContext() {
    let storage = NSTextStorage(
      string: "####", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let manager = manager(storage)
    let size = CGSize(width: 60, height: 30)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 4), at: .zero)
    }
    let empty = UIGraphicsImageRenderer(size: size).image { _ in }
    #expect(image.pngData() != empty.pngData())
  }

  @Test func aStyleKeepsItsLists() {
    let style = NSMutableParagraphStyle()
    style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.textLists.first?.marker(forItemNumber: 3) == "3")
    #expect(copy?.isEqual(NSParagraphStyle()) == false)
  }
}

extension TextStorageLayoutTests {
  @Test func textFlowsAroundAPath() {
    let storage = NSTextStorage(string: String(repeating: "words that flow ", count: 20))
    let manager = NSLayoutManager()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 30))
    let container = NSTextContainer(
      size: CGSize(width: 300, height: 0), exclusionPaths: [path])
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    #expect(container.exclusionPaths == [path])
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(first.minX == 100)
    #expect(first.maxX == 300)
    let last = manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: nil)
    #expect(last.minX == 0)
  }
}
