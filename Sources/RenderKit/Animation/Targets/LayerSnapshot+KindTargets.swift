import CoreGraphics

extension LayerSnapshot {
  /// Stores an animated value of a special class's property; false, and no change, in a layer that
  /// is not of that class.
  mutating func setOfKind(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
    guard has(property) else { return false }
    if property.isOfDepth { return depth.set(value, for: property) }
    if property.isOfReplicators { return replicator.set(value, for: property) }
    if property.isOfEmitters { return emitter.set(value, for: property) }
    if property.isOfGradients { return gradient.set(value, for: property) }
    return property.isOfShapes ? shape.set(value, for: property) : false
  }
}

extension GradientSnapshot {
  func value(of property: LayerProperty) -> AnimatableValue {
    switch property {
    case .colors: .colors(colors)
    case .locations: .numbers(locations)
    case .startPoint: .point(startPoint)
    default: .point(endPoint)
    }
  }

  mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
    switch (property, value) {
    case (.colors, .colors(let list)): colors = list
    case (.locations, .numbers(let list)): locations = list
    case (.startPoint, .point(let point)): startPoint = point
    case (.endPoint, .point(let point)): endPoint = point
    default: return false
    }
    return true
  }
}

extension ShapeSnapshot {
  func value(of property: LayerProperty) -> AnimatableValue {
    switch property {
    case .path: .path(path)
    case .fillColor: .color(fillColor)
    case .strokeColor: .color(strokeColor)
    case .lineWidth: .number(Double(line.width))
    case .miterLimit: .number(Double(line.miterLimit))
    case .lineDashPhase: .number(Double(line.dashPhase))
    case .strokeStart: .number(Double(strokeStart))
    default: .number(Double(strokeEnd))
    }
  }

  mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
    switch (property, value) {
    case (.path, .path(let path)): self.path = path
    case (.fillColor, .color(let color)): fillColor = color
    case (.strokeColor, .color(let color)): strokeColor = color
    case (.lineWidth, .number(let number)): line.width = CGFloat(number)
    case (.miterLimit, .number(let number)): line.miterLimit = CGFloat(number)
    case (.lineDashPhase, .number(let number)): line.dashPhase = CGFloat(number)
    case (.strokeStart, .number(let number)): strokeStart = CGFloat(number)
    case (.strokeEnd, .number(let number)): strokeEnd = CGFloat(number)
    default: return false
    }
    return true
  }
}
