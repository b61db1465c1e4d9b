import CoreGraphics
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

  /// A property of the program's own where it has one of that name, or what it keeps here.
  private func setOwnValue(_ value: Any?, _ name: String) {
    guard let value, let old = ownValue(forKey: name) else {
      return needExtras.values[name] = value
    }
    setCustomValue(value, old, forKey: name)
  }

  /// Names of a program's own make no layer: its initialiser may be who asks.
  static func standardValue(forKey key: String) -> Any? {
    let target = AnimationTarget(keyPath: key, of: self)
    return target.custom == nil ? LayerFactory.make(self).snapshot.value(of: target).boxed : nil
  }

  /// nil for names that are no property of Core Animation's in this class of layer.
  private func target(named name: String) -> AnimationTarget? {
    let target = AnimationTarget(keyPath: name, of: type(of: self))
    return target.custom == nil ? target : nil
  }

  private var numberSetters: [String: (Double) -> Void] {
    [
      "contentsScale": { self.contentsScale = CGFloat($0) },
      "opaque": { self.isOpaque = $0 != 0 },
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
    if changed.set(value, for: target) { take(target.property, from: changed) }
  }

  /// Through the property's own setter, which a subclass may override.
  private func take(_ property: LayerProperty, from new: LayerSnapshot) {
    switch property {
    case .bounds: bounds = new.bounds
    case .position: position = new.position
    case .zPosition: zPosition = new.zPosition
    case .anchorPoint: anchorPoint = new.anchorPoint
    case .transform: transform = new.transform
    case .opacity: opacity = new.opacity
    case .isHidden: isHidden = new.isHidden
    case .masksToBounds: masksToBounds = new.masksToBounds
    case .backgroundColor: backgroundColor = new.backgroundColor
    case .cornerRadius: cornerRadius = new.cornerRadius
    case .borderWidth: borderWidth = new.borderWidth
    case .borderColor: borderColor = new.borderColor
    case .contents: contents = new.contents
    case .contentsRect: contentsRect = new.uncommon.sampling.rect
    case .contentsCenter: contentsCenter = new.uncommon.sampling.center
    case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath:
      take(property, from: new.uncommon.shadow)
    case .colors, .locations, .startPoint, .endPoint:
      (self as? CAGradientLayer)?.take(property, from: new.gradient)
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart,
      .strokeEnd:
      (self as? CAShapeLayer)?.take(property, from: new.shape)
    case .sublayerTransform: sublayerTransform = new.depth.sublayerTransform
    case .anchorPointZ: anchorPointZ = new.depth.anchorPointZ
    case .isDoubleSided: isDoubleSided = new.depth.isDoubleSided
    case .shouldRasterize: shouldRasterize = new.uncommon.group.rasterizes
    case .rasterizationScale: rasterizationScale = new.uncommon.group.rasterizationScale
    case .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset,
      .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
      (self as? CAReplicatorLayer)?.take(property, from: new.replicator)
    case .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth, .emitterCells,
      .birthRate, .lifetime, .velocity, .emitterScale, .spin:
      (self as? CAEmitterLayer)?.take(property, from: new.emitter)
    case .custom: break
    }
  }

  private func refuse(_ name: String) {
    Refusal.log("\(type(of: self)): \(name) refused: a value of another type")
  }
}
