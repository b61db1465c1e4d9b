import CoreGraphics

extension EmitterSnapshot {
  func value(of property: LayerProperty) -> AnimatableValue {
    switch property {
    case .emitterPosition: .point(position)
    case .emitterZPosition: .number(zPosition)
    case .emitterSize: .size(size)
    case .emitterDepth: .number(depth)
    case .birthRate: .number(birthRate)
    case .lifetime: .number(lifetime)
    case .velocity: .number(velocity)
    case .emitterScale: .number(scale)
    default: .number(spin)
    }
  }

  mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
    switch (property, value) {
    case (.emitterPosition, .point(let point)): position = point
    case (.emitterZPosition, .number(let number)): zPosition = number
    case (.emitterSize, .size(let size)): self.size = size
    case (.emitterDepth, .number(let number)): depth = number
    case (.birthRate, .number(let number)): birthRate = number
    case (.lifetime, .number(let number)): lifetime = number
    case (.velocity, .number(let number)): velocity = number
    case (.emitterScale, .number(let number)): scale = number
    case (.spin, .number(let number)): spin = number
    default: return false
    }
    return true
  }

  /// Of the first cell of the name; 0 where there is none.
  func value(of component: LayerProperty.Component) -> AnimatableValue {
    guard case .cell(let name, let property) = component,
      let cell = cells.first(where: { $0.name == name })
    else { return .number(0) }
    return cell.value(of: property)
  }

  /// For all cells of the name; false where there is none.
  mutating func set(_ value: AnimatableValue, for component: LayerProperty.Component) -> Bool {
    guard case .cell(let name, let property) = component else { return false }
    var isSet = false
    for index in cells.indices where cells[index].name == name {
      isSet = cells[index].set(value, for: property) || isSet
    }
    return isSet
  }
}

extension EmitterCellSnapshot {
  package func value(of property: EmitterCellProperty) -> AnimatableValue {
    if let number = property.number { return .number(self[keyPath: number]) }
    return switch property {
    case .contents: .image(look.contents)
    case .contentsRect: .rect(look.rect)
    case .color:
      .color(
        CGColor(
          srgbRed: CGFloat(motion.color.x), green: CGFloat(motion.color.y),
          blue: CGFloat(motion.color.z), alpha: CGFloat(motion.color.w)))
    default: .flag(isEnabled)
    }
  }

  mutating func set(_ value: AnimatableValue, for property: EmitterCellProperty) -> Bool {
    switch (property, value) {
    case (.contents, .image(let image)): look.contents = image
    case (.contentsRect, .rect(let rect)): look.rect = rect
    case (.enabled, .flag(let flag)): isEnabled = flag
    case (.color, .color(let color)):
      motion.color = SIMD4<Double>(color?.rgba ?? SIMD4(1, 1, 1, 1))
    case (_, .number(let number)):
      guard let path = property.number else { return false }
      self[keyPath: path] = number
    default: return false
    }
    return true
  }
}
