import CoreGraphics
import Diagnostics
import RenderKit

extension CALayer {
  func namedValue(_ name: String) -> Any? {
    if let target = target(named: name) { return snapshot.value(of: target).boxed }
    return switch name {
    case "frame": frame
    case "name": self.name
    case "sublayers": sublayers
    case "contentsScale": contentsScale
    case "contentsGravity": contentsGravity.rawValue
    case "opaque": isOpaque
    case "geometryFlipped": isGeometryFlipped
    case "speed": speed
    case "timeOffset": timeOffset
    case "beginTime": beginTime
    default: customValue(forKey: name)
    }
  }

  func setNamedValue(_ value: Any?, _ name: String) {
    if let target = target(named: name) { return setValue(value, of: target) }
    if let store = numberSetters[name] { return setNumber(value, name, store) }
    switch name {
    case "frame": (value as? CGRect).map { frame = $0 } ?? refuse(name)
    case "name": self.name = value as? String
    case "sublayers": sublayers = value as? [CALayer]
    case "contentsGravity":
      (value as? String).map { contentsGravity = CALayerContentsGravity(rawValue: $0) }
        ?? refuse(name)
    default: setOwnValue(value, name)
    }
  }

  /// Sets a custom property of that name, or else stores the value.
  private func setOwnValue(_ value: Any?, _ name: String) {
    guard let value, let old = ownValue(forKey: name) else {
      return ensureRareData.values[name] = value
    }
    setCustomValue(value, old, forKey: name)
  }

  /// Unknown names do not create a layer: its initialiser may be the caller.
  static func standardValue(forKey key: String) -> Any? {
    guard let target = AnimationTarget(keyPath: key, in: self) else { return nil }
    return LayerFactory.make(self).snapshot.value(of: target).boxed
  }

  /// nil for names that are not a Core Animation property of this class.
  private func target(named name: String) -> AnimationTarget? {
    AnimationTarget(keyPath: name, in: type(of: self))
  }

  private var numberSetters: [String: (Double) -> Void] {
    [
      "contentsScale": { self.contentsScale = CGFloat($0) },
      "opaque": { self.isOpaque = $0 != 0 },
      "geometryFlipped": { self.isGeometryFlipped = $0 != 0 },
      "speed": { self.speed = Float($0) },
      "timeOffset": { self.timeOffset = $0 },
      "beginTime": { self.beginTime = $0 },
    ]
  }

  private func setNumber(_ value: Any?, _ name: String, _ store: (Double) -> Void) {
    guard case .number(let number) = value.flatMap({ AnimatableValue($0, as: .number) }) else {
      return refuse(name)
    }
    store(number)
  }

  private func setValue(_ value: Any?, of target: AnimationTarget) {
    guard let value = AnimatableValue(value ?? NSNull(), as: target.kind) else {
      return refuse(target.property.key)
    }
    var changed = snapshot
    guard changed.set(value, for: target) else { return }
    type(of: self).propertySetters.set(target.property, of: self, from: changed)
  }

  private func refuse(_ name: String) {
    Log.layers.write("\(type(of: self)): \(name) refused: a value of another type")
  }
}
