package import RenderKit

extension AnimationTarget {
  /// The meaning of a key path for layers of a class: one of Core Animation's properties that they
  /// have, or a custom property.
  ///
  /// So "scale" is a property of emitter layers, and a free name in all others.
  package init(keyPath: String, of layerClass: CALayer.Type) {
    self = AnimationTarget(keyPath: keyPath, in: layerClass) ?? AnimationTarget(custom: keyPath)
  }

  /// nil where the class has no such Core Animation property.
  init?(keyPath: String, in layerClass: CALayer.Type) {
    guard let target = AnimationTarget(keyPath: keyPath), layerClass.has(target.property) else {
      return nil
    }
    self = target
  }
}

extension CALayer {
  /// Whether layers of this class have the property.
  static func has(_ property: LayerProperty) -> Bool {
    switch property.owner {
    case .everyLayer: true
    case .kind(let kind): propertySetters.kind.map { $0 == kind } ?? false
    case .program: false
    }
  }
}
