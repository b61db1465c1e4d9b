import CoreGraphics
import Foundation

/// The replacement for San Francisco: its optical face, tracking and line metrics.
///
/// Inter has similar proportions. Its line metrics are San Francisco's, so that layouts measured on
/// Apple's systems have the same size here.
enum SystemFont {
  /// From this size on, the face for large text is used.
  static let displaySize: CGFloat = 20

  /// Families in order of preference at a size; fontconfig's choice of sans-serif is last.
  static func families(size: CGFloat) -> [String] {
    let text = ["Inter", "DejaVu Sans", "sans-serif"]
    return size >= displaySize ? ["Inter Display"] + text : text
  }

  /// Fractions of an em above and below the baseline, from San Francisco's 2048 units per em.
  static let ascent: CGFloat = 1950.0 / 2048
  static let descent: CGFloat = 494.0 / 2048

  /// Points added after every glyph.
  ///
  /// Below `displaySize` the spacing is that of Inter's dynamic metrics, size (-0.0223 + 0.185
  /// exp(-0.1745 size)). The face for large text has its spacing in its outlines.
  static func tracking(size: CGFloat) -> CGFloat {
    size >= displaySize ? 0 : size * (-0.0223 + 0.185 * exp(-0.1745 * size))
  }
}
