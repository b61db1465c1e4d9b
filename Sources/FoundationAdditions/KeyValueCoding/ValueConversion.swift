import Foundation

/// A value that a cast does not convert: numbers of other types, as `NSNumber` converts them.
func bridged(_ value: Any, to type: Any.Type) -> Any? {
  if let optional = type as? any OptionalType.Type {
    return bridged(value, to: optional.wrappedType)
  }
  guard let convertible = type as? any NumberType.Type, let number = number(value) else {
    return nil
  }
  return convertible.init(truncating: number)
}

/// The number in a value of any type; nil if it is none.
func number(_ value: Any) -> NSNumber? {
  switch value {
  case let number as NSNumber: number
  case let number as any NumberType: number.number
  default: nil
  }
}

/// A type that `NSNumber` stores.
protocol NumberType {
  init(truncating number: NSNumber)
  var number: NSNumber { get }
}

extension Bool: NumberType { var number: NSNumber { NSNumber(value: self) } }
extension Int: NumberType { var number: NSNumber { NSNumber(value: self) } }
extension Int8: NumberType { var number: NSNumber { NSNumber(value: self) } }
extension Int16: NumberType { var number: NSNumber { NSNumber(value: self) } }
extension Int32: NumberType { var number: NSNumber { NSNumber(value: self) } }
extension Int64: NumberType { var number: NSNumber { NSNumber(value: self) } }
extension UInt: NumberType { var number: NSNumber { NSNumber(value: self) } }
extension UInt8: NumberType { var number: NSNumber { NSNumber(value: self) } }
extension UInt16: NumberType { var number: NSNumber { NSNumber(value: self) } }
extension UInt32: NumberType { var number: NSNumber { NSNumber(value: self) } }
extension UInt64: NumberType { var number: NSNumber { NSNumber(value: self) } }
extension Float: NumberType { var number: NSNumber { NSNumber(value: self) } }
extension Double: NumberType { var number: NSNumber { NSNumber(value: self) } }
extension CGFloat: NumberType {
  init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
  var number: NSNumber { NSNumber(value: Double(self)) }
}
