import CoreGraphics
import RenderKit

extension CAEmitterCell {
  /// The cell as a value.
  var snapshot: EmitterCellSnapshot {
    var cell = EmitterCellSnapshot()
    cell.contents = contents as? CGImage
    cell.motion = motion
    return cell
  }

  private var motion: EmitterCellSnapshot.Motion {
    var motion = EmitterCellSnapshot.Motion()
    motion.birthRate = Double(birthRate)
    motion.lifetime = .init(Double(lifetime), range: Double(lifetimeRange))
    motion.velocity = .init(Double(velocity), range: Double(velocityRange))
    motion.direction = .init(Double(emissionLongitude), range: Double(emissionRange))
    motion.acceleration = SIMD2(Double(xAcceleration), Double(yAcceleration))
    motion.scale = .init(Double(scale), range: Double(scaleRange))
    motion.scaleSpeed = Double(scaleSpeed)
    motion.spin = .init(Double(spin), range: Double(spinRange))
    motion.color = SIMD4<Double>(color?.rgba ?? SIMD4<Float>(1, 1, 1, 1))
    motion.colorRange = SIMD4<Double>(SIMD4(redRange, greenRange, blueRange, alphaRange))
    motion.colorSpeed = SIMD4<Double>(SIMD4(redSpeed, greenSpeed, blueSpeed, alphaSpeed))
    motion.contentsScale = Double(contentsScale)
    return motion
  }
}
