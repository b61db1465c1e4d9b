import CoreGraphics
import CoreText

extension AttributedText {
  /// The factor for font sizes that makes the text fit, `least` if none above does.
  func scaleFactor(toFit limits: TextLimits, least: CGFloat) -> CGFloat {
    let found = limits.lineCount == 1 ? widthFactor(limits.width, least) : areaFactor(limits, least)
    return max(found, least, 0.01)
  }

  /// Spacing does not scale linearly with the size. So this scales by the ratio of widths, minus
  /// 0.1% to converge, and repeats.
  private func widthFactor(_ width: CGFloat, _ least: CGFloat) -> CGFloat {
    var factor: CGFloat = 1
    for _ in 0..<8 {
      let needed = TextLayout(factor == 1 ? self : scaled(by: factor)).size.width
      guard needed > width, needed > 0 else { break }
      factor *= width / needed * 0.999
      if factor <= least { break }
    }
    return factor
  }

  /// Lines break elsewhere at each size, so this halves the interval, down to a 256th.
  private func areaFactor(_ limits: TextLimits, _ least: CGFloat) -> CGFloat {
    var (low, high) = (max(least, 0), CGFloat(1))
    for _ in 0..<8 {
      let middle = (low + high) / 2
      let isTruncated = TextLayout(scaled(by: middle), within: limits).isTruncated
      (low, high) = isTruncated ? (low, middle) : (middle, high)
    }
    return low
  }
}
