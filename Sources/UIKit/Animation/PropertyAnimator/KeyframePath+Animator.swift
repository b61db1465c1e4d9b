import Foundation
import QuartzCore
import RenderKit

/// Keyframes inside a property animator.
extension KeyframePath.Frames {
  /// The way by the share of it that is covered; nil for what cannot be shown.
  var track: KeyframeTrack? {
    var settings = KeyframeSettings()
    switch mode {
    case .discrete: settings.mode = .discrete
    case .paced: settings.mode = .paced
    case .cubic: settings.mode = .cubic
    case .cubicPaced: settings.mode = .cubicPaced
    default: settings.mode = .linear
    }
    settings.times = times
    return KeyframeTrack(values, settings)
  }

  /// Lets `animation` follow `motion` along the way: whole and along a curve as it is, and otherwise
  /// through so many values that nobody sees the difference.
  func fill(
    _ animation: CAKeyframeAnimation, _ motion: AnimatorMotion,
    valueAt: (Double) -> AnimatableValue
  ) {
    if motion.start == 0, motion.end == 1, case .curve(let curve) = motion.pace {
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
      return fill(animation)
    }
    let steps = Int(min(max(motion.duration * 120, 2), 2400))
    animation.values = (0...steps).map { step in
      let time = motion.begin + motion.duration * Double(step) / Double(steps)
      return valueAt(motion.share(at: time)).boxed ?? NSNull()
    }
    animation.isAdditive = isAdditive
  }
}
