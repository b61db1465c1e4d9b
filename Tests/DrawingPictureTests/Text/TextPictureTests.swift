import CoreText
import Foundation
import Testing
import UIKit
import UIKitTesting

/// What stands in text, how letters and lines are joined and divided, and text that is fitted into its room.
@MainActor @Suite struct TextPictureTests {
  @Test(arguments: DrawingScene.attachments + DrawingScene.letters + DrawingScene.paragraphs)
  func looksAsItDid(scene: DrawingScene) throws {
    try scene.expectPicture(.downwards, tolerance: 8)
  }

  @Test(arguments: DrawingScene.fitted) func fittedTextLooksAsItDid(scene: DrawingScene) throws {
    try scene.expectPicture(.downwards, tolerance: 8)
  }

  /// As text views show them, which draw them by themselves.
  @Test func linksAndAttachmentsOfATextView() throws {
    let harness = AppHarness()
    func shown(_ isPlain: Bool) throws -> CGImage {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 112, height: 48))
      view.isEditable = false
      let text = NSMutableAttributedString(attributedString: words("A link, "))
      text.append(words("there", isPlain ? [:] : [.link: "https://example.org"]))
      text.append(words(" and "))
      if !isPlain {
        let image = UIImage(cgImage: try pennant())
        text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
      }
      view.attributedText = text
      return harness.screenshot(of: harness.show(view))
    }
    try expectSnapshot(
      try shown(false), named: "text-view", differsFrom: [try shown(true)], tolerance: 8)
  }
}

private typealias Attributes = [NSAttributedString.Key: Any]

private func words(_ text: String, _ more: Attributes = [:]) -> NSAttributedString {
  var values: Attributes = [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.black]
  values.merge(more) { $1 }
  return NSAttributedString(string: text, attributes: values)
}

/// Between two letters; without it they stand alone.
@MainActor
private func put(
  _ attachment: NSTextAttachment, _ shows: Bool, _ x: CGFloat, _ y: CGFloat,
  _ more: Attributes = [:]
) {
  let text = NSMutableAttributedString(attributedString: words("g", more))
  if shows {
    text.append(NSAttributedString(attachment: attachment, attributes: more))
  }
  text.append(words("g", more))
  text.draw(at: CGPoint(x: x, y: y))
}

extension DrawingScene {
  fileprivate static let attachments = [
    DrawingScene("attachments", 96, 64) { _, shows in
      let image = UIImage(cgImage: try pennant())
      put(NSTextAttachment(image: image), shows, 4, 0)
      let lowered = NSTextAttachment(image: image)
      lowered.bounds = CGRect(x: 2, y: -8, width: 36, height: 24)
      put(lowered, shows, 4, 32)
      let padded = NSTextAttachment(image: image)
      padded.lineLayoutPadding = 6
      put(padded, shows, 50, 0)
    },
    DrawingScene("attachment-template", 48, 24) { _, shows in
      let image = UIImage(cgImage: try pennant())
      let mode: UIImage.RenderingMode = shows ? .alwaysTemplate : .alwaysOriginal
      let attachment = NSTextAttachment(image: image.withRenderingMode(mode))
      put(attachment, true, 4, 0, [.foregroundColor: UIColor.systemBlue])
    },
    DrawingScene("attachment-symbol", 96, 32) { _, shows in
      let configuration = UIImage.SymbolConfiguration(pointSize: 16)
      let symbol = UIImage(systemName: "star.fill", withConfiguration: configuration)
      let attachment = NSTextAttachment(image: try #require(symbol))
      let look: Attributes = [
        .font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.systemRed,
      ]
      let text = NSMutableAttributedString(attributedString: words("Go ", look))
      if shows { text.append(NSAttributedString(attachment: attachment, attributes: look)) }
      text.append(words(" on", [.font: UIFont.systemFont(ofSize: 16)]))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 96, height: 32))
      label.contentScaleFactor = 1
      label.attributedText = text
      label.draw(label.bounds)
    },
  ]

  fileprivate static let letters = [
    DrawingScene("ligatures", 96, 56) { _, shows in
      let font = try #require(UIFont(name: "DejaVuSans", size: 18))
      for (row, ligature) in [0, 1].enumerated() {
        let value = shows ? ligature : 0
        let text = words("fi ffl flow", [.font: font, .ligature: value])
        text.draw(at: CGPoint(x: 4, y: 2 + 26 * row))
      }
    },
    DrawingScene("kerning", 96, 56) { _, shows in
      let looks: [Attributes] = [[:], [.kern: 0], [.kern: 3], [.tracking: -1]]
      for (row, look) in looks.enumerated() {
        words("AVATAR", shows ? look : [:]).draw(at: CGPoint(x: 4, y: 14 * row))
      }
    },
    DrawingScene("shadow-blurred", 96, 32) { _, shows in
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: -2, height: 3)
      shadow.shadowBlurRadius = 3
      shadow.shadowColor = UIColor.systemBlue
      let look: Attributes = shows ? [.shadow: shadow] : [:]
      let large: Attributes = [.font: UIFont.boldSystemFont(ofSize: 20)]
      words("Shadow", large.merging(look) { $1 }).draw(at: CGPoint(x: 6, y: 2))
    },
    DrawingScene("subscripts", 96, 24) { _, shows in
      let text = NSMutableAttributedString(attributedString: words("H"))
      text.append(words("2", shows ? [kCTSuperscriptAttributeName: -1] : [:]))
      text.append(words("O, m"))
      text.append(words("3", shows ? [kCTSuperscriptAttributeName: 1] : [:]))
      text.append(words(" low", shows ? [.baselineOffset: -4] : [:]))
      text.draw(at: CGPoint(x: 4, y: 2))
    },
  ]

  fileprivate static let paragraphs = [
    DrawingScene("tab-stops", 112, 48) { _, shows in
      let style = NSMutableParagraphStyle()
      if shows { style.tabStops = stops }
      let rows = "a\tb\tc\t1.5\nlonger\tmiddle\tend\t12.25\n\tm\te\t.75"
      words(rows, [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 8)])
        .draw(at: CGPoint(x: 2, y: 2))
    },
    DrawingScene("hyphens", 112, 64) { _, shows in
      let style = NSMutableParagraphStyle()
      style.hyphenationFactor = shows ? 1 : 0
      words("An incomprehensible characterization of considerations", [.paragraphStyle: style])
        .draw(in: CGRect(x: 4, y: 2, width: 104, height: 60))
    },
    DrawingScene("justified-hyphens", 112, 64) { _, shows in
      let style = NSMutableParagraphStyle()
      style.hyphenationFactor = 1
      style.alignment = shows ? .justified : .left
      words("An internationalization of typographical considerations", [.paragraphStyle: style])
        .draw(in: CGRect(x: 4, y: 2, width: 104, height: 60))
    },
  ]

  /// Left, middle, right, and at the decimal point.
  private static var stops: [NSTextTab] {
    let point = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
    return [
      NSTextTab(textAlignment: .left, location: 30),
      NSTextTab(textAlignment: .center, location: 52),
      NSTextTab(textAlignment: .right, location: 80),
      NSTextTab(textAlignment: .right, location: 95, options: [.columnTerminators: point]),
    ]
  }

  fileprivate static let fitted = [
    DrawingScene("scale-of-line", 96, 24) { context, shows in
      let drawing = NSStringDrawingContext()
      drawing.minimumScaleFactor = shows ? 0.5 : 0
      let room = CGRect(x: 4, y: 16, width: 80, height: 20)
      context.stroke(CGRect(x: 4, y: 2, width: 80, height: 20))
      words("A line that shrinks").draw(with: room, context: drawing)
    },
    DrawingScene("scale-of-block", 96, 40) { context, shows in
      let drawing = NSStringDrawingContext()
      drawing.minimumScaleFactor = shows ? 0.3 : 0
      let room = CGRect(x: 4, y: 4, width: 88, height: 32)
      words("Several words for several lines of a block", [.font: UIFont.systemFont(ofSize: 16)])
        .draw(with: room, options: .usesLineFragmentOrigin, context: drawing)
      if shows { context.stroke(drawing.totalBounds.offsetBy(dx: 4, dy: 4)) }
    },
    DrawingScene("cut-off", 96, 40) { _, shows in
      let room = CGRect(x: 4, y: 4, width: 88, height: 32)
      let options: NSStringDrawingOptions =
        shows ? [.usesLineFragmentOrigin, .truncatesLastVisibleLine] : .usesLineFragmentOrigin
      words("Several words for more than two lines, which have no room")
        .draw(with: room, options: options, context: nil)
    },
  ]
}
