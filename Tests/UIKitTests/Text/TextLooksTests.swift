import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Each attribute looks the same wherever text shows.
@MainActor @Suite struct TextLooksTests {
  struct Look: CustomTestStringConvertible, @unchecked Sendable {
    let name: String
    var values: [NSAttributedString.Key: Any] = [:]
    var testDescription: String { name }

    static func line(_ style: NSUnderlineStyle, _ key: NSAttributedString.Key) -> Self {
      Look(name: "\(key.rawValue) \(style.rawValue)", values: [key: style.rawValue])
    }
  }

  nonisolated private static var shadow: NSShadow {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 2, height: 2), UIColor.systemGray)
    return shadow
  }

  nonisolated private static let lines: [Look] = [
    .line(.single, .underlineStyle), .line(.thick, .underlineStyle),
    .line(.double, .underlineStyle),
    .line([.single, .patternDot], .underlineStyle), .line([.thick, .patternDash], .underlineStyle),
    .line([.single, .patternDashDot], .underlineStyle),
    .line([.single, .patternDashDotDot], .underlineStyle),
    .line([.single, .byWord], .underlineStyle),
    Look(
      name: "colour",
      values: [
        .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.systemRed,
      ]),
    .line(.single, .strikethroughStyle), .line([.double, .byWord], .strikethroughStyle),
    Look(name: "link", values: [.link: "https://example.org"]),
  ]

  nonisolated private static let effects: [Look] = [
    Look(name: "stroke", values: [.strokeWidth: 4]),
    Look(name: "fill", values: [.strokeWidth: -5, .strokeColor: UIColor.systemRed]),
    Look(name: "shadow", values: [.shadow: shadow]),
    Look(
      name: "letterpress",
      values: [
        .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
        .foregroundColor: UIColor.systemGray,
      ]), Look(name: "wide", values: [.expansion: 0.3]),
    Look(name: "narrow", values: [.expansion: -0.3]),
    Look(name: "leaning", values: [.obliqueness: 0.3]),
    Look(name: "raised", values: [.baselineOffset: 4]),
    Look(name: "superscript", values: [kCTSuperscriptAttributeName: 1]),
    Look(name: "background", values: [.backgroundColor: UIColor.systemYellow]),
  ]

  private static let size = CGSize(width: 120, height: 40)

  private func text(_ look: Look) -> NSAttributedString {
    let plain: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 18), .foregroundColor: UIColor.black,
    ]
    let part = NSMutableAttributedString(string: "of a text", attributes: plain)
    part.addAttributes(look.values, range: NSRange(location: 0, length: 9))
    return part
  }

  private func drawn(_ body: () -> Void) -> [UInt32] {
    let page = TextPage(width: Int(Self.size.width), height: Int(Self.size.height))
    page.draw(body)
    return (0..<Int(Self.size.height)).flatMap { y in
      (0..<Int(Self.size.width)).map { page.pixel($0, y) }
    }
  }

  @Test(arguments: lines + effects)
  func labelsStringsTextViewsAndLinesShowTheSame(look: Look) {
    let text = text(look)
    let string = drawn { text.draw(at: .zero) }
    let label = UILabel(frame: CGRect(origin: .zero, size: text.size()))
    label.contentScaleFactor = 1
    label.attributedText = text
    label.frame.size = label.intrinsicContentSize
    #expect(drawn { label.draw(label.bounds) } == string)
    if look.name == "link" { return }
    #expect(drawn { self.layOut(text) } == string)
    #expect(drawn { self.drawLine(text) } == string)
    #expect(Set(string).count > 2)
  }

  /// As a text view does, which gives links looks of its own.
  private func layOut(_ text: NSAttributedString) {
    let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 500, height: 500))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let all = NSRange(location: 0, length: text.length)
    manager.drawBackground(forGlyphRange: all, at: .zero)
    manager.drawGlyphs(forGlyphRange: all, at: .zero)
  }

  private func drawLine(_ text: NSAttributedString) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let line = CTLineCreateWithAttributedString(text)
    var ascent: CGFloat = 0
    CTLineGetTypographicBounds(line, &ascent, nil, nil)
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    context.textPosition = CGPoint(x: 0, y: ascent)
    CTLineDraw(line, context)
  }

  @Test func linesLookAsTheyDid() throws { try expectPicture(Self.lines, "text-lines") }

  /// Three to a picture, which would be too large with all.
  @Test(arguments: [0, 3, 6, 9])
  func effectsLookAsTheyDid(first: Int) throws {
    let looks = Array(Self.effects.dropFirst(first).prefix(3))
    try expectPicture(looks, "text-effects-\(first)")
  }

  private func expectPicture(_ looks: [Look], _ name: String) throws {
    let plain = looks.map { _ in Look(name: "plain") }
    try expectSnapshot(page(looks), named: name, differsFrom: [page(plain)], tolerance: 8)
  }

  private func page(_ looks: [Look]) -> CGImage {
    let page = TextPage(width: 220, height: 26 * (looks.count + 1) / 2)
    page.draw {
      for (index, look) in looks.enumerated() {
        text(look).draw(at: CGPoint(x: 4 + index % 2 * 108, y: 26 * (index / 2)))
      }
    }
    return CGImage(pixels: page.pixels)
  }
}
