import CoreGraphics
import Foundation

/// How the stand-in for San Francisco is set: which optical face, how tightly, on which lines.
///
/// Inter is drawn to similar proportions. Its lines are placed by San Francisco's numbers, so that
/// layouts measured on Apple's systems come out the same here.
enum SystemFont {
  /// From this size on the face for large text is used.
  static let displaySize: CGFloat = 20

  /// Families in order of preference at a size; fontconfig's choice of sans-serif ends the list.
  static func families(size: CGFloat) -> [String] {
    let text = ["Inter", "DejaVu Sans", "sans-serif"]
    return size >= displaySize ? ["Inter Display"] + text : text
  }

  /// Parts of an em above and below the baseline, in San Francisco's 2048 units to the em.
  static let ascent: CGFloat = 1950.0 / 2048
  static let descent: CGFloat = 494.0 / 2048

  /// Points added after every glyph.
  ///
  /// Below `displaySize` Inter is spaced by its designer's dynamic metrics,
  /// size (-0.0223 + 0.185 exp(-0.1745 size)); the large face is spaced in its own outlines.
  static func tracking(size: CGFloat) -> CGFloat {
    size >= displaySize ? 0 : size * (-0.0223 + 0.185 * exp(-0.1745 * size))
  }
}
