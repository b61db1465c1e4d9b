package import Foundation

/// How many pixels a point has.
package struct PixelScale: Equatable, Sendable {
  /// What rounding errors may add up to.
  static let tolerance: CGFloat = 1e-6

  package let value: CGFloat

  package init(_ value: CGFloat) { self.value = value > 0 && value.isFinite ? value : 1 }

  package func nearest(_ length: CGFloat) -> CGFloat { (length * value).rounded() / value }

  func down(_ length: CGFloat) -> CGFloat {
    (length * value + Self.tolerance).rounded(.down) / value
  }
}
