import CoreGraphics

/// The zero value of a custom property without an initial value, as with `@NSManaged`.
enum ZeroValue {
  /// nil for a type without one.
  static func value<Value>(of type: Value.Type) -> Value? {
    let zero: Any? =
      switch type {
      case let type as any AdditiveArithmetic.Type: type.zero
      case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
      case let type as any RangeReplaceableCollection.Type: type.init()
      case is Bool.Type: false
      case is CGPoint.Type: CGPoint.zero
      case is CGSize.Type: CGSize.zero
      case is CGRect.Type: CGRect.zero
      case is CGVector.Type: CGVector.zero
      case is CGAffineTransform.Type: CGAffineTransform.identity
      case is CATransform3D.Type: CATransform3DIdentity
      default: nil
      }
    return zero as? Value
  }
}
