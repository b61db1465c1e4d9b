import RenderKit

extension UIView {
  /// Options of an animation block.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that are resized lay out their subviews inside the block.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they animate.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Properties that do not add (opacity, colours) start from the values shown instead of those
    /// set last.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats forever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays forward and backward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another block: keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another block: keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes themselves during a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inside another block: does not inherit the other options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Eases in and out; the default.
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Transition: turns about the vertical middle; the left side comes to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Transition: turns about the vertical middle; the right side comes to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Transition: the old content turns up and away about its upper edge.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Transition: the new content turns down over the old one about its upper edge.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Transition: cross-fades the contents.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Transition: turns about the horizontal middle; the upper side comes to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Transition: turns about the horizontal middle; the lower side comes to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// A preferred frame rate. No effect, as animations always run at the display's rate.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}

extension UIView.AnimationOptions {
  /// The curve in the options' two curve bits.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
  }

  /// The options that a nested block inherits, unless it overrides them.
  static let inherited: Self = [
    .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
  ]
}

extension UIView.AnimationCurve {
  var timing: TimingCurve {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
