import CoreGraphics
import Foundation
import PlatformKit

/// Predicts where a touch will be until the next frame, from its last positions.
///
/// It trusts a path only if its model would have predicted the last position. The model is a
/// straight line through the earlier positions, or a parabola if that fits better. Sharp turns and
/// jitter are not predicted.
struct TouchPredictor {
  /// How far back positions count, in seconds.
  static let memory = 0.06
  /// The largest prediction error: points plus a fraction of the last step.
  static let tolerance: (points: CGFloat, part: CGFloat) = (0.75, 0.25)
  static let most = 8

  private let path: [TouchSample]

  /// `path` has the touch's last positions, oldest first.
  init(path: [TouchSample]) {
    guard let last = path.last else {
      self.path = []
      return
    }
    var recent: [TouchSample] = []
    for sample in path where last.time - sample.time <= Self.memory {
      if recent.last?.time == sample.time { recent.removeLast() }
      recent.append(sample)
    }
    self.path = recent
  }

  /// Positions at the device's report rate for `seconds` after the last one; empty if the path is
  /// not trusted.
  func places(for seconds: Double) -> [TouchSample] {
    guard path.count >= 4, let last = path.last, let model = trustedModel else { return [] }
    let interval = (last.time - path[0].time) / Double(path.count - 1)
    let count = min(Int((seconds / interval).rounded()), Self.most)
    guard count >= 1 else { return [] }
    return (1...count).map { step in
      var sample = last
      sample.time = last.time + interval * Double(step)
      sample.position = model.place(at: sample.time)
      return sample
    }
  }
}

extension TouchPredictor {
  /// Motion from the last position with constant acceleration.
  private struct Model {
    var origin: TouchSample
    var velocity: CGVector
    var acceleration = CGVector(dx: 0, dy: 0)

    func place(at time: HostTime) -> CGPoint {
      let t = CGFloat(time - origin.time)
      return CGPoint(
        x: origin.position.x + velocity.dx * t + acceleration.dx * t * t / 2,
        y: origin.position.y + velocity.dy * t + acceleration.dy * t * t / 2)
    }
  }

  private var trustedModel: Model? {
    let before = Array(path.dropLast())
    guard let last = path.last, let previous = before.last else { return nil }
    let step = previous.position.distance(to: last.position)
    let allowed = Self.tolerance.points + Self.tolerance.part * step
    let error = { (model: Model) in model.place(at: last.time).distance(to: last.position) }
    let models = [Self.line, Self.parabola].filter { error($0(before)) <= allowed }
    return models.min { error($0(before)) < error($1(before)) }.map { $0(path) }
  }

  /// A straight line at the mean velocity of the path.
  private static func line(_ path: [TouchSample]) -> Model {
    Model(origin: path[path.count - 1], velocity: speed(path[0], path[path.count - 1]))
  }

  /// The parabola through the first, middle and last position, by divided differences.
  private static func parabola(_ path: [TouchSample]) -> Model {
    let (first, middle, last) = (path[0], path[path.count / 2], path[path.count - 1])
    let (early, late) = (speed(first, middle), speed(middle, last))
    let span = CGFloat(last.time - first.time)
    let rest = CGFloat(last.time - middle.time)
    guard span > 0 else { return line(path) }
    // Each mean velocity holds at the middle of its interval; these are `span` / 2 apart.
    let bend = CGVector(
      dx: 2 * (late.dx - early.dx) / span, dy: 2 * (late.dy - early.dy) / span)
    let velocity = CGVector(dx: late.dx + bend.dx * rest / 2, dy: late.dy + bend.dy * rest / 2)
    return Model(origin: last, velocity: velocity, acceleration: bend)
  }

  private static func speed(_ a: TouchSample, _ b: TouchSample) -> CGVector {
    let seconds = CGFloat(b.time - a.time)
    guard seconds > 0 else { return CGVector(dx: 0, dy: 0) }
    return CGVector(
      dx: (b.position.x - a.position.x) / seconds, dy: (b.position.y - a.position.y) / seconds)
  }
}
