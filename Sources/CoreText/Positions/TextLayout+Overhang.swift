import CUIPango
import CoreGraphics

extension TextLayout {
  /// `overhang`, of the line that has most.
  var overhangOfLines: CGFloat { lines.reduce(0) { max($0, overhang($1)) } }

  private func overhang(_ line: TextLine) -> CGFloat {
    let runs = storage.runs(in: line.source.range)
    if runs.contains(where: \.attributes.hasUnknownReach) {
      return line.height / 2 + runs.reduce(0) { max($0, $1.attributes.reachOfShadow) }
    }
    let below = runs.reduce(0) { max($0, $1.attributes.reachOfDecorations - line.descent) }
    let ink = line.source.ink
    return max(
      0, below, -ink.minY - line.ascent, ink.maxY - line.descent, -ink.minX, ink.maxX - line.width)
  }
}

extension TextAttributes {
  fileprivate var hasUnknownReach: Bool {
    shadow != nil || stroke != nil || attachment != nil || baselineOffset != 0
      || !font.descriptor.matrix.isIdentity
  }

  /// Away from what casts it: the blur is a Gaussian of half as much, and ends at three times that.
  fileprivate var reachOfShadow: CGFloat {
    guard let shadow else { return 0 }
    let reach = max(abs(shadow.offset.width), abs(shadow.offset.height)) + 2 * max(shadow.blur, 0)
    return reach.isFinite ? min(reach, 10_000) : 0
  }

  /// From the baseline downwards: the lower edge of the thickest underline, on whole pixels.
  fileprivate var reachOfDecorations: CGFloat {
    if underline == nil { return 0 }
    return font.metrics.underlineDepth + 2 * max(font.metrics.underlineThickness, 1)
  }
}
