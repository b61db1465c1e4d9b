/// A decomposed transform: scale first, then shear, then rotation, then translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// Factors along the axes; a mirrored transform has a negative height.
  public var scale: CGSize
  /// How far x moves for each unit of y.
  public var horizontalShear: CGFloat
  /// Radians from the x axis towards the y axis.
  public var rotation: CGFloat
  /// The translation, applied last.
  public var translation: CGVector

  /// From components applied in the order scale, shear, rotation, translation.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Combines scale, shear, rotation and translation, applied in this order.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let move = components.translation
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(CGAffineTransform(translationX: move.dx, y: move.dy))
  }

  /// Decomposes the transform, so that `init(_:)` of the result restores it.
  ///
  /// A singular transform has no unique decomposition; its missing scale is zero.
  public func decomposed() -> CGAffineTransformComponents {
    let scaleX = hypot(a, b)
    let rotation = scaleX == 0 ? atan2(-c, d) : atan2(b, a)
    let across = c * cos(rotation) + d * sin(rotation)
    let scaleY = d * cos(rotation) - c * sin(rotation)
    return CGAffineTransformComponents(
      scale: CGSize(width: scaleX, height: scaleY),
      horizontalShear: scaleY == 0 ? 0 : across / scaleY, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
