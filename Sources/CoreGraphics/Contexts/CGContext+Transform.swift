import RasterKit

extension CGContext {
  /// From user space to device space, whose unit is a pixel and whose origin is at the bottom left.
  public var ctm: CGAffineTransform { state.transform.concatenating(deviceFlip) }

  /// From user space to device space; the same as `ctm` here.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Rotates user space; radians.
  public func rotate(by angle: CGFloat) {
    guard accept([angle], "a rotation") else { return }
    state.transform = state.transform.rotated(by: angle)
  }

  /// Scales user space. While the scale is 0 in a direction, nothing is drawn.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    guard accept([sx, sy], "a scale") else { return }
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Moves user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    guard accept([tx, ty], "a translation") else { return }
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Applies `transform` before the current user space transform.
  public func concatenate(_ transform: CGAffineTransform) {
    let t = transform
    guard accept([t.a, t.b, t.c, t.d, t.tx, t.ty], "a transform") else { return }
    state.transform = t.concatenating(state.transform)
  }

  /// From user space to pixels, with the origin at the bottom left.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// From pixels, with the origin at the bottom left, to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  private var deviceFlip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: deviceHeight)
  }
}
