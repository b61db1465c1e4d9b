import CoreGraphics
import CoreText
import Foundation

/// A text broken into pages. It is laid out in parts, of which one is kept, so that a long text takes no more
/// memory than a short one.
@MainActor
final class TextPages {
  /// In characters; a part ends with a paragraph.
  private static let partLength = 20_000

  /// Lines of a part, from one height to another.
  private struct Piece {
    var part: Int
    var top: CGFloat
    var bottom: CGFloat
  }

  let first: CGSize
  let others: CGSize
  private let parts: [NSAttributedString]
  private var pages: [[Piece]] = []
  private var kept: (part: Int, layout: TextLayout)?

  /// `first` is the room on the first page, `others` that on the others.
  init(_ text: NSAttributedString, first: CGSize, others: CGSize) {
    (self.first, self.others) = (first, others)
    parts = Self.split(text)
    if first.width > 0, first.height > 0, others.height > 0 { breakPages() }
  }

  var count: Int { pages.count }

  func draw(_ page: Int, in rect: CGRect) {
    guard pages.indices.contains(page), let context = UIGraphicsGetCurrentContext() else { return }
    var y = rect.minY
    for piece in pages[page] {
      let height = piece.bottom - piece.top
      context.saveGState()
      context.clip(to: CGRect(x: rect.minX, y: y, width: rect.width, height: height))
      layout(piece.part).draw(in: context, at: CGPoint(x: rect.minX, y: y - piece.top))
      context.restoreGState()
      y += height
    }
  }

  private func breakPages() {
    var page: [Piece] = []
    var left = first.height
    func turn() {
      pages.append(page)
      (page, left) = ([], others.height)
    }
    for part in parts.indices {
      var piece = Piece(part: part, top: 0, bottom: 0)
      for line in layout(part).lines {
        let bottom = line.origin.y + line.descent
        if bottom - piece.top > left {
          if piece.bottom > piece.top { page.append(piece) }
          // A line higher than a page is cut off.
          if !page.isEmpty { turn() }
          piece.top = piece.bottom
        }
        piece.bottom = bottom
      }
      guard piece.bottom > piece.top else { continue }
      page.append(piece)
      left -= piece.bottom - piece.top
    }
    if !page.isEmpty { turn() }
  }

  private func layout(_ part: Int) -> TextLayout {
    if let kept, kept.part == part { return kept.layout }
    let limits = TextLimits(width: max(1, others.width))
    let made = PrintContent.withColorsOfPaper {
      TextLayout(AttributedText(parts[part]), within: limits)
    }
    kept = (part, made)
    return made
  }

  private static func split(_ text: NSAttributedString) -> [NSAttributedString] {
    let string = text.string as NSString
    var (parts, start): ([NSAttributedString], Int) = ([], 0)
    while start < string.length {
      let wanted = min(start + partLength, string.length)
      let paragraph = string.paragraphRange(for: NSRange(location: wanted - 1, length: 0))
      // A paragraph much longer than a part is cut between two of its characters.
      let end =
        paragraph.location + paragraph.length > wanted + partLength
        ? string.rangeOfComposedCharacterSequence(at: wanted - 1).upperBound
        : paragraph.location + paragraph.length
      parts.append(text.attributedSubstring(from: NSRange(location: start, length: end - start)))
      start = end
    }
    return parts
  }
}
