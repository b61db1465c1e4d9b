import Foundation

/// The window all scenes are shown in.
package struct SceneWindow: Sendable {
  package let width: Double
  package let height: Double
  /// Everything in the scenes is this many times as large.
  package let scale: Double

  package init(width: Double, height: Double, scale: Double) {
    (self.width, self.height, self.scale) = (width, height, scale)
  }
}

/// One thing that circles and turns; the same numbers as every other client of these scenes.
struct SceneItem {
  let middleX: Double
  let middleY: Double
  let radius: Double
  let speed: Double
  let phase: Double
  let degreesPerSecond: Double
  /// 0xRRGGBB
  let color: UInt32

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

  func place(at time: Double) -> (x: Double, y: Double, angle: Double) {
    (
      middleX + radius * cos(phase + speed * time), middleY + radius * sin(phase + speed * time),
      degreesPerSecond * time * .pi / 180
    )
  }

  static func make(_ count: Int, in window: SceneWindow) -> [SceneItem] {
    var random = SceneRandom()
    return (0..<count).map { _ in SceneItem(&random, in: window) }
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
