import CoreGraphics

/// An item and its body in the animator's world.
@MainActor
struct DynamicItemBody {
  let item: any UIDynamicItem
  /// The item's transform without its rotation.
  private var base: CGAffineTransform
  private var written: (place: Vector, angle: Double)

  init(_ item: any UIDynamicItem) {
    self.item = item
    let angle = item.turnAngle
    base = item.transform.concatenating(CGAffineTransform(rotationAngle: -angle))
    written = (Vector(item.center), Double(angle))
  }

  func makeBody() -> RigidBody {
    let place = written.place.isFinite ? written.place : .zero
    return RigidBody(
      shape: item.shape, position: place, angle: written.angle.isFinite ? written.angle : 0)
  }

  /// Writes the body's position and angle to the item, if they have changed.
  mutating func write(_ body: RigidBody) {
    if body.position != written.place { item.center = body.position.point }
    if body.angle != written.angle {
      item.transform = base.concatenating(CGAffineTransform(rotationAngle: CGFloat(body.angle)))
    }
    written = (body.position, body.angle)
  }
}

extension UIDynamicItem {
  fileprivate var turnAngle: CGFloat {
    let t = transform
    return t.a == 0 && t.b == 0 ? 0 : atan2(t.b, t.a)
  }

  fileprivate var shape: RigidBody.Shape {
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    switch collisionBoundsType {
    case .rectangle: return .polygon(ConvexPolygon(width: width, height: height))
    case .ellipse where width == height: return .circle(radius: max(width, 1) / 2)
    case .ellipse: return .polygon(ConvexPolygon(ellipse: width, height: height))
    case .path:
      let lines = collisionBoundingPath.cgPath.elements.flattened(tolerance: 0.5)
      return .polygon(ConvexPolygon(around: lines.flatMap(\.points).map { Vector($0) }))
    }
  }
}
