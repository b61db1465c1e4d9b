import CoreGraphics

extension AnimatableValue {
  /// The neutral value of the same kind for addition.
  package var nothing: AnimatableValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0))
    case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
    case .image, .images, .flag, .path, .colors: self
    }
  }
}
