import Foundation

/// One thing that circles and turns; the same numbers as every other client of these scenes.
struct SceneItem {
  let middle: CGPoint
  let radius: Double
  let speed: Double
  let phase: Double
  let degreesPerSecond: Double
  let red: Double
  let green: Double
  let blue: Double

  func place(at time: Double) -> CGPoint {
    CGPoint(
      x: middle.x + radius * cos(phase + speed * time),
      y: middle.y + radius * sin(phase + speed * time))
  }
}

/// The linear congruential generator the scenes are made with.
struct SceneRandom {
  private var state: UInt32 = 12345

  mutating func next() -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Double(state >> 8) / 16_777_216
  }
}

extension SceneItem {
  static func make(_ count: Int, in size: CGSize) -> [SceneItem] {
    var random = SceneRandom()
    let margin = 110.0
    return (0..<count).map { _ in
      let radius = 20 + 20 * random.next()
      let x = margin + random.next() * (size.width - 2 * margin)
      let y = margin + random.next() * (size.height - 2 * margin)
      let (speed, phase) = (0.5 + 1.5 * random.next(), 6.2831853 * random.next())
      let turning = (random.next() * 2 - 1) * 90
      let color = (0..<3).map { _ in Double(40 + Int(200 * random.next())) / 255 }
      return SceneItem(
        middle: CGPoint(x: x, y: y), radius: radius, speed: speed, phase: phase,
        degreesPerSecond: turning, red: color[0], green: color[1], blue: color[2])
    }
  }
}
