extension LayerProperty {
  /// The property table: what all layers have, and what each kind adds.
  package static let all = ofEveryLayer + kinds.flatMap { $0.properties }

  /// The kinds of layer that add properties.
  package static let kinds: [any AnimatableKind.Type] = [
    GradientSnapshot.self, ShapeSnapshot.self, ReplicatorSnapshot.self, EmitterSnapshot.self,
  ]

  /// The row with one of Apple's keys.
  package static func named(_ key: String) -> LayerProperty? { byKey[key] }

  private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
}

/// A kind of layer with animatable properties.
package protocol AnimatableKind: LayerKind {
  /// A new layer's.
  init()
  static var properties: [LayerProperty] { get }
}

extension AnimatableKind {
  /// A row of the kind's.
  static func row<Value>(
    _ key: String, _ path: WritableKeyPath<Self, Value> & Sendable
  ) -> TypedProperty<Value> {
    TypedProperty(
      key, of: .kind(Self.self), { ($0.kind as? Self ?? Self())[keyPath: path] },
      { layer, value in
        var state = layer.kind as? Self ?? Self()
        state[keyPath: path] = value
        layer.kind = state
      }, dirties: .contents)
  }
}
