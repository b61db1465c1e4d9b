import CoreGraphics
import CoreText
import Foundation
import TextKit

/// Values for attributes that a text does not specify.
struct TextDefaults {
  var font: UIFont = .systemFont(ofSize: 12)
  var color: UIColor = .black
  var paragraph = ParagraphAttributes()
}

extension UIColor: CGColorProviding {}

extension AttributedText {
  /// Reads UIKit's attributes and resolves colours with the current traits.
  init(_ string: NSAttributedString, _ defaults: TextDefaults = TextDefaults()) {
    self.init(string) { Self.read($0, defaults) }
  }

  /// Reads the attributes of a text that is not empty.
  init(_ content: AttributedBuffer) {
    var (runs, start): ([Run], Int) = ([], 0)
    for run in content.runs.elements {
      let (attributes, paragraph) = Self.read(run.attributes.values, TextDefaults())
      runs.append(Run(start: start, attributes: attributes, paragraph: paragraph))
      start += run.length
    }
    self.init(content.text.string, runs: runs)
  }

  private static func read(
    _ values: [NSAttributedString.Key: Any], _ defaults: TextDefaults
  ) -> (TextAttributes, ParagraphAttributes) {
    let paragraph = (values[.paragraphStyle] as? NSParagraphStyle)?.values.layout
    return (
      TextAttributes(values.showingLinks, defaults).makingRoom(for: values[.attachment]),
      paragraph ?? defaults.paragraph
    )
  }

  init(
    _ string: String, _ values: [NSAttributedString.Key: Any]?,
    _ defaults: TextDefaults = TextDefaults()
  ) {
    let paragraph = (values?[.paragraphStyle] as? NSParagraphStyle)?.values.layout
    self.init(string, TextAttributes(values ?? [:], defaults), paragraph ?? defaults.paragraph)
  }

  /// Paragraphs that say neither an alignment nor a direction get this alignment.
  func naturallyAligned(_ alignment: CTTextAlignment) -> AttributedText {
    AttributedText(
      string,
      runs: runs.map { run in
        var run = run
        if run.paragraph.alignment == .natural, run.paragraph.direction == .natural {
          run.paragraph.alignment = alignment
        }
        return run
      })
  }

  func scaled(by factor: CGFloat) -> AttributedText {
    AttributedText(
      string,
      runs: runs.map { run in
        var run = run
        let descriptor = run.attributes.font.descriptor
        run.attributes.font = CTFont(descriptor.resized(descriptor.size * factor))
        run.attributes.kern = run.attributes.kern.map { $0 * factor }
        return run
      })
  }

  /// Each character closer to the next by this fraction of its font's size.
  func tightened(by fraction: CGFloat) -> AttributedText {
    AttributedText(
      string,
      runs: runs.map { run in
        var run = run
        let size = run.attributes.font.descriptor.size
        run.attributes.kern = (run.attributes.kern ?? 0) - fraction * size
        return run
      })
  }
}

extension TextAttributes {
  init(_ values: [NSAttributedString.Key: Any], _ defaults: TextDefaults) {
    self.init(values, font: defaults.font.ctFont, color: defaults.color.cgColor)
  }
  /// With the room that an attachment wants on a line of its own.
  fileprivate func makingRoom(for attachment: Any?) -> TextAttributes {
    guard let attachment = attachment as? any TextAttaching else { return self }
    var result = self
    result.attachment = AttachmentRoom(
      attachment, in: nil, lineWidth: .infinity, font, character: 0)
    return result
  }
}

extension [NSAttributedString.Key: Any] {
  /// Links outside of text views, where nobody follows them.
  fileprivate var showingLinks: Self {
    if self[.link] == nil { return self }
    let looks: Self = [
      .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    return merging(looks) { $1 }
  }
}
