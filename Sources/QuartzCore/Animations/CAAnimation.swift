public import CoreGraphics
package import RenderKit

/// The base class of animations: timing, timing function and delegate.
///
/// Adding an animation to a layer copies it, so later changes of the original have no effect. A
/// subclass with state of its own overrides `copy(with:)`.
open class CAAnimation: AnimationInitializers, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
  /// Everything except the begin time.
  package var timing = MediaTiming()
  /// nil until the commit sets it, or until the group does; 0 is a valid time.
  package var begin: Double?
  private var values: [String: Any] = [:]

  /// Maps the animation's progress; nil is linear. A group's function applies to the clock of its
  /// members.
  open var timingFunction: CAMediaTimingFunction?

  /// Called on the main thread when the animation begins and ends. Retained.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer removes the animation when it has ended.
  open var isRemovedOnCompletion = true

  /// An animation without effect; it lasts a quarter of a second.
  public override init() { super.init() }

  /// The same as `init()`, as there are no archives to read.
  public required init?(coder: NSCoder) { super.init() }

  /// Encodes nothing, as there are no archives of animations.
  open func encode(with coder: NSCoder) {}

  /// True, so that archives which demand a class may hold it.
  open class var supportsSecureCoding: Bool { true }

  /// Whether a property belongs in an archive; nobody asks, as there are none.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// The wanted rate. Stored, without effect: animations have the display's rate.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// A new object of the same class with the same settings and the same delegate.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AnimationFactory.make(like: self)
    copy.takeSettings(of: self)
    return copy
  }

  /// What `value(forKey:)` finds before a value is stored; nil unless overridden.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// A value stored by the program, or the default one; the animation's own properties are not found
  /// here.
  open func value(forKey key: String) -> Any? { values[key] ?? Self.defaultValue(forKey: key) }

  /// Stores a value for the program; copies have it too.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Adds a copy of the animation to the layer `anObject` under the key `event`.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    runAction(forKey: event, object: anObject)
  }

  /// The animation's effect on a layer of a class, for `makeSnapshot`; subclasses override it.
  package func makeEffect(in layerClass: CALayer.Type) -> AnimationSnapshot.Effect { .group([]) }

  /// Copies the settings of each class; subclasses call `super` first.
  package func takeSettings(of other: CAAnimation) {
    (timing, begin) = (other.timing, other.begin)
    values = other.values
    timingFunction = other.timingFunction
    preferredFrameRateRange = other.preferredFrameRateRange
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  // MARK: CAMediaTiming

  /// When the animation begins, in its layer's or group's time; 0 means at the commit.
  open var beginTime: CFTimeInterval {
    get { begin ?? 0 }
    set { begin = newValue == 0 || !newValue.isFinite ? nil : newValue }
  }

  /// Added to local time, so that the animation starts that far in.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How many times it plays, also fractions; 0 plays once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// Seconds of local time to repeat for; 0 uses `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// In seconds. 0, negative numbers and NaN mean the transaction's animation duration on a layer,
  /// and the group's duration in a group.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// Local seconds per second of the parent; negative plays backwards.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// Whether it plays backwards after each forward pass.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// Whether it shows before it begins and after it has ended.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode.mode }
    set { timing.fillMode = MediaTiming.FillMode(newValue) }
  }
}

/// Receives the begin and end of animations on the main thread; both methods are optional.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation's active duration has begun.
  func animationDidStart(_ anim: CAAnimation)

  /// `flag` is false where the animation was removed before the end of its active duration.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
