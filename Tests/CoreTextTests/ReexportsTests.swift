import CoreText
import Testing

/// This file imports only the tested module, as programs do.
@Suite struct CoreTextReexportsTests {
  @Test func coreTextBringsCoreGraphicsAndFoundation() {
    let size: CGFloat = 20
    let font = CTFontCreateWithName("Inter" as CFString, size, nil)
    #expect(CTFontGetSize(font) == size)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil)
    #expect(path.contains(CGPoint(x: 1, y: 1)) && hypot(path.boundingBox.width, 4) == 5)
    let text = NSAttributedString(string: "one")
    #expect(text.length == 3 && Data([1]).count == 1)
  }
}
