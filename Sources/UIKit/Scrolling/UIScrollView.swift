import CoreGraphics
public import Foundation

/// Shows a part of a larger content, which fingers, wheels and touchpads move.
///
/// The content offset is the origin of `bounds`; it lands on whole device pixels. There is no zooming
/// yet. Main thread only.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// What is left of the speed of coasting content after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Colours of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  // MARK: Content

  /// Hears of the scrolling; held weakly.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of what is scrolled, whatever the subviews' frames are.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { placeIndicators() } }
  }
  /// Added around the content.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { contentInsetDidChange(from: oldValue) } }
  }
  /// `contentInset`: there are no safe areas to add to it here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The point of the content at the top left corner. Setting it stops any motion.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  // MARK: How it scrolls

  /// Whether the content goes past its edges and comes back.
  open var bounces = true
  /// Whether it bounces also where all of the content fits.
  open var alwaysBounceVertical = false
  /// Whether it bounces also where all of the content fits.
  open var alwaysBounceHorizontal = false
  /// Whether a drag along one axis keeps to it.
  open var isDirectionalLockEnabled = false
  /// Whether it comes to rest at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether fingers, wheels and touchpads move the content.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  /// How fast coasting content loses speed.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a touch reaches the content only after 0.15 s or when it is no drag.
  open var delaysContentTouches = true {
    didSet { touchDelay.isPatient = delaysContentTouches }
  }
  /// Whether a drag takes a touch away from content that has it already.
  open var canCancelContentTouches = true
  /// Seen while the content moves.
  open var showsVerticalScrollIndicator = true
  /// Seen while the content moves.
  open var showsHorizontalScrollIndicator = true
  /// Dark unless set.
  open var indicatorStyle: IndicatorStyle = .default

  // MARK: What happens

  /// A finger scrolls.
  open internal(set) var isDragging = false
  /// A finger is down on it, whether it scrolls or not.
  open var isTracking: Bool { pan.numberOfTouches > 0 || isDragging }
  /// The content coasts or comes back from past an edge.
  open internal(set) var isDecelerating = false
  /// The recognizer that scrolls; the scroll view is its delegate and must stay so.
  public var panGestureRecognizer: UIPanGestureRecognizer { pan }

  let pan = ScrollPan()
  let touchDelay = ScrollTouchDelay()
  private(set) lazy var driver = ScrollDriver(view: self)
  var drag = ScrollDrag()
  let indicators = (vertical: ScrollIndicator(), horizontal: ScrollIndicator())

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareScrolling()
  }

  /// Empty: there are no archives to read it from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareScrolling()
  }

  /// Not animated it happens at once; animated it takes a quarter of a second.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    animated ? glide(to: contentOffset) : scroll(to: contentOffset)
  }

  /// Moves just as far as is needed to see `rect`, which is in the content's coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offsetShowing(rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators()
  }

  /// Whether touches reach `view`, which is inside; asked when they have waited, or at once where
  /// `delaysContentTouches` is false. Override to keep them for scrolling.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take its touches away from `view`, which has them already; false for controls.
  /// Override to let others keep theirs, or to scroll from a control; not asked unless
  /// `canCancelContentTouches`.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer !== pan || letsDragBegin()
  }

  /// Content in motion is stopped by a touch, which it never sees.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && isDecelerating ? self : hit
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeIndicators()
  }
}
