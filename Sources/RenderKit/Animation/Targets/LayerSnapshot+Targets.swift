import CoreGraphics

extension LayerSnapshot {
  /// What the layer shows at `target` now.
  package func value(of target: AnimationTarget) -> AnimatableValue {
    if let component = target.component { return value(of: component, in: target.property) }
    return switch target.property {
    case .custom: target.custom.flatMap { uncommon.custom[$0] } ?? .flag(false)
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .zPosition: .number(Double(zPosition))
    case .anchorPoint: .point(anchorPoint)
    case .transform: .transform(transform)
    case .opacity: .number(Double(opacity))
    case .isHidden: .flag(isHidden)
    case .masksToBounds: .flag(masksToBounds)
    case .backgroundColor: .color(backgroundColor)
    case .cornerRadius: .number(Double(cornerRadius))
    case .borderWidth: .number(Double(borderWidth))
    case .borderColor: .color(borderColor)
    case .contents: .image(contents)
    case .contentsRect: .rect(uncommon.sampling.rect)
    case .contentsCenter: .rect(uncommon.sampling.center)
    case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath:
      uncommon.shadow.value(of: target.property)
    case .colors, .locations, .startPoint, .endPoint: gradient.value(of: target.property)
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart,
      .strokeEnd:
      shape.value(of: target.property)
    case .sublayerTransform, .anchorPointZ, .isDoubleSided: depth.value(of: target.property)
    case .shouldRasterize: .flag(uncommon.group.rasterizes)
    case .rasterizationScale: .number(Double(uncommon.group.rasterizationScale))
    case .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset,
      .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
      replicator.value(of: target.property)
    case .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth, .emitterCells,
      .birthRate, .lifetime, .velocity, .emitterScale, .spin:
      emitter.value(of: target.property)
    }
  }

  /// Stores an animated value; false, and no change, where its kind is not the target's.
  package mutating func set(_ value: AnimatableValue, for target: AnimationTarget) -> Bool {
    if let component = target.component {
      return set(value, for: component, in: target.property)
    }
    switch (target.property, value) {
    case (.custom, _):
      guard let custom = target.custom else { return false }
      uncommon.custom[custom] = value
    case (.bounds, .rect(let rect)): bounds = rect
    case (.position, .point(let point)): position = point
    case (.zPosition, .number(let number)): zPosition = CGFloat(number)
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.transform, .transform(let matrix)): transform = matrix
    case (.opacity, .number(let number)): opacity = Float(number)
    case (.isHidden, .flag(let flag)): isHidden = flag
    case (.masksToBounds, .flag(let flag)): masksToBounds = flag
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.cornerRadius, .number(let number)): cornerRadius = CGFloat(number)
    case (.borderWidth, .number(let number)): borderWidth = CGFloat(number)
    case (.borderColor, .color(let color)): borderColor = color
    case (.contents, .image(let image)): setContents(image, fade: nil)
    case (.contents, .images(let from, let to, let share)):
      if share < 0.5 {
        setContents(from, fade: ContentsFade(image: to, share: share))
      } else {
        setContents(to, fade: ContentsFade(image: from, share: 1 - share))
      }
    case (.contentsRect, .rect(let rect)): uncommon.sampling.rect = rect
    case (.contentsCenter, .rect(let rect)): uncommon.sampling.center = rect
    case (.shouldRasterize, .flag(let flag)): uncommon.group.rasterizes = flag
    case (.rasterizationScale, .number(let number)) where number > 0:
      uncommon.group.rasterizationScale = CGFloat(number)
    case (.shadowColor, _), (.shadowOpacity, _), (.shadowOffset, _), (.shadowRadius, _),
      (.shadowPath, _):
      return uncommon.shadow.set(value, for: target.property)
    default: return setOfKind(value, for: target.property)
    }
    return true
  }

  private mutating func setContents(_ image: CGImage?, fade: ContentsFade?) {
    contents = image
    if fade != nil || hasUncommonState { uncommon.fade = fade }
  }

  private func value(
    of component: LayerProperty.Component, in property: LayerProperty
  ) -> AnimatableValue {
    switch property {
    case .position: .number(position[component])
    case .anchorPoint: .number(anchorPoint[component])
    case .emitterPosition: .number(emitter.position[component])
    case .emitterSize: .number(emitter.size[component])
    case .emitterCells: emitter.value(of: component)
    case .startPoint: .number(gradient.startPoint[component])
    case .endPoint: .number(gradient.endPoint[component])
    case .shadowOffset: .number(uncommon.shadow.offset[component])
    case .transform: transform.value(of: component)
    case .sublayerTransform: depth.sublayerTransform.value(of: component)
    case .instanceTransform: replicator.transform.value(of: component)
    default: boundsValue(of: component)
    }
  }

  private func boundsValue(of component: LayerProperty.Component) -> AnimatableValue {
    switch component {
    case .origin: .point(bounds.origin)
    case .size: .size(bounds.size)
    case .originX: .number(Double(bounds.origin.x))
    case .originY: .number(Double(bounds.origin.y))
    case .sizeWidth: .number(Double(bounds.size.width))
    default: .number(Double(bounds.size.height))
    }
  }

  private mutating func set(
    _ value: AnimatableValue, for component: LayerProperty.Component, in property: LayerProperty
  ) -> Bool {
    switch (property, value) {
    case (.position, .number(let number)): position[component] = number
    case (.anchorPoint, .number(let number)): anchorPoint[component] = number
    case (.startPoint, .number(let number)) where has(property):
      gradient.startPoint[component] = number
    case (.endPoint, .number(let number)) where has(property):
      gradient.endPoint[component] = number
    case (.startPoint, _), (.endPoint, _): return false
    case (.emitterPosition, .number(let number)) where has(property):
      emitter.position[component] = number
    case (.emitterSize, .number(let number)) where has(property): emitter.size[component] = number
    case (.emitterPosition, _), (.emitterSize, _): return false
    case (.emitterCells, _): return has(property) && emitter.set(value, for: component)
    case (.shadowOffset, .number(let number)): uncommon.shadow.offset[component] = number
    case (.transform, _): return transform.set(value, for: component)
    case (.sublayerTransform, _): return depth.sublayerTransform.set(value, for: component)
    case (.instanceTransform, _):
      return has(property) && replicator.transform.set(value, for: component)
    default: return setBounds(value, for: component)
    }
    return true
  }

  private mutating func setBounds(
    _ value: AnimatableValue, for component: LayerProperty.Component
  ) -> Bool {
    switch (component, value) {
    case (.origin, .point(let point)): bounds.origin = point
    case (.size, .size(let size)): bounds.size = size
    case (.originX, .number(let number)): bounds.origin.x = CGFloat(number)
    case (.originY, .number(let number)): bounds.origin.y = CGFloat(number)
    case (.sizeWidth, .number(let number)): bounds.size.width = CGFloat(number)
    case (.sizeHeight, .number(let number)): bounds.size.height = CGFloat(number)
    default: return false
    }
    return true
  }
}

extension CGPoint {
  fileprivate subscript(component: LayerProperty.Component) -> Double {
    get { Double(component == .x ? x : y) }
    set { if component == .x { x = CGFloat(newValue) } else { y = CGFloat(newValue) } }
  }
}
