public import CoreGraphics

/// A horizontal and a vertical offset.
public struct UIOffset: Hashable, Sendable {
  /// Points to the right.
  public var horizontal: CGFloat
  /// Points down.
  public var vertical: CGFloat

  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Points to the right and down.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let zero = UIOffset()
}
