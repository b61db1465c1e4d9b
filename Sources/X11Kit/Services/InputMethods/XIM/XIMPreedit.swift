import CUIXlib
import PlatformKit

/// The text that a server of XIM composes, which it describes by its changes.
struct XIMPreedit {
  private var scalars: [Unicode.Scalar] = []
  private var feedback: [UInt] = []
  /// In Unicode scalars.
  private var caret = 0

  var isEmpty: Bool { scalars.isEmpty }

  /// Replaces `length` scalars from `first` on. Without a text they are removed.
  mutating func replace(
    first: Int, length: Int, with text: [Unicode.Scalar], feedback looks: [UInt], caret: Int
  ) {
    let start = min(max(0, first), scalars.count)
    let end = min(max(start, start + min(max(0, length), scalars.count)), scalars.count)
    let looks = text.indices.map { looks.indices.contains($0) ? looks[$0] : 0 }
    scalars.replaceSubrange(start..<end, with: text)
    feedback.replaceSubrange(start..<end, with: looks)
    moveCaret(to: caret)
  }

  /// Gives scalars from `first` on other looks.
  mutating func restyle(first: Int, feedback looks: [UInt], caret: Int) {
    for (index, look) in looks.enumerated() where feedback.indices.contains(max(0, first) + index) {
      feedback[max(0, first) + index] = look
    }
    moveCaret(to: caret)
  }

  mutating func moveCaret(to place: Int) { caret = min(max(0, place), scalars.count) }

  /// Returns where the caret is then, as the server wants to know it.
  mutating func moveCaret(by count: Int) -> Int {
    moveCaret(to: caret + count)
    return caret
  }

  var preedit: Preedit {
    let text = String(String.UnicodeScalarView(scalars))
    return Preedit(text: text, caret: text.utf16Offset(afterScalars: caret), spans: spans)
  }

  /// Neighbours that look the same are one span.
  private var spans: [Preedit.Span] {
    var (spans, offset): ([Preedit.Span], Int) = ([], 0)
    for (scalar, look) in zip(scalars, feedback) {
      let end = offset + UTF16.width(scalar)
      if let style = Self.style(look) {
        if let last = spans.last, last.style == style, last.range.upperBound == offset {
          spans[spans.count - 1].range = last.range.lowerBound..<end
        } else {
          spans.append(Preedit.Span(range: offset..<end, style: style))
        }
      }
      offset = end
    }
    return spans
  }

  private static func style(_ look: UInt) -> Preedit.Style? {
    let (reverse, underline, highlight): (UInt, UInt, UInt) = (1, 2, 4)
    if look & reverse != 0 { return .highlight }
    if look & highlight != 0 { return .thickUnderline }
    return look & underline != 0 ? .underline : nil
  }
}
