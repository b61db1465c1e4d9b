public import Foundation

/// A structure that casts make an `NSValue` of, and back, as on Apple's systems: `x as? NSValue` where
/// `x` is a rectangle, `x as? CGRect` where it is a value, `x as? [CGRect]` where it is a list of them.
///
/// The Swift runtime for Linux bridges types that conform to `_ObjectiveCBridgeable`; Foundation there
/// leaves structures out.
public protocol NSValueBridging: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// A value that holds the structure.
  func _makeValue() -> NSValue
  /// The structure in a value, nil if that holds another one.
  init?(_in value: NSValue)
}

extension NSValueBridging {
  public func _bridgeToObjectiveC() -> NSValue { _makeValue() }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = Self(_in: source)
    return result != nil
  }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(_in: source)
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let found = source.flatMap(Self.init(_in:)) else {
      preconditionFailure("The value \(source.map(String.init) ?? "nil") holds no \(Self.self)")
    }
    return found
  }
}

extension NSValueBridging where Self: Hashable & Sendable {
  public func _makeValue() -> NSValue { NSValue(boxing: self) }

  public init?(_in value: NSValue) {
    guard let found = value.boxed(as: Self.self) else { return nil }
    self = found
  }
}
