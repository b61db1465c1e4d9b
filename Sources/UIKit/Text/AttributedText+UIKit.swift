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
    (
      TextAttributes(values.showingLinks, defaults).makingRoom(for: values[.attachment]),
      ParagraphAttributes(reading: values) ?? defaults.paragraph
    )
  }

  init(
    _ string: String, _ values: [NSAttributedString.Key: Any]?,
    _ defaults: TextDefaults = TextDefaults()
  ) {
    let values = values ?? [:]
    self.init(
      string, TextAttributes(values, defaults),
      ParagraphAttributes(reading: values) ?? defaults.paragraph)
  }

  /// Paragraphs that say neither an alignment nor a direction get this alignment.
  func naturallyAligned(_ alignment: CTTextAlignment) -> AttributedText {
    changingParagraphs {
      if $0.alignment == .natural, $0.direction == .natural { $0.alignment = alignment }
    }
  }

  func scaled(by factor: CGFloat) -> AttributedText {
    changingRuns { run in
      let descriptor = run.attributes.font.descriptor
      run.attributes.font = CTFont(descriptor.resized(descriptor.size * factor))
      run.attributes.kern = run.attributes.kern.map { $0 * factor }
    }
  }

  /// Each character closer to the next by this fraction of its font's size.
  func tightened(by fraction: CGFloat) -> AttributedText {
    changingRuns { run in
      let size = run.attributes.font.descriptor.size
      run.attributes.kern = (run.attributes.kern ?? 0) - fraction * size
    }
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
