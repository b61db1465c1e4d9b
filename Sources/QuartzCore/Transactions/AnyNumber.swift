import CoreGraphics

/// Converts `Any` to numbers. Workaround: done by hand, because `(1.5 as Any) as? CGFloat` is nil.
package enum AnyNumber {
  package static func double(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as Bool: number ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  package static func flag(_ value: Any?) -> Bool? {
    value as? Bool ?? double(value).map { $0 != 0 }
  }
}
