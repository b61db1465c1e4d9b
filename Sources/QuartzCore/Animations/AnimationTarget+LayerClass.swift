package import RenderKit

extension AnimationTarget {
  /// What a key path means to the layers of a class: a property that they have from Core Animation, or
  /// one of the program's own.
  ///
  /// So "scale" is an emitter layer's, and in all others a word free for use.
  package init(keyPath: String, of layerClass: CALayer.Type) {
    self = AnimationTarget(keyPath: keyPath, in: layerClass) ?? AnimationTarget(custom: keyPath)
  }

  /// nil for what is no property of Core Animation's in layers of the class.
  init?(keyPath: String, in layerClass: CALayer.Type) {
    guard let target = AnimationTarget(keyPath: keyPath), layerClass.has(target.property) else {
      return nil
    }
    self = target
  }
}

extension CALayer {
  /// Whether Core Animation gives the layers of this class the property.
  static func has(_ property: LayerProperty) -> Bool {
    switch property.owner {
    case .everyLayer: true
    case .kind(let kind): propertySetters.kind.map { $0 == kind } ?? false
    case .program: false
    }
  }
}
