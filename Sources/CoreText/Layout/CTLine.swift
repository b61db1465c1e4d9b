import CoreGraphics
public import Foundation

/// One line of glyphs, laid out at its natural width.
///
/// Not thread-safe: use it on the thread that made it.
public final class CTLine {
  let layout: TextLayout

  init(_ layout: TextLayout) { self.layout = layout }
}

/// Lays out a string as one line; line separators have no width here.
///
/// Accepts Core Text's attributes, and UIKit's font attribute, which has the same name.
public func CTLineCreateWithAttributedString(_ string: NSAttributedString) -> CTLine {
  let text = AttributedText(string) { (TextAttributes(coreText: $0), ParagraphAttributes()) }
  var joined = String.UnicodeScalarView()
  for scalar in text.string.unicodeScalars {
    joined.append(scalar.endsLine ? "\u{200B}" : scalar)
  }
  return CTLine(TextLayout(AttributedText(String(joined), runs: text.runs)))
}

/// Returns the line's width, and its ascent, descent and leading through the pointers. In points.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let line = line.layout.lines.first
  ascent?.pointee = line?.ascent ?? 0
  descent?.pointee = line?.descent ?? 0
  leading?.pointee = line?.leading ?? 0
  return Double(line?.width ?? 0)
}

/// The offset that aligns a line within `flushWidth`: a factor of 0 is left, 0.5 centred, 1 right.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  let room = flushWidth - Double(line.layout.lines.first?.width ?? 0)
  return max(0, room * Double(min(max(flushFactor, 0), 1)))
}

extension Unicode.Scalar {
  fileprivate var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
