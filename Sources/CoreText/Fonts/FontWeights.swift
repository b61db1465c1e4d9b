package import Foundation

/// The weights of Apple's descriptors, from -1 to 1 with 0 for regular, and those of CSS.
package enum FontWeights {
  private static let scale: [(weight: CGFloat, css: CGFloat)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900),
  ]

  /// Between the named ones, what `css(_:)` turns back into this number.
  package static func weight(css: Int) -> CGFloat {
    let css = CGFloat(css)
    guard let next = scale.firstIndex(where: { $0.css >= css }) else { return 0.62 }
    guard next > 0 else { return -0.8 }
    let (low, high) = (scale[next - 1], scale[next])
    return low.weight + (css - low.css) / (high.css - low.css) * (high.weight - low.weight)
  }

  /// From 100 to 900, interpolated linearly between the named weights; 400 if it is not finite.
  package static func css(_ weight: CGFloat) -> Int {
    guard weight.isFinite else { return 400 }
    guard let next = scale.firstIndex(where: { $0.weight >= weight }) else { return 900 }
    guard next > 0 else { return 100 }
    let (low, high) = (scale[next - 1], scale[next])
    let part = (weight - low.weight) / (high.weight - low.weight)
    return Int((low.css + part * (high.css - low.css)).rounded())
  }

  /// The widths that fonts have, from -4 to 4, of a number from -1 to 1: a tenth is a step.
  package static func step(width: CGFloat) -> Int {
    width.isFinite ? Int((min(max(width, -1), 1) * 10).rounded()) : 0
  }
}
