public import Foundation

/// Distances inward from the edges of a rectangle, by the direction of layout, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  /// The left edge where layout goes from left to right.
  public var leading: CGFloat
  public var bottom: CGFloat
  /// The right edge where layout goes from left to right.
  public var trailing: CGFloat

  /// Distances inward from each edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public static let zero = NSDirectionalEdgeInsets()
}
