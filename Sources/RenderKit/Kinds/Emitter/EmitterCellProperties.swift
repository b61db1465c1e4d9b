package import CoreGraphics

extension EmitterCellProperty {
  package static let isEnabled = TypedCellProperty("enabled", \.isEnabled)
  package static let contents = TypedCellProperty("contents", \.contents.image)
  package static let contentsRect = TypedCellProperty("contentsRect", \.contents.rect)
  package static let contentsScale = TypedCellProperty("contentsScale", \.contents.scale)

  package static let birthRate = TypedCellProperty("birthRate", \.motion.birthRate)
  package static let lifetime = TypedCellProperty("lifetime", \.motion.lifetime.middle)
  package static let lifetimeRange = TypedCellProperty("lifetimeRange", \.motion.lifetime.range)
  package static let emissionLatitude = TypedCellProperty("emissionLatitude", \.motion.latitude)
  package static let emissionLongitude = TypedCellProperty(
    "emissionLongitude", \.motion.longitude.middle)
  package static let emissionRange = TypedCellProperty("emissionRange", \.motion.longitude.range)
  package static let velocity = TypedCellProperty("velocity", \.motion.velocity.middle)
  package static let velocityRange = TypedCellProperty("velocityRange", \.motion.velocity.range)
  package static let xAcceleration = TypedCellProperty("xAcceleration", \.motion.acceleration.x)
  package static let yAcceleration = TypedCellProperty("yAcceleration", \.motion.acceleration.y)
  package static let zAcceleration = TypedCellProperty("zAcceleration", \.motion.acceleration.z)
  package static let scale = TypedCellProperty("scale", \.motion.scale.middle)
  package static let scaleRange = TypedCellProperty("scaleRange", \.motion.scale.range)
  package static let scaleSpeed = TypedCellProperty("scaleSpeed", \.motion.scaleSpeed)
  package static let spin = TypedCellProperty("spin", \.motion.spin.middle)
  package static let spinRange = TypedCellProperty("spinRange", \.motion.spin.range)

  package static let color = TypedCellProperty("color", \.color)
  package static let redRange = TypedCellProperty("redRange", \.motion.colorRange.x)
  package static let greenRange = TypedCellProperty("greenRange", \.motion.colorRange.y)
  package static let blueRange = TypedCellProperty("blueRange", \.motion.colorRange.z)
  package static let alphaRange = TypedCellProperty("alphaRange", \.motion.colorRange.w)
  package static let redSpeed = TypedCellProperty("redSpeed", \.motion.colorSpeed.x)
  package static let greenSpeed = TypedCellProperty("greenSpeed", \.motion.colorSpeed.y)
  package static let blueSpeed = TypedCellProperty("blueSpeed", \.motion.colorSpeed.z)
  package static let alphaSpeed = TypedCellProperty("alphaSpeed", \.motion.colorSpeed.w)

  package static let all: [EmitterCellProperty] = [
    isEnabled, contents, contentsRect, contentsScale, birthRate, lifetime, lifetimeRange,
    emissionLatitude, emissionLongitude, emissionRange, velocity, velocityRange, xAcceleration,
    yAcceleration, zAcceleration, scale, scaleRange, scaleSpeed, spin, spinRange, color, redRange,
    greenRange, blueRange, alphaRange, redSpeed, greenSpeed, blueSpeed, alphaSpeed,
  ]
}

extension EmitterCellSnapshot {
  /// The numbers in `motion` as a colour; nil stands for white.
  fileprivate var color: CGColor? {
    get {
      let c = motion.color
      return CGColor(
        srgbRed: CGFloat(c.x), green: CGFloat(c.y), blue: CGFloat(c.z), alpha: CGFloat(c.w))
    }
    set { motion.color = SIMD4<Double>(newValue?.rgba ?? SIMD4(1, 1, 1, 1)) }
  }
}
