// Walk 8: view. In: what a program asks of a view. Out: the same, asked of its layer: each property
// forwards to one layer property. Next: QuartzCore/Layers/CALayer+Changes.

public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle that shows something and can be touched: a responder on top of a layer.
///
/// Geometry and look live in the layer; the view adds the tree of views, layout, touch and the current
/// traits. Main thread only.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Class of the layer a view of this class is made with; it needs `init()`.
  open class var layerClass: AnyClass { CALayer.self }

  /// What shows; its delegate is the view, and must stay so.
  public let layer: CALayer

  // MARK: State that is not the layer's

  /// Back to front, which is also the reverse of the order in which touches are offered.
  open internal(set) var subviews: [UIView] = []
  /// The view this one is in.
  open internal(set) weak var superview: UIView?
  /// For the program's own use.
  open var tag = 0
  /// False makes touches pass the view and all in it.
  open var isUserInteractionEnabled = true
  /// Whether the view gets further touches while it has one.
  open var isMultipleTouchEnabled = false
  /// Whether the view keeps others in its window from being touched meanwhile, and they it.
  open var isExclusiveTouch = false
  /// Which margins and sizes take up a change of the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow a change of size by their masks.
  open var autoresizesSubviews = true
  /// Stored for Auto Layout, which is not there yet.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Where contents go when the bounds are not their size.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { contentModeDidChange(from: oldValue) }
  }
  /// Colours and styles of this view and what is in it; `unspecified` takes the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsDidChange() } }
  }

  /// The colour set on the view, and what it last gave the layer; the layer may be given another.
  var ownBackgroundColor: (color: UIColor, resolved: CGColor)?
  var ownTintColor: UIColor?
  var maskView: UIView?
  var interactionList: [any UIInteraction] = []
  var animatedTouches = AnimatedTouches()
  /// Nil until it is focused, or told how to look then.
  var focusLook: FocusRing?
  /// Those that watch this view, in the order of adding.
  var recognizers: [UIGestureRecognizer] = []
  /// The controller whose root view this is.
  weak var controller: UIViewController?

  // MARK: Making

  /// A view of this frame, of the class `layerClass` for its layer.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    attachLayer()
    layer.frame = frame
  }

  /// A view of no size: there are no archives to read views from.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    attachLayer()
  }

  public override convenience init() { self.init(frame: .zero) }

  // MARK: Geometry

  /// The smallest upright rectangle around the view in its superview; derived from `center`, `bounds`
  /// and `transform`. With a transform that turns or skews set those instead.
  open var frame: CGRect {
    get { layer.frame }
    set { changeSize { layer.frame = newValue } }
  }

  /// The view's own coordinates; a moved origin scrolls what is in it.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeSize { layer.bounds = newValue } }
  }

  /// Where the anchor point (the middle unless changed) lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// Applied about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The layer's whole transform; `transform` is its part in the plane.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The pivot as a fraction of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Device pixels for each point of what `draw(_:)` draws; the screen's unless set.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  // MARK: Focus

  /// Override to let Tab stop here; false here.
  open var canBecomeFocused: Bool { false }

  /// Called on the view the focus leaves and the one it comes to.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Look

  /// nil shows what is behind. A dynamic colour follows the traits.
  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The colour for what can be tapped; the superview's unless set.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }

  /// Of the view and all in it together: 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// A view whose alpha says how much of this one shows; it lies in this view's coordinates and must
  /// not be in any other view.
  open var mask: UIView? {
    get { maskView }
    set { setMask(newValue) }
  }

  /// Neither shown nor touched, with all in it.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// A promise that `draw(_:)` covers every pixel. On Apple's systems the default is true.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Whether subviews are cut at the bounds and their corners.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the area is cleared before `draw(_:)`; it always is here.
  open var clearsContextBeforeDrawing = true

  // MARK: Tree

  /// nil while it is in none.
  open var window: UIWindow? { ownWindow }

  open override var next: UIResponder? { controller ?? superview }

  /// In front of the others, and of layers without views; taken out of where it was.
  open func addSubview(_ view: UIView) { insert(view, .front) }
  /// At a place of `subviews`, its layer just behind that of the view that was there; past the end it
  /// is in front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, .index(index)) }
  /// Its layer goes just behind the sibling's.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, .below(siblingSubview))
  }
  /// Its layer goes just in front of the sibling's.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, .above(siblingSubview))
  }
  /// Swaps two places of `subviews`, and those of the two layers.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// In front of layers without views too. Does nothing for a view that is not in this one.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, .front) }
  /// Behind layers without views too. Does nothing for a view that is not in this one.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, .back) }
  /// Does nothing without a superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// The first with this tag, this view before those in it.
  open func viewWithTag(_ tag: Int) -> UIView? { descendant(withTag: tag) }

  /// Called after a subview was added; override to react.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; override to react.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; override to react.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed; override to react.
  open func didMoveToSuperview() {}
  /// Called before the window changes; override to react.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed; override to react.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Asks for `layoutSubviews` before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out now what has been asked for, from the topmost view that has.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  /// Places the subviews; override to do so. Called between `setNeedsLayout` and the next frame.
  open func layoutSubviews() {}
  /// The size that fits best in `size`; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size `sizeThatFits(_:)` gives for the present one; the upper left corner stays (before
  /// the transform, where there is one).
  open func sizeToFit() {
    let (old, new) = (bounds.size, sizeThatFits(bounds.size))
    let anchor = layer.anchorPoint
    bounds.size = new
    center.x += (new.width - old.width) * anchor.x
    center.y += (new.height - old.height) * anchor.y
  }
  /// The size the content wants; `noIntrinsicMetric` where it wants none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The superview is laid out again.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  // MARK: Drawing

  /// Draws the view into the current context; override to do so. A view that does not override it has
  /// no backing store. A view whose layer is a `CATiledLayer` is asked away from the main thread, once
  /// for each tile, with the tile's rectangle.
  open func draw(_ rect: CGRect) {}
  /// Asks for `draw(_:)` before the next frame; without an override nothing is drawn.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// The whole view is drawn, but for tiles of a `CATiledLayer` that do not meet `rect`.
  open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(rect) }
  /// Called after the tint changed, here or above; override to react.
  open func tintColorDidChange() {}

  // MARK: Touch

  /// The view that owns a touch here, in this view's coordinates: the deepest one that contains it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HitTester.hitTest(self, point, with: event)
  }

  /// Minimum edges of the bounds are inside, maximum edges are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    HitTester.contains(bounds, point)
  }

  /// Those on this view, in the order of adding.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  /// Lets a recognizer watch the touches on this view and all in it; it leaves the view it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// A gesture under way is cancelled. Does nothing for a recognizer of another view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Whether a recognizer on this view, or one whose touch this view has, may begin; override to
  /// refuse.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Traits

  /// The superview's, with what this view and its controller override.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Called after style or scale changed; override to react.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: The layer's delegate; override as for a layer

  /// Draws into the layer's backing store.
  open func display(_ layer: CALayer) { layer.drawBackingStore() }
  /// Where the layer's drawing reaches `draw(_:)`, with the context made current.
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(layer, inCurrent: ctx) }
  /// Nothing to prepare.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Where layout reaches views: `layoutSubviews`, with the controller told before and after.
  open func layoutSublayers(of layer: CALayer) { layoutAsLayer() }
  /// An animation inside a block of animations, `NSNull` outside: views do not animate by themselves.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationContext.action(for: layer, forKey: event)
  }

  // MARK: Dynamics

  /// The outline a dynamic animator lets the view collide with; override for round views.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// For the type `path`: an outline around (0, 0), which is the view's centre.
  open var collisionBoundingPath: UIBezierPath { outlineAsItem }

  // MARK: Overrides for the package

  override var focusWindow: UIWindow? { window }
  /// The window this view is in, or is.
  var ownWindow: UIWindow? { superview?.ownWindow }
  /// Whether what is in this view can be seen as far as windows are concerned.
  var showsOnScreen: Bool { superview?.showsOnScreen ?? false }
  func boundsSizeDidChange(from oldSize: CGSize) {
    followSizeChange(from: oldSize)
    focusLook?.fit(to: self)
  }
}
