import Foundation
import QuartzCore
import RenderKit

extension KeyframePath.Frames {
  /// The values by progress; nil if they cannot be interpolated.
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

  /// Makes `animation` follow `motion`. A complete motion on a curve uses the keyframes as they
  /// are. Others are sampled at 120 values a second, up to 2400.
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
