import CoreGraphics

/// Where the content offset may rest along one axis.
struct ScrollRange: Hashable {
  var min: CGFloat
  var max: CGFloat

  /// Facts: from the leading inset before the content to the trailing one behind it; content that fits
  /// rests at its start.
  init(content: CGFloat, bounds: CGFloat, leading: CGFloat, trailing: CGFloat) {
    min = -leading
    max = Swift.max(min, content + trailing - bounds)
  }

  func clamp(_ offset: CGFloat) -> CGFloat { Swift.min(Swift.max(offset, min), max) }

  /// The edge that an offset has gone past; nil inside.
  func edgePassed(by offset: CGFloat) -> CGFloat? {
    offset < min ? min : offset > max ? max : nil
  }
}
