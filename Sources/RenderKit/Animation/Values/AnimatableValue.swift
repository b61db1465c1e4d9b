package import CoreGraphics

/// A value an animation starts from, ends at or passes through.
package enum AnimatableValue: Sendable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// Boxed, or every value would be as large as a matrix and evaluation spend its time on copying.
  indirect case transform(CATransform3D)
  case color(CGColor?)
  case image(CGImage?)
  /// On the way from one image to another.
  indirect case images(CGImage?, CGImage?, Double)
  case flag(Bool)
  case path(CGPath?)
  /// A gradient's; empty for none.
  case colors([CGColor])
  case numbers([Double])
}

extension AnimatableValue {
  /// The shape of a value; an animation's values and its target must agree in it.
  package enum Kind: Hashable, Sendable {
    case number, point, size, rect, transform, color, image, flag, path, colors, numbers
  }

  package var kind: Kind {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .transform: .transform
    case .color: .color
    case .image, .images: .image
    case .flag: .flag
    case .path: .path
    case .colors: .colors
    case .numbers: .numbers
    }
  }
}
