import Foundation
import RenderKit

/// The timing of a block's animations.
enum AnimationPacing {
  case curve(TimingCurve)
  /// Comes to rest at the end of the duration.
  case spring(dampingRatio: Double, velocity: Double)
  /// Runs until the spring has settled.
  case bounce(Spring)
}

/// The arguments of a `UIView.animate` call; times in seconds.
struct AnimationSettings {
  var duration: Double
  var delay: Double
  var options: UIView.AnimationOptions
  var pacing: AnimationPacing

  init(
    duration: Double, delay: Double, options: UIView.AnimationOptions,
    pacing: AnimationPacing? = nil
  ) {
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.delay = delay > 0 && delay.isFinite ? delay : 0
    self.options = options
    self.pacing = pacing ?? .curve(options.curve.timing)
  }

  /// These settings inside a block with `outer` settings. A spring stays a spring.
  func inheriting(_ outer: AnimationSettings?) -> AnimationSettings {
    guard let outer else { return self }
    var settings = self
    if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
    if case .curve = pacing, !options.contains(.overrideInheritedCurve) {
      settings.pacing = outer.pacing
    }
    if !options.contains(.overrideInheritedOptions) {
      settings.options.formUnion(outer.options.intersection(.inherited))
    }
    return settings
  }

  var spring: Spring? {
    switch pacing {
    case .curve: nil
    case .spring(let ratio, let velocity):
      SpringSolver.spring(dampingRatio: ratio, duration: duration, velocity: velocity)
    case .bounce(let spring): spring
    }
  }
}
