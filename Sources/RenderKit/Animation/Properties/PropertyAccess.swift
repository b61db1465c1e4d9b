/// Type-erased reading and writing of a layer's property, or a component of one.
final class PropertyAccess: Sendable {
  /// nil where any kind of value fits, and where nothing can be animated.
  let kind: AnimatableValue.Kind?
  let get: @Sendable (LayerSnapshot) -> AnimatableValue
  /// Returns false and changes nothing where the value is of another kind or the layer does not
  /// have the property.
  let set: @Sendable (inout LayerSnapshot, AnimatableValue) -> Bool

  init(
    _ kind: AnimatableValue.Kind?, _ get: @escaping @Sendable (LayerSnapshot) -> AnimatableValue,
    _ set: @escaping @Sendable (inout LayerSnapshot, AnimatableValue) -> Bool
  ) {
    (self.kind, self.get, self.set) = (kind, get, set)
  }

  static let none = PropertyAccess(nil, { _ in .flag(false) }, { _, _ in false })
}

extension LayerSnapshot {
  /// The current value at `target`; the default for a property of another kind of layer.
  package func value(of target: AnimationTarget) -> AnimatableValue { target.access.get(self) }

  /// Stores an animated value. Returns false and changes nothing where its kind is not the target's
  /// or the layer does not have the property.
  package mutating func set(_ value: AnimatableValue, for target: AnimationTarget) -> Bool {
    target.access.set(&self, value)
  }
}
