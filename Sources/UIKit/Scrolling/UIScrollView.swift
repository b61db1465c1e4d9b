import CoreGraphics
public import Foundation
import FoundationAdditions
import PlatformKit

/// Shows a part of larger content and scrolls it with fingers, wheels and touchpads.
///
/// The content offset is the origin of `bounds` and is rounded to device pixels. Main thread only.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  // MARK: Content

  /// Held weakly. Subclasses have one of a protocol of their own, which stands for this one.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content, independent of the subviews' frames.
  @AlwaysObserved open var contentSize: CGSize = .zero {
    willSet { KeyValueChanges.willChange(self, "contentSize") }
    didSet {
      KeyValueChanges.didChange(self, "contentSize")
      guard contentSize != oldValue else { return }
      placeAttachments()
      adjustedInsetMayHaveChanged()
    }
  }
  /// Where content rests that is smaller than the view: at this part of the room that is left, from 0
  /// to 1 along each axis; (0, 0) at first.
  @AlwaysObserved open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { alignContent() } }
  }
  /// Extra space around the content.
  @AlwaysObserved open var contentInset: UIEdgeInsets = .zero {
    willSet { KeyValueChanges.willChange(self, "contentInset") }
    didSet {
      KeyValueChanges.didChange(self, "contentInset")
      adjustedInsetMayHaveChanged()
    }
  }
  /// Whether the safe area adds to the insets. `automatic` is as `scrollableAxes`.
  @AlwaysObserved open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  {
    didSet { adjustedInsetMayHaveChanged() }
  }
  /// `contentInset`, what of the safe area `contentInsetAdjustmentBehavior` adds to it, and the room of
  /// a control that refreshes.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset + safeAreaAdjustment
    insets.top += refreshInset
    return insets
  }
  /// Between the insets.
  open var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }

  /// Called after `adjustedContentInset` changed, before the delegate is told. Override it to react.
  open func adjustedContentInsetDidChange() {}
  /// Its origin is the content offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.origin != super.bounds.origin else { return super.bounds = newValue }
      ObservedChange.announce(self, "contentOffset") { super.bounds = newValue }
      frameGuideDidMove()
    }
  }
  /// The content point at the top left corner. Setting it stops any motion.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The content as constraints see it: those that decide its size set `contentSize`. The edges of
  /// the scroll view mean this to views in it.
  open var contentLayoutGuide: UILayoutGuide { makeContentGuide() }
  /// What of the content is shown, for views that do not scroll with it.
  open var frameLayoutGuide: UILayoutGuide { makeFrameGuide() }

  // MARK: How it scrolls

  /// Whether the content can pass its edges and returns.
  open var bounces = true
  /// Whether it does so sideways, if `bounces` is true.
  open var bouncesHorizontally = true
  /// Whether it does so up and down, if `bounces` is true.
  open var bouncesVertically = true
  /// Whether a drag that pulls content sideways from its edge scrolls a scroll view around this one.
  open var transfersHorizontalScrollingToParent = true
  /// Whether a drag that pulls content up or down from its edge scrolls a scroll view around this one.
  open var transfersVerticalScrollingToParent = true
  /// Whether it bounces vertically even if the content fits.
  @AlwaysObserved open var alwaysBounceVertical = false {
    didSet { adjustedInsetMayHaveChanged() }
  }
  /// Whether it bounces horizontally even if the content fits.
  @AlwaysObserved open var alwaysBounceHorizontal = false {
    didSet { adjustedInsetMayHaveChanged() }
  }
  /// Whether a drag is locked to its first axis, unless it begins diagonally.
  open var isDirectionalLockEnabled = false
  /// Whether it comes to rest at multiples of the bounds size.
  open var isPagingEnabled = false
  /// Whether fingers, wheels and touchpads scroll the content.
  @AlwaysObserved open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  /// Whether keys scroll: arrows, Page Up and Down, Space, Home and End.
  open var allowsKeyboardScrolling = true
  /// Whether Home asks the delegate, scrolls to the top and tells it. There is no status bar to tap.
  open var scrollsToTop = true
  /// When a finger's drag takes the keyboard from a text; `none` at first. As there is no keyboard on
  /// the screen, the interactive modes have an effect only where the program shows an input view.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Kept for indexes of sections.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Refreshes the content when it is pulled down. It is behind the content.
  @AlwaysObserved open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { replaceRefreshControl(oldValue) } }
  }
  /// How fast coasting content slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether touches reach the content only after 0.15 s, or once they are known not to be a drag.
  @AlwaysObserved open var delaysContentTouches = true {
    didSet { touchDelay.isPatient = delaysContentTouches }
  }
  /// Whether a drag can take a touch from content that already has it.
  open var canCancelContentTouches = true
  /// The indicator shows while the content moves.
  @AlwaysObserved open var showsVerticalScrollIndicator = true {
    didSet { placeAttachments() }
  }
  /// The indicator shows while the content moves.
  @AlwaysObserved open var showsHorizontalScrollIndicator = true {
    didSet { placeAttachments() }
  }
  /// By default dark in light windows and light in dark ones.
  open var indicatorStyle: IndicatorStyle = .default
  /// How far the vertical indicator stays from the edges.
  @AlwaysObserved open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeAttachments() }
  }
  /// How far the horizontal indicator stays from the edges.
  @AlwaysObserved open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeAttachments() }
  }
  /// Sets the insets of both indicators; reads the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the safe area adds to the insets of the indicators; true by default.
  @AlwaysObserved open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { placeAttachments() }
  }

  // MARK: Zooming

  /// The least scale; 1 at first. Zooming needs a greater `maximumZoomScale` and a view of the
  /// delegate's.
  open var minimumZoomScale: CGFloat {
    get { zoom?.limits.min ?? 1 }
    set { if newValue != minimumZoomScale { setZoomLimits(min: newValue, max: maximumZoomScale) } }
  }
  /// The greatest scale; 1 at first.
  open var maximumZoomScale: CGFloat {
    get { zoom?.limits.max ?? 1 }
    set { if newValue != maximumZoomScale { setZoomLimits(min: minimumZoomScale, max: newValue) } }
  }
  /// The scale of the delegate's view, about the middle of what shows. Setting it keeps the limits.
  open var zoomScale: CGFloat {
    get { zoom?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether fingers can pass the limits and the scale returns.
  open var bouncesZoom: Bool {
    get { zoom?.bounces ?? true }
    set { if newValue != bouncesZoom { ensureZoom.bounces = newValue } }
  }
  /// Whether the user is zooming.
  open var isZooming: Bool { zoom?.hold != nil }
  /// Whether the scale returns from past a limit.
  open var isZoomBouncing: Bool { zoom?.isBouncing ?? false }
  /// Whether the program's change of the scale is being animated.
  open var isZoomAnimating: Bool { zoom?.motion != nil && !isZoomBouncing }
  /// The recognizer that zooms; nil while the limits are the same.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    zoom.flatMap { $0.pinch.view === self ? $0.pinch : nil }
  }

  /// Zooms about the middle of what shows, within the limits. Animated, it takes 0.25 s.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

  /// Shows as much as possible of `rect`, in coordinates of the zoomed view, and its middle in the
  /// middle.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated: animated) }

  // MARK: What happens

  /// Whether the user is scrolling.
  open internal(set) var isDragging = false
  /// Whether a finger is down on it, scrolling or not.
  open var isTracking: Bool { pan.numberOfTouches > 0 || isDragging }
  /// Whether the content coasts or returns from past an edge.
  open internal(set) var isDecelerating = false
  /// Whether an animated change of the offset is under way.
  open var isScrollAnimating: Bool { isGliding }
  /// The recognizer that scrolls. The scroll view is its delegate and must stay so.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  let pan = ScrollPan()
  let touchDelay = ScrollTouchDelay()
  private(set) lazy var driver = ScrollDriver(view: self)
  var drag = ScrollDrag()
  /// The adjusted inset that the program knows of.
  var toldAdjustedInset = UIEdgeInsets.zero
  /// A container with bars over the content.
  weak var follower: (any ScrollFollower)?
  /// Made when the program asks for one, or gives a view the look of an edge.
  var edgeEffects: ScrollEdgeEffects?
  /// What has gone of a large title, which comes back when the content is scrolled that far.
  var largeTitleRoom: CGFloat = 0
  /// Made when limits of the scale are first set.
  var zoom: ScrollZoom?
  /// While the content follows a wheel or keys.
  var smooth: (x: SmoothScroll, y: SmoothScroll)?
  /// How far a wheel has pulled at the refresh control, without resistance; at most 0.
  var wheelPull: CGFloat = 0
  /// Whether an animated offset is on its way.
  var isGliding = false
  /// Tells the delegate of the way to the top that a key has asked for.
  var whenAtTop: (() -> Void)?
  /// The room of a control that refreshes, above the content.
  var refreshInset: CGFloat = 0 {
    didSet { if refreshInset != oldValue { refreshInsetDidChange() } }
  }
  /// Such room comes and goes without moving the content.
  var isRefreshInsetChanging = false
  /// How far the content has been shifted since its own motion began.
  var motionShift = CGPoint.zero
  let indicators = (vertical: ScrollIndicator(), horizontal: ScrollIndicator())
  /// The indicator that the mouse drags, or pages beside.
  var indicatorDrag: IndicatorDrag?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareScrolling()
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareScrolling()
    coder.readNib(self, as: UIScrollView.self)
  }

  /// Animated, it takes 0.25 s.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    animated ? glide(to: contentOffset) : scroll(to: contentOffset)
  }

  /// Scrolls as little as needed to show `rect`, in content coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offsetShowing(rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Stops every motion where it is. A scale past a limit stays there.
  open func stopScrollingAndZooming() { stopInPlace() }

  /// Shows the indicators briefly.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators()
  }

  /// Shows the indicators while changes of the offset are made.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
    flashScrollIndicators()
  }

  /// Whether touches reach `view`, a descendant. Asked after the delay, or at once if
  /// `delaysContentTouches` is false. Override it to keep touches for scrolling.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take touches from `view`, which already has them; false for controls.
  /// Override it to change that. Asked only if `canCancelContentTouches` is true.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === pan { return letsDragBegin() }
    return gestureRecognizer !== zoom?.pinch || letsPinchBegin()
  }

  /// A touch on moving content stops it and does not reach the content.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && isDecelerating ? self : hit
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.role = .scrollView
    return defaults
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAttachments()
  }

  // MARK: Overrides for the package

  /// Where a drag that would rest at `target` comes to rest instead, before the delegate is asked. The velocity is
  /// in points a millisecond.
  func restingOffset(near target: CGPoint, _ velocity: CGPoint) -> CGPoint { target }
  override func safeAreaHasChanged() { adjustedInsetMayHaveChanged() }
  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    adjustedInsetMayHaveChanged()
  }
}
