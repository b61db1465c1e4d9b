package import RenderKit

extension AnimationTarget {
  /// What a key path means to the layers of a class: a property that they have from Core Animation, or
  /// one of the program's own.
  ///
  /// So "scale" is an emitter layer's, and in all others a word free for use.
  package init(keyPath: String, of layerClass: CALayer.Type) {
    if let target = AnimationTarget(keyPath: keyPath), layerClass.has(target.property) {
      self = target
    } else {
      self.init(custom: keyPath)
    }
  }
}

extension CALayer {
  /// Whether Core Animation gives the layers of this class the property.
  static func has(_ property: LayerProperty) -> Bool {
    if property.isOfGradients { return self is CAGradientLayer.Type }
    if property.isOfShapes { return self is CAShapeLayer.Type }
    if property.isOfReplicators { return self is CAReplicatorLayer.Type }
    if property.isOfEmitters { return self is CAEmitterLayer.Type }
    return property != .custom
  }
}
