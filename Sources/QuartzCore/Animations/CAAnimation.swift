public import CoreGraphics
package import RenderKit

/// What all animations have: a clock, a pacing, a delegate.
///
/// Adding an animation to a layer copies it, so that changing it afterwards changes nothing. A
/// subclass with state of its own overrides `copy(with:)`.
open class CAAnimation: AnimationInitializers, NSCopying, CAMediaTiming, CAAction {
  /// All but its begin time.
  package var timing = MediaTiming()
  /// nil leaves it to the commit, which then sets it (0 is a time like any other), or to the group.
  package var begin: Double?
  private var values: [String: Any] = [:]

  /// The pacing; nil is linear. A group applies its own to the clock of its members.
  open var timingFunction: CAMediaTimingFunction?

  /// Told on the main thread when the animation begins and ends. Retained.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer lets go of the animation when it has ended.
  open var isRemovedOnCompletion = true

  /// An animation that does nothing for a quarter of a second.
  public override init() { super.init() }

  /// A new object of the same class with the same settings and the same delegate.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AnimationFactory.make(like: self)
    copy.takeSettings(of: self)
    return copy
  }

  /// What the program keeps under a key of its own; settings are not found by name here.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Keeps `value` for the program under `key`; copies have it too.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Adds a copy of the animation to the layer `anObject` under the key `event`.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    runAction(forKey: event, object: anObject)
  }

  /// What the animation changes in a layer of a class, for `makeSnapshot`; each subclass says its own.
  package func makeEffect(in layerClass: CALayer.Type) -> AnimationSnapshot.Effect { .group([]) }

  /// Copies the settings each class adds; subclasses call `super` first.
  package func takeSettings(of other: CAAnimation) {
    (timing, begin) = (other.timing, other.begin)
    values = other.values
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  // MARK: CAMediaTiming

  /// When it begins, in its layer's or group's time; setting it to 0 means with the commit.
  open var beginTime: CFTimeInterval {
    get { begin ?? 0 }
    set { begin = newValue == 0 || !newValue.isFinite ? nil : newValue }
  }

  /// Added to its own time: it starts that far in.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How many times it plays; parts count. 0 plays once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// Seconds of its own time it goes on repeating; 0 leaves that to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// 0, negative numbers and NaN mean the transaction's animation duration when added to a layer,
  /// and the group's duration in a group.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// Seconds of its own time for each of its parent's; negative plays backwards.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// Whether each play is followed by one backwards.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What shows before it begins and after it has ended.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode.mode }
    set { timing.fillMode = MediaTiming.FillMode(newValue) }
  }
}

/// Is told on the main thread when an animation begins and ends; both methods may be left out.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation's active duration has begun.
  func animationDidStart(_ anim: CAAnimation)

  /// `flag` is true at the end of the active duration, false where it was removed before it.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
