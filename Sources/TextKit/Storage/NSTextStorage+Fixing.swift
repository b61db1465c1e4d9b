import Foundation

extension NSTextStorage {
  /// U+FFFC, which stands for an attachment.
  static let attachmentUnit: UInt16 = 0xFFFC

  func fix(_ range: NSRange) {
    guard range.location != NSNotFound, range.location + range.length <= length else { return }
    let content = isOwn ? content : currentContent
    let part = range.location..<range.location + range.length
    for fixed in Self.attachmentFixes(part, content) + Self.styleFixes(part, content) {
      let place = NSRange(fixed.range)
      if let value = fixed.value {
        addAttribute(fixed.key, value: value, range: place)
      } else {
        removeAttribute(fixed.key, range: place)
      }
    }
  }

  private struct Fix {
    let key: NSAttributedString.Key
    let value: Any?
    let range: Range<Int>
  }

  /// Attachments on other characters than theirs are dropped.
  private static func attachmentFixes(
    _ range: Range<Int>, _ content: AttributedBuffer
  ) -> [Fix] {
    var fixes: [Fix] = []
    var start = range.lowerBound
    for run in content.runs.runs(in: range) {
      if run.attributes.values[.attachment] != nil {
        for offset in start..<start + run.length
        where content.text.unit(at: offset) != attachmentUnit {
          fixes.append(Fix(key: .attachment, value: nil, range: offset..<offset + 1))
        }
      }
      start += run.length
    }
    return fixes
  }

  /// A paragraph has the style of its first character.
  private static func styleFixes(_ range: Range<Int>, _ content: AttributedBuffer) -> [Fix] {
    guard !content.runs.isUniform else { return [] }
    let whole = content.text.paragraphs(range)
    let runs = content.runs.runs(in: whole)
    guard runs.contains(where: { $0.attributes.values[.paragraphStyle] != nil }) else { return [] }
    var fixes: [Fix] = []
    var (start, paragraph, style) = (whole.lowerBound, 0..<0, Any?.none)
    for run in runs {
      let end = start + run.length
      let own = run.attributes.values[.paragraphStyle]
      while start < end {
        if start >= paragraph.upperBound {
          (paragraph, style) = (content.text.paragraph(at: start), own)
        }
        let part = start..<min(end, paragraph.upperBound)
        if !AttributeSet.areEqualOptionals(own, style) {
          fixes.append(Fix(key: .paragraphStyle, value: style, range: part))
        }
        start = part.upperBound
      }
    }
    return fixes
  }
}
