/// How the animations of a layer read and write one of its properties, or a part of one, without
/// knowing its type.
final class PropertyAccess: Sendable {
  /// nil where any value will do, and where there is nothing to animate.
  let kind: AnimatableValue.Kind?
  let get: @Sendable (LayerSnapshot) -> AnimatableValue
  /// Answers false, and changes nothing, where the value is of another kind or the layer does not
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
  /// What the layer shows at `target` now; for a property of another kind of layer, its default.
  package func value(of target: AnimationTarget) -> AnimatableValue { target.access.get(self) }

  /// Stores an animated value; false, and no change, where its kind is not the target's or the layer
  /// does not have the property.
  package mutating func set(_ value: AnimatableValue, for target: AnimationTarget) -> Bool {
    target.access.set(&self, value)
  }
}
