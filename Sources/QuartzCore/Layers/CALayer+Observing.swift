import FoundationAdditions

extension CALayer {
  /// What observers find by name. Every animatable property announces its changes.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "bounds", { (layer: CALayer) in layer.bounds }, { $0.bounds = $1 },
          keyPath: { \CALayer.bounds }),
        KeyValueProperty(
          "position", { (layer: CALayer) in layer.position }, { $0.position = $1 },
          keyPath: { \CALayer.position }),
        KeyValueProperty(
          "transform", { (layer: CALayer) in layer.transform }, { $0.transform = $1 },
          keyPath: { \CALayer.transform }),
        KeyValueProperty(
          "opacity", { (layer: CALayer) in layer.opacity }, { $0.opacity = $1 },
          keyPath: { \CALayer.opacity }),
        KeyValueProperty(
          "hidden", { (layer: CALayer) in layer.isHidden }, { $0.isHidden = $1 },
          keyPath: { \CALayer.isHidden }),
        KeyValueProperty(
          "contents", { (layer: CALayer) in layer.contents }, { $0.contents = $1 },
          keyPath: { \CALayer.contents }),
        KeyValueProperty(
          "backgroundColor", { (layer: CALayer) in layer.backgroundColor },
          { $0.backgroundColor = $1 }, keyPath: { \CALayer.backgroundColor }),
        KeyValueProperty(
          "cornerRadius", { (layer: CALayer) in layer.cornerRadius }, { $0.cornerRadius = $1 },
          keyPath: { \CALayer.cornerRadius }),
      ]
    }
  }
}
