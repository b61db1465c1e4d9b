public import CoreGraphics

/// How far something is from where it would be.
public struct UIOffset: Hashable, Sendable {
  /// Points to the right.
  public var horizontal: CGFloat
  /// Points down.
  public var vertical: CGFloat

  public init() { self.init(horizontal: 0, vertical: 0) }

  /// So many points to the right and down.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let zero = UIOffset()
}
