import CoreGraphics

/// The content offsets along one axis at which it may rest.
struct ScrollRange: Hashable {
  var min: CGFloat
  var max: CGFloat

  /// As in UIKit, from the leading inset to the end of the content plus the trailing inset. Content
  /// that fits rests at its start, or at this part of the room that is left.
  init(
    content: CGFloat, bounds: CGFloat, leading: CGFloat, trailing: CGFloat, alignment: CGFloat = 0
  ) {
    let room = bounds - leading - trailing - content
    min = room > 0 ? -leading - room * alignment : -leading
    max = Swift.max(min, content + trailing - bounds)
  }

  func clamp(_ offset: CGFloat) -> CGFloat { Swift.min(Swift.max(offset, min), max) }

  /// The edge that an offset has passed; nil inside.
  func edgePassed(by offset: CGFloat) -> CGFloat? {
    offset < min ? min : offset > max ? max : nil
  }
}
