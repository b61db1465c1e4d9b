import CoreGraphics

/// A transform taken apart as the key paths below "transform" see it.
protocol TransformParts {
  /// Radians around x, then y, then z.
  var angles: SIMD3<Double> { get set }
  var scale: SIMD3<Double> { get set }
  var offset: SIMD3<Double> { get set }
  var matrix: CATransform3D { get }
}

extension TransformParts {
  fileprivate func value(of component: LayerProperty.Component) -> AnimatableValue {
    switch component {
    case .rotationX: .number(angles.x)
    case .rotationY: .number(angles.y)
    case .rotation, .rotationZ: .number(angles.z)
    case .scale: .number(scale.sum() / 3)
    case .scaleX: .number(scale.x)
    case .scaleY: .number(scale.y)
    case .scaleZ: .number(scale.z)
    case .translation: .size(CGSize(width: offset.x, height: offset.y))
    case .translationX: .number(offset.x)
    case .translationY: .number(offset.y)
    default: .number(offset.z)
    }
  }

  /// false, and no change, where the value's kind is not the component's.
  fileprivate mutating func set(
    _ value: AnimatableValue, for component: LayerProperty.Component
  ) -> Bool {
    switch (component, value) {
    case (.rotation, .number(let n)), (.rotationZ, .number(let n)): angles.z = n
    case (.rotationX, .number(let n)): angles.x = n
    case (.rotationY, .number(let n)): angles.y = n
    case (.scale, .number(let n)): scale = SIMD3(n, n, n)
    case (.scaleX, .number(let n)): scale.x = n
    case (.scaleY, .number(let n)): scale.y = n
    case (.scaleZ, .number(let n)): scale.z = n
    case (.translation, .size(let size)):
      offset = SIMD3(Double(size.width), Double(size.height), offset.z)
    case (.translationX, .number(let n)): offset.x = n
    case (.translationY, .number(let n)): offset.y = n
    case (.translationZ, .number(let n)): offset.z = n
    default: return false
    }
    return true
  }
}

extension CATransform3D {
  func value(of component: LayerProperty.Component) -> AnimatableValue {
    if let parts = AffineParts(self) { return parts.value(of: component) }
    if let parts = SpatialParts(self) { return parts.value(of: component) }
    return SingularParts(self).value(of: component)
  }

  /// false, and no change, where the value's kind is not the component's.
  mutating func set(_ value: AnimatableValue, for component: LayerProperty.Component) -> Bool {
    if !component.leavesPlane, let parts = AffineParts(self) {
      return set(value, for: component, in: parts)
    }
    if let parts = SpatialParts(self) { return set(value, for: component, in: parts) }
    return set(value, for: component, in: SingularParts(self))
  }

  private mutating func set(
    _ value: AnimatableValue, for component: LayerProperty.Component, in parts: some TransformParts
  ) -> Bool {
    var parts = parts
    guard parts.set(value, for: component) else { return false }
    self = parts.matrix
    return true
  }
}

extension LayerProperty.Component {
  fileprivate var leavesPlane: Bool {
    switch self {
    case .rotationX, .rotationY: true
    default: false
    }
  }
}

extension AffineParts: TransformParts {
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

extension SpatialParts: TransformParts {
  var angles: SIMD3<Double> {
    get { rotation.angles }
    set { rotation = Quaternion(angles: newValue) }
  }

  var offset: SIMD3<Double> {
    get { translation }
    set { translation = newValue }
  }
}
