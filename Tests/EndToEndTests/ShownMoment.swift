import Foundation
import XTestRig

/// The time and the positions shown in one image of ProbeApp's "shows" mode. Seconds and points.
struct ShownMoment {
  let time: Double
  /// Centres of the bars on a spring and on a path.
  let spring, ride: Double
  /// The right edge of the foremost particle.
  let front: Double

  /// `top` is the image's first row. Nil before everything is visible.
  init?(_ picture: XScreenImage, top: Int) {
    guard let walk = picture.leftEdge(row: 100 - top), let spring = picture.leftEdge(row: 99 - top),
      let ride = picture.leftEdge(row: 105 - top), let front = picture.rightEdge(row: 102 - top)
    else { return nil }
    (time, self.spring, self.ride, self.front) = (walk / 100, spring + 5, ride + 5, front)
  }
}

/// The animations of ProbeApp's "shows" mode, computed from their definitions.
enum MotionOracle {
  /// From 20 to 200 with a mass of 1, a stiffness of 20 and a damping of 0.1.
  static func spring(at time: Double) -> Double {
    let decay = 0.05
    let frequency = (20 - decay * decay).squareRoot()
    let swing = cos(frequency * time) + decay / frequency * sin(frequency * time)
    return 200 - 180 * exp(-decay * time) * swing
  }

  /// Along an ellipse with radii of 180 and 1, from its right end, at constant speed, in four
  /// seconds.
  static func ride(at time: Double) -> Double {
    let wanted = lengths[steps] * min(time / 4, 1)
    let step = lengths.firstIndex { $0 >= wanted } ?? steps
    return 200 + 180 * cos(2 * Double.pi * Double(step) / Double(steps))
  }

  private static let steps = 20_000

  /// The length from the right end to each step along the ellipse.
  private static let lengths: [Double] = {
    var lengths = [0.0]
    for step in 1...steps {
      let angle = 2 * Double.pi * (Double(step) - 0.5) / Double(steps)
      lengths.append(lengths[step - 1] + hypot(180 * sin(angle), cos(angle)))
    }
    return lengths
  }()
}

extension XScreenImage {
  /// Where white begins on black, using the coverage of its first pixel.
  func leftEdge(row: Int) -> Double? {
    guard let x = (0..<width).first(where: { coverage($0, row) > 0 }) else { return nil }
    return Double(x + 1) - coverage(x, row)
  }

  /// Where white ends.
  func rightEdge(row: Int) -> Double? {
    guard let x = (0..<width).last(where: { coverage($0, row) > 0 }) else { return nil }
    return Double(x) + coverage(x, row)
  }

  private func coverage(_ x: Int, _ row: Int) -> Double { Double(self[x, row] & 255) / 255 }
}
