public import Foundation
import QuartzCore

extension UIView {
  /// Animates the keyframes that `animations` adds. Changes outside a keyframe take the whole
  /// duration. Eases in and out, unless `options` contains a curve.
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

  /// The same, but returns when all animations are over: true unless one was replaced or removed.
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

  /// Inside `animateKeyframes`, animates changes over a part of the duration; both times are
  /// fractions of the whole. Elsewhere the changes are made at once.
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

  /// Options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that are resized lay out their subviews inside the block.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they animate.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// No effect: keyframes start at the values set last.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays forward and backward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Inside another block: keeps its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inside another block: does not inherit the other options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Linear from value to value; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value shows from the start of its keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear at constant speed; ignores the keyframes' times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through all values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve at constant speed.
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
