extension LayerProperty {
  /// The property table: the rows of all layers and those of each kind.
  package static let all = ofEveryLayer + kinds.flatMap { $0.properties }

  /// The kinds of layer that add properties.
  package static let kinds: [any AnimatableKind.Type] = [
    GradientSnapshot.self, ShapeSnapshot.self, ReplicatorSnapshot.self, EmitterSnapshot.self,
  ]

  /// The row with this key of Apple's.
  package static func named(_ key: String) -> LayerProperty? { byKey[key] }

  private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
}

/// A kind of layer with animatable properties.
package protocol AnimatableKind: LayerKind {
  /// The state of a new layer.
  init()
  static var properties: [LayerProperty] { get }
}

extension AnimatableKind {
  /// Makes a row for a property of this kind.
  static func row<Value>(
    _ key: String, _ path: any WritableKeyPath<Self, Value> & Sendable
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
