/// What of an emitter's cell can be animated, by Apple's names.
package enum EmitterCellProperty: String, Hashable, Sendable, CaseIterable {
  case enabled, contents, contentsRect, contentsScale
  case birthRate, lifetime, lifetimeRange
  case emissionLatitude, emissionLongitude, emissionRange, velocity, velocityRange
  case xAcceleration, yAcceleration, zAcceleration
  case scale, scaleRange, scaleSpeed, spin, spinRange
  case color, redRange, greenRange, blueRange, alphaRange
  case redSpeed, greenSpeed, blueSpeed, alphaSpeed

  var kind: AnimatableValue.Kind {
    switch self {
    case .enabled: .flag
    case .contents: .image
    case .contentsRect: .rect
    case .color: .color
    default: .number
    }
  }

  /// Where the number is kept; nil for what is no number.
  package var number: WritableKeyPath<EmitterCellSnapshot, Double>? {
    switch self {
    case .enabled, .contents, .contentsRect, .color: nil
    case .contentsScale: \.look.scale
    case .birthRate: \.motion.birthRate
    case .lifetime: \.motion.lifetime.middle
    case .lifetimeRange: \.motion.lifetime.range
    case .emissionLatitude: \.motion.latitude
    case .emissionLongitude: \.motion.longitude.middle
    case .emissionRange: \.motion.longitude.range
    case .velocity: \.motion.velocity.middle
    case .velocityRange: \.motion.velocity.range
    case .xAcceleration: \.motion.acceleration.x
    case .yAcceleration: \.motion.acceleration.y
    case .zAcceleration: \.motion.acceleration.z
    case .scale: \.motion.scale.middle
    case .scaleRange: \.motion.scale.range
    case .scaleSpeed: \.motion.scaleSpeed
    case .spin: \.motion.spin.middle
    case .spinRange: \.motion.spin.range
    case .redRange: \.motion.colorRange.x
    case .greenRange: \.motion.colorRange.y
    case .blueRange: \.motion.colorRange.z
    case .alphaRange: \.motion.colorRange.w
    case .redSpeed: \.motion.colorSpeed.x
    case .greenSpeed: \.motion.colorSpeed.y
    case .blueSpeed: \.motion.colorSpeed.z
    case .alphaSpeed: \.motion.colorSpeed.w
    }
  }
}
