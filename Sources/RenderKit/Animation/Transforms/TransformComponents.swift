import CoreGraphics

/// A transform as the key paths below "transform" see it; plane transforms take the short way.
enum TransformComponents {
  case affine(AffineParts)
  case spatial(SpatialParts, angles: SIMD3<Double>)
  /// Cannot be undone: the scales are the lengths of the rows and nothing turns.
  case singular(CATransform3D)

  init(_ transform: CATransform3D) {
    if let parts = AffineParts(transform) {
      self = .affine(parts)
    } else if let parts = SpatialParts(transform) {
      self = .spatial(parts, angles: parts.rotation.angles)
    } else {
      self = .singular(transform)
    }
  }

  var matrix: CATransform3D {
    switch self {
    case .affine(let parts): parts.matrix
    case .spatial(let parts, _): parts.matrix
    case .singular(let transform): transform
    }
  }

  func value(of component: LayerProperty.Component) -> AnimatableValue {
    let (angles, scale, translation) = (angles, scale, translation)
    return switch component {
    case .rotationX: .number(angles.x)
    case .rotationY: .number(angles.y)
    case .rotation, .rotationZ: .number(angles.z)
    case .scale: .number(scale.sum() / 3)
    case .scaleX: .number(scale.x)
    case .scaleY: .number(scale.y)
    case .scaleZ: .number(scale.z)
    case .translation: .size(CGSize(width: translation.x, height: translation.y))
    case .translationX: .number(translation.x)
    case .translationY: .number(translation.y)
    default: .number(translation.z)
    }
  }

  /// false, and no change, where the value's kind is not the component's.
  mutating func set(_ value: AnimatableValue, for component: LayerProperty.Component) -> Bool {
    switch (component, value) {
    case (.rotation, .number(let n)), (.rotationZ, .number(let n)): angles.z = n
    case (.rotationX, .number(let n)): angles.x = n
    case (.rotationY, .number(let n)): angles.y = n
    case (.scale, .number(let n)): scale = SIMD3(n, n, n)
    case (.scaleX, .number(let n)): scale.x = n
    case (.scaleY, .number(let n)): scale.y = n
    case (.scaleZ, .number(let n)): scale.z = n
    case (.translation, .size(let size)):
      translation = SIMD3(Double(size.width), Double(size.height), translation.z)
    case (.translationX, .number(let n)): translation.x = n
    case (.translationY, .number(let n)): translation.y = n
    case (.translationZ, .number(let n)): translation.z = n
    default: return false
    }
    return true
  }
}
