package import CoreGraphics

/// A type that animatable properties may have. Interpolation follows from its `kind`; see
/// `Interpolation`.
package protocol AnimatableType: Sendable {
  /// nil where only parts of such a value are animated.
  static var kind: AnimatableValue.Kind? { get }
  var animatable: AnimatableValue { get }
  /// nil for values of another kind.
  static func unwrapped(_ value: AnimatableValue) -> Self?

  static func areSame(_ a: Self, _ b: Self) -> Bool
  /// Whether it can be shown: a number, say, and not one so large that pixels could not be counted.
  var isUsable: Bool { get }
  /// Whether properties of the type animate when they change.
  static var animatesByDefault: Bool { get }

  /// The parts that key paths reach, by the words that follow the property's key.
  static var parts: [String: ValuePart<Self>] { get }
  /// One of them; for types whose parts cannot all be named.
  static func part(_ path: String) -> ValuePart<Self>?
}

extension AnimatableType {
  package var isUsable: Bool { true }
  package static var animatesByDefault: Bool { kind != nil }
  package static var parts: [String: ValuePart<Self>] { [:] }
  package static func part(_ path: String) -> ValuePart<Self>? { parts[path] }
}

extension AnimatableType where Self: Equatable {
  package static func areSame(_ a: Self, _ b: Self) -> Bool { a == b }
}

/// A part of a compound value, as animations read and write it.
package struct ValuePart<Whole>: Sendable {
  let kind: AnimatableValue.Kind?
  let get: @Sendable (Whole) -> AnimatableValue
  /// false, and no change, for a value of another kind.
  let set: @Sendable (inout Whole, AnimatableValue) -> Bool
}

extension ValuePart {
  init<Part: AnimatableType>(_ path: WritableKeyPath<Whole, Part> & Sendable) {
    self.init(kind: Part.kind, get: { $0[keyPath: path].animatable }) { whole, animatable in
      guard let part = Part.unwrapped(animatable) else { return false }
      whole[keyPath: path] = part
      return true
    }
  }
}
