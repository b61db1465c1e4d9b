package import Foundation

/// A length of an item or group.
package enum LayoutDimension: Hashable, Sendable {
  /// Shares of the container.
  case fractionalWidth(CGFloat)
  case fractionalHeight(CGFloat)
  case absolute(CGFloat)
  /// Until the content says how long it is.
  case estimated(CGFloat)
  /// The same, and then as long as the longest of the group's items of this kind.
  case uniform(CGFloat)

  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  var isUniform: Bool { if case .uniform = self { true } else { false } }

  /// Shares are rounded down to a pixel, other lengths kept.
  func length(in container: CGSize, _ scale: PixelScale) -> CGFloat {
    let length: CGFloat =
      switch self {
      case .fractionalWidth(let share): scale.down(share * container.width)
      case .fractionalHeight(let share): scale.down(share * container.height)
      case .absolute(let length), .estimated(let length), .uniform(let length): length
      }
    return length.isFinite ? max(length, 0) : 0
  }
}

package struct LayoutDimensions: Hashable, Sendable {
  package var width: LayoutDimension
  package var height: LayoutDimension

  package init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }

  subscript(axis: LayoutAxis) -> LayoutDimension { axis == .horizontal ? width : height }

  func size(in container: CGSize, _ scale: PixelScale) -> CGSize {
    CGSize(width: width.length(in: container, scale), height: height.length(in: container, scale))
  }
}
