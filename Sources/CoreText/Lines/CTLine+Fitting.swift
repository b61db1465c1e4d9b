import CoreGraphics
import Foundation

/// Where a truncated line lacks characters.
public enum CTLineTruncationType: UInt32, Sendable {
  case start = 0, end, middle

  fileprivate var mode: CTLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    }
  }
}

/// The line cut to a width, with a token or an ellipsis; the line itself if it fits, nil if the token is wider.
///
/// The line's indexes are those of the text that it shows, which is the whole string's up to the token.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  guard let own = line.line, Double(own.width) > width else { return line }
  if let token = truncationToken?.line, Double(token.width) > width { return nil }
  if let token = truncationToken { return line.cut(to: width, truncationType, token) }
  let limits = TextLimits(width: CGFloat(width), lineCount: 1)
  return line.laidOut(within: limits) { text in
    text.changingParagraphs { $0.lineBreakMode = truncationType.mode }
  }
}

/// The line made wider at its spaces: by all that it lacks of the width for a factor of 1. Nil if it is wider
/// already.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  guard let own = line.line, justificationFactor.isFinite, justificationWidth.isFinite,
    Double(own.width) <= justificationWidth
  else { return nil }
  let lacking = CGFloat(justificationWidth) - own.width
  let share = min(max(justificationFactor, 0), 1) * lacking
  return line.laidOut(within: TextLimits()) { $0.widened(by: share) }
}

extension CTLine {
  /// As many clusters as leave room for the token.
  fileprivate func cut(to width: Double, _ type: CTLineTruncationType, _ token: CTLine) -> CTLine {
    let room = width - Double(token.line?.width ?? 0)
    let counts =
      switch type {
      case .end: (head: fittingUnits(room, fromEnd: false), tail: 0)
      case .start: (head: 0, tail: fittingUnits(room, fromEnd: true))
      case .middle:
        (
          head: fittingUnits(room / 2, fromEnd: false), tail: fittingUnits(room / 2, fromEnd: true)
        )
      }
    let shown = NSMutableAttributedString(
      attributedString: string.attributedSubstring(
        from: NSRange(location: 0, length: units.lowerBound + counts.head)))
    shown.append(
      token.string.attributedSubstring(
        from: NSRange(location: token.units.lowerBound, length: token.units.count)))
    shown.append(
      string.attributedSubstring(
        from: NSRange(location: units.upperBound - counts.tail, length: counts.tail)))
    let part = NSRange(location: units.lowerBound, length: shown.length - units.lowerBound)
    return CTLine(
      TextLayout(AttributedText(line: shown.attributedSubstring(from: part))), 0, of: shown,
      from: units.lowerBound)
  }

  /// How many units at an end of the line fill a width, in whole characters.
  private func fittingUnits(_ width: Double, fromEnd: Bool) -> Int {
    let total = Double(line?.width ?? 0)
    let text = (string.string as NSString).substring(
      with: NSRange(location: units.lowerBound, length: units.count))
    var (count, fitting) = (0, 0)
    for character in fromEnd ? Array(text.reversed()) : Array(text) {
      count += character.utf16.count
      let place = fromEnd ? units.upperBound - count : units.lowerBound + count
      let offset = Double(CTLineGetOffsetForStringIndex(self, place, nil))
      if (fromEnd ? total - offset : offset) > width { break }
      fitting = count
    }
    return fitting
  }

  /// The same text in another layout.
  fileprivate func laidOut(
    within limits: TextLimits, _ change: (AttributedText) -> AttributedText
  ) -> CTLine {
    let part = NSRange(location: units.lowerBound, length: units.count)
    let text = AttributedText(line: string.attributedSubstring(from: part))
    return CTLine(TextLayout(change(text), within: limits), 0, of: string, from: units.lowerBound)
  }
}

extension AttributedText {
  /// With more room after each space between words.
  fileprivate func widened(by points: CGFloat) -> AttributedText {
    let units = Array(string.utf16)
    let end = units.lastIndex { $0 != 0x20 } ?? 0
    let spaces = units.indices.filter { units[$0] == 0x20 && $0 < end }
    guard !spaces.isEmpty else { return self }
    let isSpace = Set(spaces)
    var widened: [Run] = []
    for (index, run) in runs.enumerated() {
      let runEnd = index + 1 < runs.count ? runs[index + 1].start : max(units.count, run.start + 1)
      var wasSpace: Bool?
      for unit in run.start..<runEnd where isSpace.contains(unit) != wasSpace {
        var part = run
        part.start = unit
        let isWide = isSpace.contains(unit)
        if isWide {
          part.attributes.kern = (run.attributes.kern ?? 0) + points / CGFloat(spaces.count)
        }
        widened.append(part)
        wasSpace = isWide
      }
    }
    return AttributedText(string, runs: widened)
  }
}
