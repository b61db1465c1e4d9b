import CoreGraphics

extension UIView {
  /// The margins and dimensions that are flexible when the superview is resized.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// Computes a child's frame from its mask when its superview is resized. A pure function.
package struct Autoresizing: Sendable {
  package var mask: UIView.AutoresizingMask
  package var oldSize: CGSize
  package var newSize: CGSize

  package init(mask: UIView.AutoresizingMask, from oldSize: CGSize, to newSize: CGSize) {
    self.mask = mask
    self.oldSize = oldSize
    self.newSize = newSize
  }

  package func frame(for old: CGRect) -> CGRect {
    let x = Self.resize(
      Axis(origin: old.origin.x, length: old.size.width),
      in: oldSize.width, by: newSize.width - oldSize.width,
      Flexible(
        before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin)))
    let y = Self.resize(
      Axis(origin: old.origin.y, length: old.size.height),
      in: oldSize.height, by: newSize.height - oldSize.height,
      Flexible(
        before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin)))
    return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }
}

extension Autoresizing {
  private struct Axis {
    var origin: CGFloat
    var length: CGFloat
  }

  private struct Flexible {
    var before: Bool
    var length: Bool
    var after: Bool

    var count: CGFloat { (before ? 1 : 0) + (length ? 1 : 0) + (after ? 1 : 0) }
  }

  /// The flexible parts share the change in proportion to their sizes, or evenly if these sum to
  /// zero.
  private static func resize(
    _ axis: Axis, in parent: CGFloat, by change: CGFloat, _ flexible: Flexible
  ) -> Axis {
    guard flexible.count > 0, change != 0 else { return axis }
    let after = parent - axis.origin - axis.length
    let total =
      (flexible.before ? axis.origin : 0) + (flexible.length ? axis.length : 0)
      + (flexible.after ? after : 0)
    func share(_ part: CGFloat) -> CGFloat {
      total == 0 ? change / flexible.count : change * part / total
    }
    return Axis(
      origin: axis.origin + (flexible.before ? share(axis.origin) : 0),
      length: max(0, axis.length + (flexible.length ? share(axis.length) : 0)))
  }
}
