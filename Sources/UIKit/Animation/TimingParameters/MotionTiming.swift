import CoreGraphics
import RenderKit

/// The values of timing parameters: progress as a function of time.
struct MotionTiming {
  /// Progress by the fraction of the duration that has passed.
  enum Pace: Equatable {
    case curve(TimingCurve)
    /// Runs for `seconds` of the spring's own time.
    case spring(Spring, seconds: Double)
  }

  /// The axis of a point that a spring's velocity applies to.
  enum Axis { case x, y }

  /// In seconds.
  let duration: Double
  private let form: Form

  private enum Form {
    case curve(TimingCurve)
    case spring(x: Spring, y: Spring)
  }

  private init(_ form: Form, _ duration: Double) {
    self.form = form
    self.duration = duration > 0 && duration.isFinite ? duration : 0
  }

  /// The timing of `provider` for an animation of `duration` seconds. Its spring takes precedence
  /// over its curve.
  @MainActor
  init(_ provider: (any UITimingCurveProvider)?, duration: Double) {
    guard let parameters = provider?.springTimingParameters else {
      self.init(.curve(provider?.cubicTimingParameters?.curve ?? .easeInEaseOut), duration)
      return
    }
    let velocity = parameters.initialVelocity
    let form = Form.spring(
      x: parameters.spring(duration: duration, velocity: Double(velocity.dx)),
      y: parameters.spring(duration: duration, velocity: Double(velocity.dy)))
    self.init(form, parameters.ownDuration ?? duration)
  }

  func pace(_ axis: Axis = .x) -> Pace {
    switch form {
    case .curve(let curve): .curve(curve)
    case .spring(let x, let y): .spring(axis == .x ? x : y, seconds: duration)
    }
  }

  /// Whether the two axes of a point move differently.
  var splitsPoints: Bool {
    if case .spring(let x, let y) = form { x.initialVelocity != y.initialVelocity } else { false }
  }

  /// The fraction of the duration at which progress first reaches `share`.
  func time(ofShare share: Double) -> Double {
    let pace = pace()
    if pace == .curve(.linear) { return min(max(share, 0), 1) }
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    let steps = 256
    let first = (1...steps).first { pace.share(at: Double($0) / Double(steps)) >= share }
    guard let first else { return 1 }
    var (low, high) = (Double(first - 1) / Double(steps), Double(first) / Double(steps))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if pace.share(at: middle) < share { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension MotionTiming.Pace {
  /// The progress after this fraction of the duration. Springs may exceed 1.
  func share(at fraction: Double) -> Double {
    switch self {
    case .curve(let curve): return curve.value(at: fraction)
    case .spring(let spring, let seconds):
      if fraction <= 0 { return 0 }
      return fraction < 1 ? 1 - spring.remaining(at: fraction * seconds) : 1
    }
  }

  /// The same curve backward; nil for a spring.
  var mirrored: MotionTiming.Pace? {
    guard case .curve(let curve) = self else { return nil }
    return .curve(TimingCurve(1 - curve.x2, 1 - curve.y2, 1 - curve.x1, 1 - curve.y1))
  }

  /// The spring with another start velocity, in whole ways per second. Curves do not change.
  func starting(at velocity: Double) -> MotionTiming.Pace {
    guard case .spring(var spring, let seconds) = self else { return self }
    spring.initialVelocity = velocity.isFinite ? velocity : 0
    return .spring(spring, seconds: seconds)
  }

  /// The spring with the same motion, but `factor` times as long.
  func slowed(by factor: Double) -> MotionTiming.Pace {
    guard case .spring(let spring, let seconds) = self, factor > 0, factor != 1 else { return self }
    let slow = Spring(
      mass: spring.mass, stiffness: spring.stiffness / (factor * factor),
      damping: spring.damping / factor, initialVelocity: spring.initialVelocity / factor)
    return .spring(slow, seconds: seconds * factor)
  }
}
