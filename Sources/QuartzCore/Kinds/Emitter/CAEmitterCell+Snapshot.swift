import CoreGraphics
import RenderKit

extension CAEmitterCell {
  /// Cells in cells deeper than this are left out.
  private static let deepest = 4

  /// The cell as a value, so deep in other cells.
  func snapshot(depth: Int) -> EmitterCellSnapshot {
    var cell = EmitterCellSnapshot()
    cell.name = name
    cell.isEnabled = isEnabled
    cell.look.contents = contents as? CGImage
    cell.look.rect = contentsRect
    cell.look.scale = Double(contentsScale)
    cell.motion = motion
    let inner = emitterCells ?? []
    if depth < CAEmitterCell.deepest {
      cell.cells = inner.map { $0.snapshot(depth: depth + 1) }
    } else if !inner.isEmpty {
      Refusal.log("emitter cells more than \(CAEmitterCell.deepest) deep in others left out")
    }
    return cell
  }

  private var motion: EmitterCellSnapshot.Motion {
    var motion = EmitterCellSnapshot.Motion()
    motion.begin = beginTime
    motion.duration = duration > 0 ? duration : .infinity
    motion.birthRate = Double(birthRate)
    motion.lifetime = .init(Double(lifetime), range: Double(lifetimeRange))
    motion.velocity = .init(Double(velocity), range: Double(velocityRange))
    motion.longitude = .init(Double(emissionLongitude), range: Double(emissionRange))
    motion.latitude = Double(emissionLatitude)
    motion.acceleration = SIMD3(
      Double(xAcceleration), Double(yAcceleration), Double(zAcceleration))
    motion.scale = .init(Double(scale), range: Double(scaleRange))
    motion.scaleSpeed = Double(scaleSpeed)
    motion.spin = .init(Double(spin), range: Double(spinRange))
    motion.color = SIMD4<Double>(color?.rgba ?? SIMD4<Float>(1, 1, 1, 1))
    motion.colorRange = SIMD4<Double>(SIMD4(redRange, greenRange, blueRange, alphaRange))
    motion.colorSpeed = SIMD4<Double>(SIMD4(redSpeed, greenSpeed, blueSpeed, alphaSpeed))
    return motion
  }
}

extension CAEmitterCell {
  /// Takes over what was changed by key path: everything that can be animated.
  func take(_ cell: EmitterCellSnapshot) {
    let (look, motion) = (cell.look, cell.motion)
    isEnabled = cell.isEnabled
    if contents as? CGImage !== look.contents { contents = look.contents }
    (contentsRect, contentsScale) = (look.rect, CGFloat(look.scale))
    birthRate = Float(motion.birthRate)
    (lifetime, lifetimeRange) = (Float(motion.lifetime.middle), Float(motion.lifetime.range))
    velocity = CGFloat(motion.velocity.middle)
    velocityRange = CGFloat(motion.velocity.range)
    emissionLongitude = CGFloat(motion.longitude.middle)
    emissionRange = CGFloat(motion.longitude.range)
    emissionLatitude = CGFloat(motion.latitude)
    xAcceleration = CGFloat(motion.acceleration.x)
    yAcceleration = CGFloat(motion.acceleration.y)
    zAcceleration = CGFloat(motion.acceleration.z)
    (scale, scaleRange) = (CGFloat(motion.scale.middle), CGFloat(motion.scale.range))
    scaleSpeed = CGFloat(motion.scaleSpeed)
    (spin, spinRange) = (CGFloat(motion.spin.middle), CGFloat(motion.spin.range))
    takeColors(motion)
  }

  private func takeColors(_ motion: EmitterCellSnapshot.Motion) {
    let (now, range, speed) = (
      motion.color, SIMD4<Float>(motion.colorRange), SIMD4<Float>(motion.colorSpeed)
    )
    if SIMD4<Double>(color?.rgba ?? SIMD4<Float>(1, 1, 1, 1)) != now {
      color = CGColor(
        srgbRed: CGFloat(now.x), green: CGFloat(now.y), blue: CGFloat(now.z),
        alpha: CGFloat(now.w))
    }
    (redRange, greenRange, blueRange, alphaRange) = (range.x, range.y, range.z, range.w)
    (redSpeed, greenSpeed, blueSpeed, alphaSpeed) = (speed.x, speed.y, speed.z, speed.w)
  }
}
