import CoreGraphics

/// A decomposed transform with the components that key paths below "transform" reach.
protocol TransformDecomposition {
  /// Radians around x, then y, then z.
  var angles: SIMD3<Double> { get set }
  var scale: SIMD3<Double> { get set }
  var offset: SIMD3<Double> { get set }
  var matrix: CATransform3D { get }
}

extension TransformDecomposition {
  fileprivate func value(of part: TransformPart) -> AnimatableValue {
    switch part {
    case .rotation(let axis): .number(angles[axis])
    case .scale(let axis): .number(scale[axis])
    case .translation(let axis): .number(offset[axis])
    case .uniformScale: .number(scale.sum() / 3)
    case .planeTranslation: .size(CGSize(width: offset.x, height: offset.y))
    }
  }

  /// Returns false and changes nothing where the value's kind is not the part's.
  fileprivate mutating func set(_ value: AnimatableValue, for part: TransformPart) -> Bool {
    switch (part, value) {
    case (.rotation(let axis), .number(let n)): angles[axis] = n
    case (.scale(let axis), .number(let n)): scale[axis] = n
    case (.translation(let axis), .number(let n)): offset[axis] = n
    case (.uniformScale, .number(let n)): scale = SIMD3(n, n, n)
    case (.planeTranslation, .size(let size)):
      offset = SIMD3(Double(size.width), Double(size.height), offset.z)
    default: return false
    }
    return true
  }
}

extension CATransform3D {
  func value(of part: TransformPart) -> AnimatableValue {
    if let parts = AffineDecomposition(self) { return parts.value(of: part) }
    if let parts = SpatialDecomposition(self) { return parts.value(of: part) }
    return SingularDecomposition(self).value(of: part)
  }

  /// Returns false and changes nothing where the value's kind is not the part's.
  mutating func set(_ value: AnimatableValue, for part: TransformPart) -> Bool {
    if !part.leavesPlane, let parts = AffineDecomposition(self) {
      return set(value, for: part, in: parts)
    }
    if let parts = SpatialDecomposition(self) { return set(value, for: part, in: parts) }
    return set(value, for: part, in: SingularDecomposition(self))
  }

  private mutating func set(
    _ value: AnimatableValue, for part: TransformPart, in parts: some TransformDecomposition
  ) -> Bool {
    var parts = parts
    guard parts.set(value, for: part) else { return false }
    self = parts.matrix
    return true
  }
}

extension AffineDecomposition: TransformDecomposition {
  var angles: SIMD3<Double> {
    get { SIMD3(0, 0, angle) }
    set { angle = newValue.z }
  }

  var scale: SIMD3<Double> {
    get { SIMD3(scaleX, scaleY, depth.x) }
    set { (scaleX, scaleY, depth.x) = (newValue.x, newValue.y, newValue.z) }
  }

  var offset: SIMD3<Double> {
    get { SIMD3(translation, depth.y) }
    set { (translation, depth.y) = (SIMD2(newValue.x, newValue.y), newValue.z) }
  }
}

extension SpatialDecomposition: TransformDecomposition {
  var angles: SIMD3<Double> {
    get { rotation.angles }
    set { rotation = Quaternion(angles: newValue) }
  }

  var offset: SIMD3<Double> {
    get { translation }
    set { translation = newValue }
  }
}
