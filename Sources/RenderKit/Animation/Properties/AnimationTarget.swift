/// The property of a layer, or the component of one, that an animation changes.
package struct AnimationTarget: Hashable, Sendable {
  package let property: LayerProperty
  /// nil for the whole property.
  package let component: LayerProperty.Component?
  let access: PropertyAccess

  package init(_ property: LayerProperty, _ component: LayerProperty.Component? = nil) {
    (self.property, self.component) = (property, component)
    access = component.map(property.access) ?? property.access
  }

  /// The kind of value animated here; nil where the values themselves decide it.
  package var kind: AnimatableValue.Kind? { access.kind }

  /// Whether the target is a whole transform, which is evaluated without boxing.
  var isTransform: Bool { property === LayerProperty.transform && component == nil }

  package static func == (a: AnimationTarget, b: AnimationTarget) -> Bool {
    a.property === b.property && a.component == b.component
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(property)
    hasher.combine(component)
  }
}

extension AnimationTarget {
  /// The target of one of Apple's key paths ("position.x", "transform.rotation.z",
  /// "emitterCells.NAME.property"); nil for unknown ones.
  package init?(keyPath: String) {
    if let property = LayerProperty.named(keyPath) {
      self.init(property)
    } else {
      guard let point = keyPath.firstIndex(of: "."),
        let property = LayerProperty.named(String(keyPath[..<point]))
      else { return nil }
      let path = String(keyPath[keyPath.index(after: point)...])
      self.init(property, LayerProperty.Component(path: path))
    }
    if kind == nil { return nil }
  }

  /// A custom property. The render side keeps its timing but shows nothing of it.
  package init(custom name: String) { self.init(LayerProperty.custom(name)) }

  package var isCustom: Bool { property.isCustom }
}
