import CoreGraphics
import RasterKit
import RenderKit

extension ProjectiveMap {
  /// `transform` applied about `anchor`, which is moved to `position`.
  init(transform t: CATransform3D, anchor: CGPoint, position: CGPoint) {
    var x = SIMD3(Double(t.m11), Double(t.m12), Double(t.m14))
    var y = SIMD3(Double(t.m21), Double(t.m22), Double(t.m24))
    let centre = SIMD3(Double(t.m41), Double(t.m42), Double(t.m44))
    var origin = centre - x * Double(anchor.x) - y * Double(anchor.y)
    let place = SIMD3(Double(position.x), Double(position.y), 0)
    x += place * x.z
    y += place * y.z
    origin += place * origin.z
    self.init(
      AffineMap(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y), p: x.z, q: y.z,
      r: origin.z)
  }

  /// The image of `point`; a point on the horizon of a perspective gets a far but finite position.
  func callAsFunction(_ point: CGPoint) -> CGPoint {
    let image = homogeneous(x: Double(point.x), y: Double(point.y))
    if image.w == 1 { return CGPoint(x: image.x, y: image.y) }
    let divisor = abs(image.w) < 1e-9 ? 1e-9 : image.w
    return CGPoint(x: image.x / divisor, y: image.y / divisor)
  }

  /// The image of `point`; nil where it is at or behind the viewer's eye.
  func visible(_ point: CGPoint) -> CGPoint? {
    let image = homogeneous(x: Double(point.x), y: Double(point.y))
    let isSeen = image.w > 0 && image.x.isFinite && image.y.isFinite
    return isSeen ? CGPoint(x: image.x / image.w, y: image.y / image.w) : nil
  }

  /// The bounding rectangle of the image of `rect`.
  func callAsFunction(_ rect: CGRect) -> CGRect {
    let corners = [
      self(CGPoint(x: rect.minX, y: rect.minY)), self(CGPoint(x: rect.maxX, y: rect.minY)),
      self(CGPoint(x: rect.minX, y: rect.maxY)), self(CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.min()!, ys.min()!)
    return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
  }

  /// nil for a singular map.
  var inverse: ProjectiveMap? {
    let determinant = determinant
    return abs(determinant) > 1e-18 && determinant.isFinite ? inverted : nil
  }
}
