public import Foundation
import QuartzCore

extension UIView {
  /// Animates the changes of the keyframes that `animations` adds; changes made outside them take the
  /// whole time. Starts and ends slowly unless the options of a curve are among `options`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: duration, delay: delay,
      options: UIView.AnimationOptions(rawValue: options.rawValue & ~options.modeBits))
    AnimationContext.current.animateKeyframes(
      settings, options.calculationMode, animations, completion)
  }

  /// As above; answers when all the animations are over, with true unless one was replaced or removed.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withUnsafeContinuation { waiting in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations
      ) { waiting.resume(returning: $0) }
    }
  }

  /// Inside `animateKeyframes`, lets changes take their part of the time, both times as shares of the
  /// whole. Elsewhere the changes are simply made.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    guard let recording = AnimationContext.current.scope as? KeyframeRecording else {
      return animations()
    }
    let frame = Keyframe(in: recording, start: frameStartTime, duration: frameDuration)
    AnimationContext.current.perform(animations, in: frame)
  }

  /// How an animation of keyframes runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views whose size changes lay out their subviews inside the block.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they animate.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Of no effect: keyframes begin at the values that were last set.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Inside another block: keeps its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inside another block: does not take over its other options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from value to value; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value shows from its keyframe's start on.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight, at the same speed throughout: the keyframes' times are not looked at.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve through all values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve, at the same speed throughout.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var modeBits: UInt { rawValue & 7 << 10 }

    var calculationMode: CAAnimationCalculationMode {
      switch modeBits >> 10 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}
