import Foundation

/// An item that circles and rotates, with the same numbers as in all other clients.
package struct SceneItem {
  package let middleX: Double
  package let middleY: Double
  package let radius: Double
  package let speed: Double
  package let phase: Double
  package let degreesPerSecond: Double
  /// 0xRRGGBB
  package let color: UInt32

  init(_ random: inout SceneRandom, in window: SceneWindow) {
    let margin = 110 * window.scale
    radius = (20 + 20 * random.next()) * window.scale
    middleX = margin + random.next() * (window.width - 2 * margin)
    middleY = margin + random.next() * (window.height - 2 * margin)
    speed = 0.5 + 1.5 * random.next()
    phase = 6.2831853 * random.next()
    degreesPerSecond = (random.next() * 2 - 1) * 90
    let parts = (0..<3).map { _ in 40 + UInt32(200 * random.next()) }
    color = parts[0] << 16 | parts[1] << 8 | parts[2]
  }

  package func place(at time: Double) -> (x: Double, y: Double, angle: Double) {
    (
      middleX + radius * cos(phase + speed * time), middleY + radius * sin(phase + speed * time),
      degreesPerSecond * time * .pi / 180
    )
  }

  package static func make(_ count: Int, in window: SceneWindow) -> [SceneItem] {
    var random = SceneRandom()
    return (0..<count).map { _ in SceneItem(&random, in: window) }
  }
}

/// The linear congruential generator for the scenes.
struct SceneRandom {
  private var state: UInt32 = 12345

  mutating func next() -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Double(state >> 8) / 16_777_216
  }
}
