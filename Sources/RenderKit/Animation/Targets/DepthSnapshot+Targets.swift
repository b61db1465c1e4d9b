import CoreGraphics

extension DepthSnapshot {
  func value(of property: LayerProperty) -> AnimatableValue {
    switch property {
    case .sublayerTransform: .transform(sublayerTransform)
    case .anchorPointZ: .number(Double(anchorPointZ))
    default: .flag(isDoubleSided)
    }
  }

  mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
    switch (property, value) {
    case (.sublayerTransform, .transform(let matrix)): sublayerTransform = matrix
    case (.anchorPointZ, .number(let number)): anchorPointZ = CGFloat(number)
    case (.isDoubleSided, .flag(let flag)): isDoubleSided = flag
    default: return false
    }
    return true
  }
}

extension ReplicatorSnapshot {
  func value(of property: LayerProperty) -> AnimatableValue {
    switch property {
    case .instanceCount: .number(Double(count))
    case .instanceDelay: .number(delay)
    case .instanceTransform: .transform(transform)
    case .instanceColor: .color(color ?? .white)
    case .instanceRedOffset: .number(Double(offsets.x))
    case .instanceGreenOffset: .number(Double(offsets.y))
    case .instanceBlueOffset: .number(Double(offsets.z))
    default: .number(Double(offsets.w))
    }
  }

  mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
    switch (property, value) {
    case (.instanceCount, .number(let number)): count = ReplicatorSnapshot.copies(number)
    case (.instanceDelay, .number(let number)): delay = number
    case (.instanceTransform, .transform(let matrix)): transform = matrix
    case (.instanceColor, .color(let color)): self.color = color
    case (.instanceRedOffset, .number(let number)): offsets.x = Float(number)
    case (.instanceGreenOffset, .number(let number)): offsets.y = Float(number)
    case (.instanceBlueOffset, .number(let number)): offsets.z = Float(number)
    case (.instanceAlphaOffset, .number(let number)): offsets.w = Float(number)
    default: return false
    }
    return true
  }

  /// What an animated number of copies comes to: whole, and not more than can be kept.
  package static func copies(_ number: Double) -> Int {
    number > 0 ? Int(min(number.rounded(), Double(mostCopies))) : 0
  }
}
