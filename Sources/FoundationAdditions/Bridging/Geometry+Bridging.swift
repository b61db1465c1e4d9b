public import Foundation

extension CGPoint: @retroactive _ObjectiveCBridgeable, NSValueBridging {
  public func _makeValue() -> NSValue { NSValue(point: self) }

  public init?(_in value: NSValue) {
    guard value.holds("{CGPoint=dd}") else { return nil }
    self = value.pointValue
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, NSValueBridging {
  public func _makeValue() -> NSValue { NSValue(size: self) }

  public init?(_in value: NSValue) {
    guard value.holds("{CGSize=dd}") else { return nil }
    self = value.sizeValue
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, NSValueBridging {
  public func _makeValue() -> NSValue { NSValue(rect: self) }

  public init?(_in value: NSValue) {
    guard value.holds("{CGRect={CGPoint=dd}{CGSize=dd}}") else { return nil }
    self = value.rectValue
  }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, NSValueBridging {
  public func _makeValue() -> NSValue { NSValue(range: self) }

  public init?(_in value: NSValue) {
    guard value.holds("{_NSRange=QQ}") else { return nil }
    self = value.rangeValue
  }
}
