import CoreGraphics

/// Where the points of a zoomed view lie in the content, at any scale.
struct ZoomGeometry {
  /// The top left corner of the zoomed view in the content; it stays.
  var corner: CGPoint
  /// The zoomed view's own coordinates.
  var plane: CGRect
  /// The size of the scroll view, and its insets.
  var room: CGSize
  var insets: UIEdgeInsets
  var alignment: CGPoint

  func contentSize(at scale: CGFloat) -> CGSize {
    CGSize(width: plane.width * scale, height: plane.height * scale)
  }

  /// The offset at which a point of the zoomed view shows at `place`, counted from the corner of the
  /// scroll view.
  func offset(showing point: CGPoint, at place: CGPoint, scale: CGFloat) -> CGPoint {
    CGPoint(
      x: corner.x + (point.x - plane.minX) * scale - place.x,
      y: corner.y + (point.y - plane.minY) * scale - place.y)
  }

  /// The point of the zoomed view that shows at `place`.
  func point(at place: CGPoint, offset: CGPoint, scale: CGFloat) -> CGPoint {
    CGPoint(
      x: plane.minX + (offset.x + place.x - corner.x) / scale,
      y: plane.minY + (offset.y + place.y - corner.y) / scale)
  }

  func ranges(at scale: CGFloat) -> (x: ScrollRange, y: ScrollRange) {
    let size = contentSize(at: scale)
    return (
      ScrollRange(
        content: size.width, bounds: room.width, leading: insets.left, trailing: insets.right,
        alignment: alignment.x),
      ScrollRange(
        content: size.height, bounds: room.height, leading: insets.top, trailing: insets.bottom,
        alignment: alignment.y)
    )
  }

  func clamp(_ offset: CGPoint, at scale: CGFloat) -> CGPoint {
    let (x, y) = ranges(at: scale)
    return CGPoint(x: x.clamp(offset.x), y: y.clamp(offset.y))
  }

  /// The middle of what shows inside the insets.
  var middle: CGPoint {
    CGPoint(
      x: insets.left + (room.width - insets.left - insets.right) / 2,
      y: insets.top + (room.height - insets.top - insets.bottom) / 2)
  }

  /// The greatest scale at which all of `rect`, of the zoomed view, shows.
  func scale(fitting rect: CGRect) -> CGFloat {
    let width = room.width - insets.left - insets.right
    let height = room.height - insets.top - insets.bottom
    return min(width / max(rect.width, 0.001), height / max(rect.height, 0.001))
  }
}
