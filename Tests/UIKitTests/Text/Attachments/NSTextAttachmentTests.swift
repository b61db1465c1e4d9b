import Foundation
import RasterKit
import Testing

@testable import UIKit

@MainActor
@Suite struct NSTextAttachmentTests {
  private static let red: UInt32 = 0xFFFF_0000
  private let looks: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.blue,
  ]

  private func box(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func pixels(_ page: TextPage, of color: UInt32) -> PixelRect {
    var bounds = PixelRect.empty
    for y in 0..<page.pixels.size.height {
      for x in 0..<page.pixels.size.width where page.pixel(Int(x), Int(y)) == color {
        bounds = bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return bounds
  }

  @Test func anImageTakesItsRoomAndStandsOnTheBaseline() {
    let string = NSMutableAttributedString(
      attributedString: NSAttributedString(
        attachment: NSTextAttachment(image: box(30, 40)), attributes: looks))
    #expect(string.string == "\u{FFFC}")
    #expect(abs(string.size().width - 30) < 0.01)
    #expect(abs(string.size().height - (40 + 20 * 494.0 / 2048)) < 0.01)
    let page = TextPage(width: 60, height: 60)
    page.draw { string.draw(at: .zero) }
    #expect(pixels(page, of: Self.red) == PixelRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func textsWithAttachmentsInARowAreCopiedAndChanged() {
    let text = NSMutableAttributedString(attachment: NSTextAttachment())
    text.append(NSAttributedString(attachment: Stamp()))
    text.append(NSAttributedString(attachment: NSTextAttachment(image: box(2, 2))))
    text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 3))
    var found: [Any?] = []
    text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: 3)) { value, _, _ in
      found.append(value)
    }
    #expect(found.count == 3 && found.allSatisfy { $0 is NSTextAttachment })
    #expect((text.copy() as? NSAttributedString)?.isEqual(to: text) == true)
    #expect(text.attributedSubstring(from: NSRange(location: 1, length: 2)).length == 2)
    let storage = NSTextStorage(attributedString: text)
    #expect((storage.copy() as? NSAttributedString)?.isEqual(to: text) == true)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.attributedText = text
    #expect(view.attributedText.isEqual(to: text))
  }

  @Test func objectsAsValuesAreComparedAsTheirClassSays() {
    let pairs: [(NSAttributedString.Key, NSObject, NSObject)] = [
      (.font, UIFont.systemFont(ofSize: 3), UIFont.systemFont(ofSize: 4)),
      (.foregroundColor, UIColor.red, UIColor.blue),
      (.paragraphStyle, NSParagraphStyle(), paragraph(3)),
      (.shadow, NSShadow(), NSShadow()), (.shadow, box(1, 1), box(2, 2)),
      (
        .paragraphStyle, NSTextList(markerFormat: .box, options: 0),
        NSTextList(markerFormat: .disc, options: 0)
      ),
    ]
    for (key, first, second) in pairs {
      let text = NSMutableAttributedString(string: "a", attributes: [key: first])
      text.append(NSAttributedString(string: "b", attributes: [key: second]))
      text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
      var range = NSRange()
      let whole = NSRange(location: 0, length: 2)
      _ = text.attribute(key, at: 0, longestEffectiveRange: &range, in: whole)
      #expect(range.length == (first.isEqual(second) ? 2 : 1), "\(key)")
    }
  }

  final class Stamp: NSTextAttachment {}

  private func paragraph(_ spacing: CGFloat) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    return style
  }

  @Test func boundsMoveAndStretchIt() {
    let attachment = NSTextAttachment(image: box(5, 5))
    attachment.bounds = CGRect(x: 3, y: -4, width: 20, height: 20)
    let page = TextPage(width: 60, height: 60)
    page.draw { NSAttributedString(attachment: attachment, attributes: looks).draw(at: .zero) }
    // The line is that of the font: its baseline is 20 x 1950 / 2048 = 19.04 from the top.
    #expect(pixels(page, of: Self.red) == PixelRect(x: 3, y: 3, width: 20, height: 20))
  }

  @Test func labelsShowThem() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "H", attributes: looks)
    text.append(NSAttributedString(attachment: NSTextAttachment(image: box(12, 12))))
    label.attributedText = text
    let letter = NSAttributedString(string: "H", attributes: looks).size().width
    #expect(abs(label.intrinsicContentSize.width - (letter + 12)) <= 1)
    label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
    let page = TextPage(width: 60, height: 40)
    page.draw { label.draw(label.bounds) }
    let ink = pixels(page, of: Self.red)
    #expect(abs(CGFloat(ink.minX) - letter) <= 1 && ink.height == 12)
  }

  @Test func templatesHaveTheColourOfTheText() {
    let attachment = NSTextAttachment(image: box(10, 10).withRenderingMode(.alwaysTemplate))
    let page = TextPage(width: 40, height: 40)
    page.draw { NSAttributedString(attachment: attachment, attributes: looks).draw(at: .zero) }
    #expect(pixels(page, of: 0xFF00_00FF).width == 10)
    #expect(pixels(page, of: Self.red).isEmpty)
  }

  @Test func symbolsStandOnTheBaselineInTheColourOfTheText() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20)
    let symbol = try #require(UIImage(systemName: "star.fill", withConfiguration: configuration))
    let descent = try #require(symbol.baselineOffsetFromBottom)
    let attachment = NSTextAttachment(image: symbol)
    let bounds = attachment.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    #expect(bounds == CGRect(origin: CGPoint(x: 0, y: -descent), size: symbol.size))
    let label = UILabel()
    let text = NSMutableAttributedString(string: "H", attributes: looks)
    let letter = text.size().width
    text.append(
      NSAttributedString(
        attachment: attachment,
        attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]))
    label.attributedText = text
    label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
    let page = TextPage(width: 80, height: 40)
    page.draw { label.draw(label.bounds) }
    // The letter is blue, the symbol beside it red.
    let ink = pixels(page, of: Self.red)
    #expect(CGFloat(ink.minX) >= letter - 1 && CGFloat(ink.width) > symbol.size.width / 2)
    #expect(!pixels(page, of: 0xFF00_00FF).isEmpty && pixels(page, of: 0xFF00_0000).isEmpty)
  }

  @Test func textToTheLeftHasThemOnItsLeft() {
    let string = NSMutableAttributedString(string: "אבג", attributes: looks)
    string.append(
      NSAttributedString(attachment: NSTextAttachment(image: box(10, 10)), attributes: looks))
    let page = TextPage(width: 100, height: 40)
    page.draw { string.draw(at: .zero) }
    #expect(pixels(page, of: Self.red).minX == 0)
  }

  @Test func layoutManagersDrawThem() {
    let storage = NSTextStorage(string: "H", attributes: looks)
    storage.append(NSAttributedString(attachment: NSTextAttachment(image: box(10, 10))))
    let manager = NSLayoutManager()
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 90, height: 0)))
    storage.addLayoutManager(manager)
    let page = TextPage(width: 100, height: 40)
    page.draw {
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 2), at: .zero)
    }
    let ink = pixels(page, of: Self.red)
    #expect(ink.height == 10 && ink.width >= 9)
    #expect(abs(CGFloat(ink.minX) - (5 + manager.location(forGlyphAt: 1).x - 5)) <= 1)
  }

  @Test func whatIsOmittedIsNotDrawn() {
    let text = NSMutableAttributedString(string: "a text that is long", attributes: looks)
    text.append(NSAttributedString(attachment: NSTextAttachment(image: box(10, 10))))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.attributedText = text
    let page = TextPage(width: 60, height: 30)
    page.draw { label.draw(label.bounds) }
    #expect(pixels(page, of: Self.red).isEmpty)
  }

  @Test func contentsAreReadAsAnImageIfTheyAreOne() throws {
    let data = try #require(box(8, 6).pngData())
    let attachment = NSTextAttachment(data: data, ofType: "public.png")
    #expect(abs(NSAttributedString(attachment: attachment).size().width - 8) < 0.01)
    attachment.contents = Data("garbage".utf8)
    #expect(NSAttributedString(attachment: attachment).size().width == 0)
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(abs(NSAttributedString(attachment: attachment).size().width - 20) < 0.01)
  }

  @Test func lengthsThatAreNoNumbersCountAsNone() {
    let attachment = NSTextAttachment(image: box(10, 10))
    attachment.bounds = CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 1e300)
    let string = NSAttributedString(attachment: attachment, attributes: looks)
    #expect(string.size().width == 0)
    let page = TextPage(width: 40, height: 40)
    page.draw { string.draw(at: .zero) }
    #expect(page.ink.isEmpty)
  }

  @Test func subclassesFitTheirLine() {
    final class Filling: NSTextAttachment {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect {
        CGRect(x: 0, y: 0, width: lineFrag.width / 2, height: 10)
      }
    }
    let storage = NSTextStorage(attributedString: NSAttributedString(attachment: Filling()))
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 110, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    manager.ensureLayout(for: container)
    #expect(abs(manager.usedRect(for: container).width - (50 + 2 * 5)) < 0.01)
  }

  @Test func archivesHaveAll() throws {
    let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
    attachment.bounds = CGRect(x: 1, y: -2, width: 3, height: 4)
    attachment.lineLayoutPadding = 2
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: attachment, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextAttachment.self, from: archive))
    #expect(read.contents == Data([1, 2, 3]) && read.fileType == "public.data")
    #expect(read.bounds == attachment.bounds && read.lineLayoutPadding == 2)
  }
}
