import CoreGraphics

/// A type that animatable properties may have. Interpolation follows from its `kind`; see
/// `Interpolation`.
package protocol AnimatableType: Sendable {
  /// nil where only components of the value can be animated.
  static var kind: AnimatableValue.Kind? { get }
  var animatable: AnimatableValue { get }
  /// nil for a value of another kind.
  static func unwrapped(_ value: AnimatableValue) -> Self?

  static func areSame(_ a: Self, _ b: Self) -> Bool
  /// Whether the value can be shown: finite, and small enough for pixel coordinates.
  var isUsable: Bool { get }
  /// Whether changes of such a property animate implicitly.
  static var animatesByDefault: Bool { get }

  /// The components that key paths reach, by the rest of the key path.
  static var parts: [String: ValuePart<Self>] { get }
  /// A single component, for types whose components cannot all be listed.
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

/// A component of a compound value, as animations read and write it.
package struct ValuePart<Whole>: Sendable {
  let kind: AnimatableValue.Kind?
  let get: @Sendable (Whole) -> AnimatableValue
  /// Returns false and changes nothing for a value of another kind.
  let set: @Sendable (inout Whole, AnimatableValue) -> Bool
}

extension ValuePart {
  init<Part: AnimatableType>(_ path: any WritableKeyPath<Whole, Part> & Sendable) {
    self.init(kind: Part.kind, get: { $0[keyPath: path].animatable }) { whole, animatable in
      guard let part = Part.unwrapped(animatable) else { return false }
      whole[keyPath: path] = part
      return true
    }
  }
}
