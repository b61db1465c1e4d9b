import CoreGraphics

/// Makes transforms from interpolated numbers. So a rotation by 720 degrees works, although its two
/// ends are the same transform.
package enum ValueFunction: String, Sendable {
  case rotateX, rotateY, rotateZ
  case scale, scaleX, scaleY, scaleZ
  case translate, translateX, translateY, translateZ
}

extension ValueFunction {
  /// The kind of its argument: a number, or three of them.
  package var kind: AnimatableValue.Kind {
    self == .scale || self == .translate ? .numbers : .number
  }

  /// nil for a value of another kind.
  func transform(_ value: AnimatableValue) -> CATransform3D? {
    switch (self, value) {
    case (.scale, .numbers(let n)) where n.count == 3: CATransform3DMakeScale(n[0], n[1], n[2])
    case (.translate, .numbers(let n)) where n.count == 3:
      CATransform3DMakeTranslation(n[0], n[1], n[2])
    case (_, .number(let number)): transform(CGFloat(number))
    default: nil
    }
  }

  /// The argument that would make the transform, as far as it can be told; stands in for a missing
  /// end.
  func argument(of transform: CATransform3D) -> AnimatableValue {
    switch self {
    case .scale: transform.numbers { .scale(axis: $0) }
    case .translate: transform.numbers { .translation(axis: $0) }
    default: transform.value(of: part)
    }
  }

  private func transform(_ n: CGFloat) -> CATransform3D? {
    switch self {
    case .rotateX: CATransform3DMakeRotation(n, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(n, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(n, 0, 0, 1)
    case .scaleX: CATransform3DMakeScale(n, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, n, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, n)
    case .translateX: CATransform3DMakeTranslation(n, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, n, 0)
    case .translateZ: CATransform3DMakeTranslation(0, 0, n)
    case .scale, .translate: nil
    }
  }

  private var part: TransformPart {
    switch self {
    case .rotateX: .rotation(axis: 0)
    case .rotateY: .rotation(axis: 1)
    case .rotateZ: .rotation(axis: 2)
    case .scale: .uniformScale
    case .scaleX: .scale(axis: 0)
    case .scaleY: .scale(axis: 1)
    case .scaleZ: .scale(axis: 2)
    case .translate: .planeTranslation
    case .translateX: .translation(axis: 0)
    case .translateY: .translation(axis: 1)
    case .translateZ: .translation(axis: 2)
    }
  }
}

extension CATransform3D {
  fileprivate func numbers(of part: (Int) -> TransformPart) -> AnimatableValue {
    .numbers(
      (0..<3).map { axis in
        if case .number(let number) = value(of: part(axis)) { number } else { 0 }
      })
  }
}
