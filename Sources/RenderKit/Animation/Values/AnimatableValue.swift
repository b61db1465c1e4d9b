package import CoreGraphics

/// A value that an animation interpolates.
package enum AnimatableValue: Sendable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// Boxed: otherwise every value would be as large as a matrix, and evaluation would spend its
  /// time copying.
  indirect case transform(CATransform3D)
  case color(CGColor?)
  case image(CGImage?)
  /// A mix of two images.
  indirect case images(CGImage?, CGImage?, Double)
  case flag(Bool)
  case path(CGPath?)
  /// A gradient's colours; empty for none.
  case colors([CGColor])
  case numbers([Double])
}

extension AnimatableValue {
  /// The type of a value; an animation's values must have that of its target.
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
