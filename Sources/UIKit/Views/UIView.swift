// Walk 8: view. In: a change by the program. Out: the same change on the view's layer; each
// property forwards to one layer property. Next: QuartzCore/Layers/CALayer+Changes.

public import CoreGraphics
public import Foundation
import FoundationAdditions
public import QuartzCore

/// A rectangle that shows content and takes touches: a responder backed by a layer.
///
/// The layer has geometry and appearance. The view adds the view tree, layout, touches and traits.
/// Main thread only.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The class of the view's layer. It must have `init()`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Shows the view. Its delegate is the view and must stay so.
  open var layer: CALayer { backingLayer }
  final let backingLayer: CALayer

  // MARK: State that is not the layer's

  /// Back to front. Touches are offered in reverse order.
  open internal(set) var subviews: [UIView] = []
  /// The view that contains this one.
  open internal(set) weak var superview: UIView?
  /// For the program's own use.
  open var tag = 0
  /// If false, touches ignore the view and its subviews.
  @AlwaysObserved open var isUserInteractionEnabled = true {
    willSet { KeyValueChanges.willChange(self, "userInteractionEnabled") }
    didSet { KeyValueChanges.didChange(self, "userInteractionEnabled") }
  }
  /// For state restoration, which there is not. Stored only.
  open var restorationIdentifier: String? {
    get { rareData?.restorationIdentifier }
    set { ensureRareData.restorationIdentifier = newValue }
  }
  /// Never called: there is no state restoration. Override it to write state.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Never called: there is no state restoration. Override it to read state.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The least text size that the view and its subviews are shown at; nil for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rareData?.traits?.sizeLimits.minimum }
    set { changingTraits { ensureTraitState.sizeLimits.minimum = newValue } }
  }
  /// The greatest text size that the view and its subviews are shown at; nil for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rareData?.traits?.sizeLimits.maximum }
    set { changingTraits { ensureTraitState.sizeLimits.maximum = newValue } }
  }
  /// Both limits in words, for debugging.
  open var appliedContentSizeCategoryLimitsDescription: String {
    (rareData?.traits?.sizeLimits ?? ContentSizeLimits()).description
  }
  /// Whether a large content viewer shows the view; false at first.
  open var showsLargeContentViewer: Bool {
    get { rareData?.largeContent?.isShown ?? false }
    set { ensureLargeContent.isShown = newValue }
  }
  /// The text of the viewer; by default the accessibility label.
  open var largeContentTitle: String? {
    get { rareData?.largeContent?.title ?? accessibilityLabel }
    set { ensureLargeContent.title = newValue }
  }
  /// The image of the viewer; none at first.
  open var largeContentImage: UIImage? {
    get { rareData?.largeContent?.image }
    set { ensureLargeContent.image = newValue }
  }
  /// Whether the image is enlarged; false at first.
  open var scalesLargeContentImage: Bool {
    get { rareData?.largeContent?.scalesImage ?? false }
    set { ensureLargeContent.scalesImage = newValue }
  }
  /// Room around the image.
  open var largeContentImageInsets: UIEdgeInsets {
    get { rareData?.largeContent?.imageInsets ?? .zero }
    set { ensureLargeContent.imageInsets = newValue }
  }
  /// Kept: desktops invert no colours.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { ensureAccessibility.ignoresInvertColors = newValue }
  }
  /// Whether the view gets further touches while it has one.
  open var isMultipleTouchEnabled = false
  /// Whether no other view in the window can be touched at the same time as this one.
  open var isExclusiveTouch = false
  /// The margins and dimensions that absorb a change of the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews are resized by their masks when the bounds change.
  open var autoresizesSubviews = true
  /// Whether constraints take the frame and the mask as given. Set it to false for a view that
  /// constraints place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !layoutFlags.contains(.ignoresMask) }
    set { setTranslatesMask(newValue) }
  }
  /// How the content is placed when the bounds differ from its size.
  @AlwaysObserved open var contentMode: ContentMode = .scaleToFill {
    didSet { contentModeDidChange(from: oldValue) }
  }
  /// The interface style of this view and its subviews; `unspecified` inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { styleOverride }
    set { styleOverride = newValue }
  }

  /// The colour set on the view and the one it gave the layer. The layer may have another by now.
  var ownBackgroundColor: (color: UIColor, resolved: CGColor)?
  var interactionList: [any UIInteraction] = []
  var animatedTouches = AnimatedTouches()
  var recognizers: [UIGestureRecognizer] = []
  var isTransparent = false
  final var layoutFlags: LayoutFlags = []
  var insetFlags: InsetFlags = []
  var semanticAttribute = UISemanticContentAttribute.unspecified
  weak var controller: UIViewController?

  // MARK: Making

  /// Makes a view with this frame and a layer of class `layerClass`.
  public init(frame: CGRect) {
    backingLayer = Self.makeLayer()
    super.init()
    attachLayer()
    layer.frame = frame
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    backingLayer = Self.makeLayer()
    super.init()
    attachLayer()
    coder.readNib(self, as: UIView.self)
  }

  public override convenience init() { self.init(frame: .zero) }

  /// Encodes nothing, as there are no archives of views.
  open func encode(with coder: NSCoder) {}

  // MARK: Geometry

  /// The view's bounding rectangle in its superview, derived from `center`, `bounds` and
  /// `transform`. Set those instead if the transform rotates or skews.
  open var frame: CGRect {
    get { layer.frame }
    set { ObservedChange.announce(self, "frame") { changeSize { layer.frame = newValue } } }
  }

  /// The view's own coordinate space. Moving the origin scrolls the subviews.
  open var bounds: CGRect {
    get { layer.bounds }
    set { ObservedChange.announce(self, "bounds") { changeSize { layer.bounds = newValue } } }
  }

  /// The position of the anchor point (by default the middle) in the superview.
  open var center: CGPoint {
    get { layer.position }
    set {
      ObservedChange.announce(self, "center") { layer.position = newValue }
      if !insetFlags.isEmpty { placeDidChange() }
      if layoutFlags.contains(.isSolved) { solvedPlaceDidChange() }
    }
  }

  /// Applied about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      ObservedChange.announce(self, "transform") { layer.setAffineTransform(newValue) }
      if !insetFlags.isEmpty { placeDidChange() }
    }
  }

  /// The layer's transform; `transform` is its affine part.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set {
      layer.transform = newValue
      if !insetFlags.isEmpty { placeDidChange() }
    }
  }

  /// The pivot, as a fraction of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set {
      layer.anchorPoint = newValue
      if !insetFlags.isEmpty { placeDidChange() }
      if layoutFlags.contains(.isSolved) { solvedPlaceDidChange() }
    }
  }

  /// Device pixels per point for `draw(_:)`; the screen's, and that of each screen the view comes to, until
  /// a program sets it.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }

  /// From this view's coordinates to those of `view`; nil means the window's, or, without one, the
  /// space around the topmost superview. Views of other windows are where those are on the desktop.
  /// Other views that share no superview are taken to lie in one space, each topmost one at its frame.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

  /// From the coordinates of `view` to this view's; nil means as in `convert(_:to:)`.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }

  /// The upright rectangle around the converted corners; nil means as for points.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }

  /// The upright rectangle around the converted corners; nil means as for points.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  // MARK: Focus

  /// Whether it has the keyboard focus.
  open var isFocused: Bool { window?.focusedView === self }

  /// Shows that the view has the focus. By default a ring around the view; nil for nothing.
  open var focusEffect: UIFocusEffect? {
    get { rareData?.focusRing.map(\.effect) ?? .automatic }
    set { setFocusEffect(newValue) }
  }

  /// Asks for the preferred environments again in the next turn, if the focus is in the view.
  open func setNeedsFocusUpdate() { ownWindow?.focusState.request(self, onlyWithin: true) }

  /// Does now what was asked for.
  open func updateFocusIfNeeded() { ownWindow?.focusState.performRequest() }

  /// Makes the view, or the one in it that is the first responder, give that up; with `force`,
  /// whether or not it agrees. False if it refused or there is none.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditing(forced: force) }

  /// Whether Tab stops here; false by default. Override it to accept.
  open var canBecomeFocused: Bool { false }

  /// Where in it the focus goes first: to the view itself, unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  /// Views of the same group are one stop for Tab, and arrows go from one to another; nil, as at
  /// first, for the superview's group.
  open var focusGroupIdentifier: String? {
    get { rareData?.focusGroup }
    set { ensureRareData.focusGroup = newValue }
  }
  /// Which view of a group Tab goes to.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { rareData?.focusPriority ?? .ignored }
    set { ensureRareData.focusPriority = newValue }
  }
  /// The view itself.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// The views in it, at any depth, that can have the focus and meet a rectangle.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { focusableViews(in: rect) }
  /// Whether the focus may move as the context says. Override it to refuse.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called on the views that lose and get the focus, and on those that hold them, the innermost
  /// first.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// The view's controller, else what the view is in.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superview }

  // MARK: Look

  /// Nil is transparent. A dynamic colour follows the traits.
  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set {
      AppearanceRecorder.note(self, \UIView.backgroundColor, newValue)
      ObservedChange.announce(self, "backgroundColor") { setBackgroundColor(newValue) }
    }
  }

  /// The colour of interactive content; inherited by default.
  open var tintColor: UIColor! {
    get { traitCollection.values.shownTint }
    set {
      AppearanceRecorder.note(self, \UIView.tintColor, newValue)
      setTintColor(newValue)
    }
  }

  /// Whether the tint shows without colour, here and in subviews; never `automatic` when read.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { traitCollection.values.isTintDimmed ? .dimmed : .normal }
    set { setTintAdjustment(newValue) }
  }

  /// Opacity of the view and its subviews as a group, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { ObservedChange.announce(self, "alpha") { layer.opacity = Float(newValue) } }
  }

  /// A view whose alpha masks this one. It uses this view's coordinates and must not have a
  /// superview.
  open var mask: UIView? {
    get { rareData?.mask }
    set { setMask(newValue) }
  }

  /// Whether the view and its subviews are neither shown nor touchable.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let old = layer.isHidden
      ObservedChange.announce(self, "hidden") { layer.isHidden = newValue }
      if layoutFlags.contains(.isArranged), newValue != old { arrangedVisibilityDidChange() }
    }
  }

  /// A promise that `draw(_:)` covers every pixel, or that the background colour does; true by
  /// default. A drawing is stored without alpha only if the program has set it.
  open var isOpaque: Bool {
    get { !isTransparent }
    set { setOpaque(newValue) }
  }

  /// Whether subviews are clipped to the bounds and rounded corners.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the area is cleared before `draw(_:)`. It always is here.
  open var clearsContextBeforeDrawing = true

  // MARK: Tree

  /// The window the view is in; nil if none.
  open var window: UIWindow? { ownWindow }

  open override var next: UIResponder? { controller ?? superview }

  /// Adds it in front of all subviews and sublayers, and removes it from its former superview.
  open func addSubview(_ view: UIView) { insert(view, .front) }
  /// Inserts it at an index of `subviews`, its layer just below that of the view at that index.
  /// Past the end, it goes in front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, .index(index)) }
  /// Puts its layer just below the sibling's.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, .below(siblingSubview))
  }
  /// Puts its layer just above the sibling's.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, .above(siblingSubview))
  }
  /// Swaps two of `subviews` and their layers.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Also moves it in front of sublayers without views. Does nothing if it is not a subview.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, .front) }
  /// Also moves it behind sublayers without views. Does nothing if it is not a subview.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, .back) }
  /// Does nothing without a superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// The first view with this tag, starting with this one.
  open func viewWithTag(_ tag: Int) -> UIView? { descendant(withTag: tag) }

  /// Whether this is `view` or lies somewhere in it.
  open func isDescendant(of view: UIView) -> Bool { lies(in: view) }

  /// Called after a subview was added. Override it to react.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. Override it to react.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes. Override it to react.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed. Override it to react.
  open func didMoveToSuperview() {}
  /// Called before the window changes. Override it to react.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed. Override it to react.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Override it to set what the view and its content look like. Called before layout and before
  /// `updateConstraints()`, superviews first, once in a new view and then once for all requests.
  /// Observable objects that it reads request it when they change.
  open func updateProperties() {}
  /// Requests `updateProperties()` before the next layout. Does nothing if the class does not
  /// override it.
  open func setNeedsUpdateProperties() { markProperties() }
  /// Updates the properties of this view, its controller and those in it now.
  open func updatePropertiesIfNeeded() { PropertyUpdatePass.update(self) }

  /// Requests `layoutSubviews` before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Performs pending layout now, from the topmost view that needs it.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  /// Override it to place the subviews. Called after `setNeedsLayout`, before the next frame. Places
  /// those that have constraints; what an override without a call of super leaves is placed after it.
  open func layoutSubviews() { placeSolvedSubviews() }
  /// The size that fits best in `size`; by default the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes to `sizeThatFits(_:)` of the current size. The upper left corner, before the
  /// transform, stays in place.
  open func sizeToFit() {
    let (old, new) = (bounds.size, sizeThatFits(bounds.size))
    let anchor = layer.anchorPoint
    bounds.size = new
    center.x += (new.width - old.width) * anchor.x
    center.y += (new.height - old.height) * anchor.y
  }
  /// The content's preferred size; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Call it when `intrinsicContentSize` has changed. Without constraints, the superview lays out.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  // MARK: Constraints

  /// Whether views of the class need Auto Layout. It is there whenever it is used.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The active constraints that this view holds: those whose items lie in it and in no deeper view
  /// together.
  open var constraints: [NSLayoutConstraint] { viewLayout?.held.all ?? [] }
  /// Activates a constraint and holds it. One with items outside the view traps.
  open func addConstraint(_ constraint: NSLayoutConstraint) { add(constraint) }
  /// Activates constraints in this order and holds them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(add) }
  /// Deactivates a constraint that the view holds; does nothing for others.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  /// Deactivates those that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

  /// Whether `updateConstraints()` will be called; true in a new view.
  open func needsUpdateConstraints() -> Bool { !layoutFlags.contains(.hasCurrentConstraints) }
  /// Requests `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { setNeedsConstraintUpdate() }
  /// Updates the constraints of this view and those in it now, the deepest first.
  open func updateConstraintsIfNeeded() { ConstraintUpdatePass.update(self) }
  /// Override it to change constraints, and call super last. Called before layout, once for all
  /// requests.
  open func updateConstraints() {}

  /// How much the view resists being larger than its content; 250 at first.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (viewLayout?.sizePriorities ?? SizePriorities())[axis].hugging
  }
  /// 0 lets it be as large as it gets.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, \.hugging, along: axis)
  }
  /// How much the view resists being smaller than its content; 750 at first.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    (viewLayout?.sizePriorities ?? SizePriorities())[axis].compression
  }
  /// 0 lets it be as small as it gets.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, \.compression, along: axis)
  }

  /// The part of a frame that constraints align: what `alignmentRectInsets` leave. Override it
  /// together with `frame(forAlignmentRect:)`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { aligned(frame) }
  /// The frame around an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { framed(alignmentRect) }
  /// Ornaments at the edges that constraints ignore; none by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first baseline counts as this one's: this view, or one in it.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline counts as this one's: this view, or one in it.
  open var forLastBaselineLayout: UIView { self }

  /// The size closest to `targetSize` that the constraints in the view allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The same, where the target's sides count as much as these priorities say.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    FittingSize(
      view: self, target: targetSize, horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    ).size
  }

  /// Whether its constraints allow other places as well. Solves pending changes first.
  open var hasAmbiguousLayout: Bool { isAmbiguous(self) }
  /// Moves a view with an ambiguous layout to another place that its constraints allow.
  open func exerciseAmbiguityInLayout() { exercise() }
  /// The constraints that decide its place and size along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintsAffecting(self, along: axis)
  }

  // MARK: Anchors and guides

  /// The edge where the text of the layout direction begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The edge where the text of the layout direction ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge of the alignment rectangle.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge of the alignment rectangle.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The upper edge of the alignment rectangle.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower edge of the alignment rectangle.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// Of the first line of text; the bottom edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// Of the last line of text; the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  /// The width of the alignment rectangle.
  open var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height of the alignment rectangle.
  open var heightAnchor: NSLayoutDimension { length(.height) }

  /// Adds a guide after the others; it leaves the view it was in.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
  /// Removes a guide, and all constraints that mention it. Does nothing if it is another view's.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }
  /// Those that were added, in this order.
  open var layoutGuides: [UILayoutGuide] { viewLayout?.guides.filter { !$0.isOfSystem } ?? [] }

  // MARK: Safe area, margins and direction

  /// What the layout margins leave of the view.
  open var layoutMarginsGuide: UILayoutGuide {
    systemGuide(MarginsGuide.self) { MarginsGuide(of: self) }
  }

  /// What of the view no bar covers.
  open var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(SafeAreaGuide.self) { SafeAreaGuide(of: self) }
  }

  /// The part of the margins' rectangle whose lines of text are not too long to read.
  open var readableContentGuide: UILayoutGuide {
    systemGuide(ReadableContentGuide.self) { ReadableContentGuide(of: self) }
  }

  /// Where input views cover the view.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(UIKeyboardLayoutGuide.self) { .withIdentifier() }
  }

  /// How far bars, and what controllers add, cover the view from each edge.
  open var safeAreaInsets: UIEdgeInsets { insetState?.safeArea ?? .zero }
  /// Called after they changed, after `layoutMarginsDidChange()`. Override it to react.
  open func safeAreaInsetsDidChange() {}
  /// The distances of content from the edges, the safe area included. 8 points at first; at the sides
  /// of a controller's root view at least the controller's `systemMinimumLayoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { currentMargins }
    set { setMargins(.absolute(newValue)) }
  }
  /// The same by the direction of layout, which the margins follow if they are set here.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue)) }
  }
  /// Called after the margins changed. Override it to react.
  open func layoutMarginsDidChange() {}
  /// Whether the superview's margins count as well where the view lies in them.
  open var preservesSuperviewLayoutMargins: Bool {
    get { insetState?.preservesSuperviewMargins ?? false }
    set { changeInsets { $0.preservesSuperviewMargins = newValue } }
  }
  /// Whether the margins are counted from the safe area; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { insetState?.addsSafeAreaToMargins ?? true }
    set { changeInsets { $0.addsSafeAreaToMargins = newValue } }
  }
  /// Whether the view's content flips where the interface goes from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { semanticAttribute }
    set { setSemanticAttribute(newValue) }
  }
  /// The direction in which the view places its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.interfaceDirection)
  }

  // MARK: Animation

  /// Whether blocks animate; otherwise their changes are made at once.
  open class var areAnimationsEnabled: Bool { AnimationContext.current.isEnabled }

  // MARK: Drawing

  /// Override it to draw the view into the current context. A view without an override has no
  /// backing store. If the layer is a `CATiledLayer`, this is called off the main thread, once per
  /// tile with its rectangle.
  open func draw(_ rect: CGRect) {}

  /// Lays out what the view shows on pages, for printing.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
  /// Draws a part of the view on a page: by default what it shows.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { drawPrinted(rect) }
  /// Requests `draw(_:)` before the next frame. Without an override, nothing is drawn.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Requests `draw(_:)` for a part, the rectangle around several of them. A `CATiledLayer` redraws the
  /// tiles that meet `rect`.
  open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(rect) }
  /// Draws the view and its subviews into the current context, stretched to `rect`: as the screen shows
  /// them, with their animations, or after layout and drawing. False without a context, and for a view
  /// that the screen does not show and that was not to be updated.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, updating: afterUpdates)
  }
  /// A view with a picture of this one: as the screen shows it, with its animations, or after layout and
  /// drawing. Nil for a view without area; empty for one that the screen does not show and that was not
  /// to be updated. The view's own opacity and transform, and what lies outside of its bounds, are left
  /// out.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(updating: afterUpdates)
  }
  /// The same for a part of the view, with borders of `capInsets` that keep their size when the picture
  /// is resized.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, updating: afterUpdates, capInsets)
  }
  /// Called after the tint changed here or above. Override it to react.
  open func tintColorDidChange() {}

  // MARK: Touch

  /// The deepest view that contains the point, which is in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HitTester.hitTest(self, point, with: event)
  }

  /// The minimum edges of the bounds are inside, the maximum edges are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    HitTester.contains(bounds, point)
  }

  /// The recognizers on this view, in the order they were added; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  /// Lets a recognizer watch the touches on this view and its subviews. Removes it from its former
  /// view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Cancels an active gesture. Does nothing for another view's recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Whether a recognizer on this view, or one that follows this view's touch, may begin. Override
  /// it to refuse.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Adds an interaction after the others and removes it from its former view.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Does nothing if the view does not have it.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  /// In the order they were added. Setting it adds and removes as needed.
  open var interactions: [any UIInteraction] {
    get { interactionList }
    set { replaceInteractions(with: newValue) }
  }

  // MARK: Traits

  /// The superview's traits with the overrides of this view and its controller; the screen's without
  /// a superview.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Called after a trait changed, with the former traits. Override it to react.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: The layer's delegate; override as for a layer

  /// Draws the layer's backing store.
  open func display(_ layer: CALayer) { layer.drawBackingStore() }
  /// Makes the context current and calls `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(layer, inCurrent: ctx) }
  /// Does nothing.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Calls `layoutSubviews`, and the controller's methods before and after it.
  open func layoutSublayers(of layer: CALayer) { layoutAsLayer() }
  /// An animation inside an animation block, `NSNull` outside: views have no implicit animations.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationContext.action(for: layer, forKey: event)
  }

  // MARK: Dynamics

  /// The view's collision outline for dynamic animators. Override it for round views.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// For the type `path`: an outline around (0, 0), which is the view's centre.
  open var collisionBoundingPath: UIBezierPath { outlineAsItem }

  // MARK: Describing

  /// The class, the address, the frame and what is unusual of the view, in the words of UIKit's.
  open nonisolated override var description: String { ViewDescription.text(of: self) }

  // MARK: Overrides for the package

  override var focusWindow: UIWindow? { window }
  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(frame: {
      UIAccessibility.convertToScreenCoordinates(self.bounds, in: self)
    })
  }
  /// The window this view is in or is itself.
  var ownWindow: UIWindow? { superview?.ownWindow }
  /// Whether the height of its content depends on its width.
  var wrapsContent: Bool { false }
  /// Where a baseline lies; `width` is the solved one of content that wraps.
  func baseline(_ attribute: NSLayoutConstraint.Attribute, width: CGFloat?) -> Baseline {
    .bottomEdge
  }
  /// The font that decides the system's spacing of baselines.
  var baselineFont: UIFont? { nil }
  /// Called after a trait changed, before programs are told.
  func adapt(to traits: UITraitCollection) {}
  /// Called after the view came into a window or left it, before programs are told.
  func windowHasChanged() {}
  /// Called after the direction of the view's content changed.
  func layoutDirectionDidChange() { followLayoutDirection() }
  /// Called after the safe area changed, before programs are told.
  func safeAreaHasChanged() {}
  /// The safe area of a view without a superview.
  var ownSafeArea: UIEdgeInsets { .zero }
  /// The traits of a view without a superview, before its overrides.
  var inheritedTraits: UITraitCollection { UIScreen.main.traitCollection }
  /// Whether the view's window, if any, is visible.
  var showsOnScreen: Bool { superview?.showsOnScreen ?? false }
  func boundsSizeDidChange(from oldSize: CGSize) {
    followSizeChange(from: oldSize)
    rareData?.focusRing?.fit(to: self)
  }
}
