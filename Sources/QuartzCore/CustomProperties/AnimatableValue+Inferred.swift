import CoreGraphics
import RenderKit

extension AnimatableValue {
  /// The value in the kind of its own type; nil for types that cannot be animated.
  static func inferred(from value: Any) -> AnimatableValue? {
    let kinds: [Kind] =
      switch value {
      case is Bool where type(of: value) == Bool.self: [.flag]
      case is CGSize: [.size]
      case is [CGColor]: [.colors]
      default: [.number, .point, .rect, .size, .transform]
      }
    for kind in kinds { if let value = AnimatableValue(value, as: kind) { return value } }
    return switch value {
    case let color as CGColor: .color(color)
    case let image as CGImage: .image(image)
    case let path as CGPath: .path(path.frozen)
    case is [Any]: AnimatableValue(value, as: .numbers)
    default: nil
    }
  }

  /// The value as a property's own type; nil where it does not convert.
  func unboxed<Value>(as type: Value.Type) -> Value? {
    let candidates: [Any?] =
      switch self {
      case .number(let n):
        [n, CGFloat(n), Float(n), n != 0, Int(exactly: n.rounded()), n.rounded(as: type)]
      case .numbers(let list): [list, list.map { CGFloat($0) }, list.map { Float($0) }]
      case .transform(let matrix): [matrix, CATransform3DGetAffineTransform(matrix)]
      case .point(let point): [point, CGVector(dx: point.x, dy: point.y)]
      default: []
      }
    for candidate in candidates { if let value = candidate as? Value { return value } }
    return boxed as? Value
  }
}

extension Double {
  /// Rounded to a whole number if the type is an integer type that can hold it.
  fileprivate func rounded(as type: Any.Type) -> Any? {
    (type as? any BinaryInteger.Type)?.init(exactly: rounded())
  }
}
