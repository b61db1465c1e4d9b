import CoreGraphics
package import RenderKit

extension AnimatableValue {
  /// Converts the value to `kind`, or to the kind of its own type without one; nil where it is of
  /// another type or too large to place.
  ///
  /// Converted by hand, because `(1.5 as Any) as? CGFloat` is nil.
  package init?(_ value: Any, as kind: Kind?) {
    let unwrapped =
      if let kind { Self.unwrapped(value, as: kind) } else { Self.inferred(from: value) }
    guard let unwrapped, unwrapped.isPlaceable else { return nil }
    self = unwrapped
  }

  /// The value for public API; nil for no colour and no image.
  package var boxed: Any? {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color
    case .image(let image): image
    case .images(let from, let to, let share): share < 0.5 ? from : to
    case .flag(let flag): flag
    case .path(let path): path
    case .colors(let colors): colors
    case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
    }
  }

  private static func unwrapped(_ value: Any, as kind: Kind) -> AnimatableValue? {
    switch kind {
    case .number: AnyNumber.double(value).map { .number($0) }
    case .flag: AnyNumber.flag(value).map { .flag($0) }
    case .point: point(value).map { .point($0) }
    case .size: size(value).map { .size($0) }
    case .rect: (value as? CGRect).map { .rect($0) }
    case .transform: transform(value).map { .transform($0) }
    case .color: isNothing(value) ? .color(nil) : (value as? CGColor).map { .color($0) }
    case .image: isNothing(value) ? .image(nil) : (value as? CGImage).map { .image($0) }
    case .path: isNothing(value) ? .path(nil) : (value as? CGPath).map { .path($0.frozen) }
    case .colors: isNothing(value) ? .colors([]) : (value as? [CGColor]).map { .colors($0) }
    case .numbers: isNothing(value) ? .numbers([]) : numbers(value).map { .numbers($0) }
    }
  }

  // A cast to a structure takes it out of an `NSValue` as well.

  /// From a `CGPoint` or a `CGVector`.
  private static func point(_ value: Any) -> CGPoint? {
    switch value {
    case let point as CGPoint: point
    case let vector as CGVector: CGPoint(x: vector.dx, y: vector.dy)
    default: nil
    }
  }

  /// From a `CGSize`, or anything that converts to a point.
  private static func size(_ value: Any) -> CGSize? {
    value as? CGSize ?? point(value).map { CGSize(width: $0.x, height: $0.y) }
  }

  private static func numbers(_ value: Any) -> [Double]? {
    guard let list = value as? [Any] else { return nil }
    let numbers = list.compactMap(AnyNumber.double)
    return numbers.count == list.count ? numbers : nil
  }

  private static func transform(_ value: Any) -> CATransform3D? {
    switch value {
    case let transform as CATransform3D: transform
    case let transform as CGAffineTransform: CATransform3DMakeAffineTransform(transform)
    default: nil
    }
  }

  /// `Optional<CGColor>.none as Any` is not nil, but wraps nil.
  private static func isNothing(_ value: Any) -> Bool {
    if value is NSNull { return true }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  private var isPlaceable: Bool {
    switch self {
    case .number(let number): CGFloat(number).isPlaceable
    case .point(let point): point.isPlaceable
    case .size(let size): size.width.isPlaceable && size.height.isPlaceable
    case .rect(let rect): rect.isPlaceable
    case .transform(let transform): transform.isPlaceable
    case .numbers(let numbers): numbers.allSatisfy { CGFloat($0).isPlaceable }
    case .color, .image, .images, .flag, .path, .colors: true
    }
  }
}

extension CGPath {
  /// An immutable path: a copy if this one is mutable.
  var frozen: CGPath { self is CGMutablePath ? copy() ?? self : self }
}
