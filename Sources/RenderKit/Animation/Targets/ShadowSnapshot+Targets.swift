import CoreGraphics

extension ShadowSnapshot {
  func value(of property: LayerProperty) -> AnimatableValue {
    switch property {
    case .shadowColor: .color(color)
    case .shadowOpacity: .number(Double(opacity))
    case .shadowOffset: .size(offset)
    case .shadowRadius: .number(Double(radius))
    default: .path(path)
    }
  }

  mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
    switch (property, value) {
    case (.shadowColor, .color(let color)): self.color = color
    case (.shadowOpacity, .number(let number)): opacity = Float(number)
    case (.shadowOffset, .size(let size)): offset = size
    case (.shadowRadius, .number(let number)): radius = CGFloat(number)
    case (.shadowPath, .path(let path)): self.path = path
    default: return false
    }
    return true
  }
}

extension CGSize {
  subscript(component: LayerProperty.Component) -> Double {
    get { Double(component == .width ? width : height) }
    set {
      if component == .width { width = CGFloat(newValue) } else { height = CGFloat(newValue) }
    }
  }
}
