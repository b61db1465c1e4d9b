public import CoreGraphics
package import RenderKit

/// A node of the tree that is shown: a rectangle with a place, a look, contents and sublayers.
///
/// Setting a property changes the model at once; the screen follows when the transaction commits,
/// at the end of the run loop's turn. A layer shown by a window may be changed on the main thread
/// only; any other layer may be built on any one thread. Unlike Apple's class it has no
/// `init(coder:)`: there are no archives to read layers from.
open class CALayer: LayerInitializers, CAMediaTiming {
  /// The layer's name on the render side.
  package let id = LayerID.next()
  /// Everything that shows, as the program last set it.
  final package internal(set) var snapshot = LayerSnapshot()
  /// Back to front, as added; the order on the screen looks at `zPosition` first.
  final package internal(set) var children: [CALayer] = []
  /// Cleared by the parent when it goes, which is why it need not count references.
  final unowned(unsafe) var parent: CALayer?
  /// What binds the tree this layer is in to a window; nil for a tree that is not shown.
  final package unowned(unsafe) internal(set) var host: LayerHost?
  /// What the next commit says has changed.
  final var marks: LayerMarks = []
  final var flags: LayerFlags = []
  /// What few layers have; made on first use so that 10,000 plain layers stay small.
  final var rareData: LayerRareData?

  /// Asked for contents, layout and actions; for a view's layer, the view. Not retained.
  open weak var delegate: (any CALayerDelegate)?

  /// A layer with no size at the origin, showing nothing.
  public override init() { super.init() }

  /// A copy of `layer` that stands for what is on the screen; an override copies the properties the
  /// subclass adds. The copy has no delegate and is not in any tree.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CALayer { copyState(of: layer) }
  }

  deinit { releaseChildren() }

  // MARK: Geometry

  /// Where the anchor point lies, in the superlayer's coordinates. Animatable.
  open var position: CGPoint {
    get { snapshot.position }
    set { change(.position, to: newValue) }
  }

  /// The layer's own coordinates: its size, and the point of them at its top left. Animatable.
  open var bounds: CGRect {
    get { snapshot.bounds }
    set { changeBounds(to: newValue) }
  }

  /// The pivot as a fraction of the bounds; changing it moves the frame. Animatable.
  open var anchorPoint: CGPoint {
    get { snapshot.anchorPoint }
    set { change(.anchorPoint, to: newValue) }
  }

  /// Applied about the anchor point. Animatable.
  open var transform: CATransform3D {
    get { snapshot.transform }
    set { changeTransform(to: newValue) }
  }

  /// Larger values are nearer the viewer among layers of one superlayer. Animatable.
  open var zPosition: CGFloat {
    get { snapshot.zPosition }
    set { change(.zPosition, to: newValue) }
  }

  /// The smallest upright rectangle around the layer in its superlayer's coordinates; derived.
  ///
  /// Setting it sets `bounds.size` and `position`; with a transform that turns or skews, set those
  /// two instead.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrame(newValue) }
  }

  /// The part of `transform` that stays in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Makes `transform` do `m` and nothing else.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether a point of the layer's own coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { snapshot.bounds.contains(p) }

  /// The frontmost layer of this tree at a point of the *superlayer*; hidden layers are passed
  /// over, and what `masksToBounds` cuts off is not there.
  open func hitTest(_ p: CGPoint) -> CALayer? { fromSuperlayer(p).flatMap(hit(at:)) }

  // MARK: Look

  /// Painted behind the contents; nil paints nothing. Animatable.
  open var backgroundColor: CGColor? {
    get { snapshot.backgroundColor }
    set { change(.backgroundColor, to: newValue) }
  }

  /// Radius of the corners of background, border and the clip of `masksToBounds`. Animatable.
  open var cornerRadius: CGFloat {
    get { snapshot.cornerRadius }
    set { change(.cornerRadius, to: newValue) }
  }

  /// Width of the line wholly inside the bounds, over the sublayers; 0 draws none. Animatable.
  open var borderWidth: CGFloat {
    get { snapshot.borderWidth }
    set { change(.borderWidth, to: newValue) }
  }

  /// Opaque black unless set. Animatable.
  open var borderColor: CGColor? {
    get { snapshot.borderColor }
    set { change(.borderColor, to: newValue) }
  }

  /// How much of the layer and its sublayers, composed, shows: 0 to 1. Animatable.
  open var opacity: Float {
    get { snapshot.opacity }
    set { change(.opacity, to: newValue) }
  }

  /// Whether the layer and everything in it is left out. Animatable.
  open var isHidden: Bool {
    get { snapshot.isHidden }
    set { changeHidden(to: newValue) }
  }

  /// Whether sublayers and contents are cut at the bounds and their corners. Animatable.
  open var masksToBounds: Bool {
    get { snapshot.masksToBounds }
    set { change(.masksToBounds, to: newValue) }
  }

  /// A promise that what is drawn covers every pixel; the next drawing starts from opaque black. An
  /// image set as contents keeps its alpha; one that has none to show is not blended.
  open var isOpaque: Bool {
    get { snapshot.rare.promisesOpaqueContents }
    set { changeSilently(\.rare.promisesOpaqueContents, to: newValue) }
  }

  // MARK: Contents

  /// The picture shown: a `CGImage`, or nil. Drawing (`setNeedsDisplay`) replaces it. Animatable.
  open var contents: Any? {
    get { snapshot.contents }
    set { setContents(newValue) }
  }

  /// Where contents go in bounds of another size.
  open var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(snapshot.contentsGravity) }
    set { changeContentsGravity(to: newValue) }
  }

  /// Pixels of contents for each point, also of what is drawn; a view's layer gets its screen's.
  open var contentsScale: CGFloat {
    get { snapshot.contentsScale }
    set { changeContentsScale(to: newValue) }
  }

  /// Whether a new bounds size asks for a new drawing.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { flags.set(.needsDisplayOnBoundsChange, newValue) }
  }

  // MARK: Tree

  /// The layer this one is in.
  open var superlayer: CALayer? { visibleParent }

  /// Back to front; nil when there are none. Setting it adds and removes what differs.
  open var sublayers: [CALayer]? {
    get { visibleChildren }
    set { replaceChildren(with: newValue ?? []) }
  }

  /// Adds in front of the other sublayers; a layer that is elsewhere is taken from there.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Adds so that `sublayers[idx]` is `layer`; an index past the end adds in front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Adds just behind `sibling`, or behind all where that is not a sublayer of this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, inFront: false)
  }

  /// Adds just in front of `sibling`, or in front of all where that is not a sublayer of this one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, inFront: true)
  }

  /// Puts `newLayer` where `oldLayer` is; does nothing when that is not a sublayer of this one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of its superlayer; does nothing when there is none.
  open func removeFromSuperlayer() { leaveParent() }

  // MARK: Layout

  /// Asks for `layoutSublayers` before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Whether `layoutSublayers` will be called.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// Lays out now what needs it, from the topmost superlayer that does, each layer before its
  /// sublayers.
  open func layoutIfNeeded() { layoutFromTopmostMarked() }

  /// Places the sublayers; the delegate does it unless overridden.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size the layer would like; that of its bounds unless a subclass says otherwise.
  open func preferredFrameSize() -> CGSize { snapshot.bounds.size }

  // MARK: Drawing

  /// Asks for a new drawing before the next frame.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Asks for a new drawing because of a part; the whole is drawn, unlike on Apple's systems.
  open func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { setNeedsDisplay() } }

  /// Whether the layer will be drawn.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  /// Draws now if that was asked for.
  open func displayIfNeeded() { displayIfMarked() }

  /// Provides the contents: the delegate's `display(_:)`, or a new drawing kept as the contents.
  open func display() { provideContents() }

  /// Whether a property, one of the program's own (`CAAnimatable`), asks for a new drawing when it
  /// changes, and for one in every frame while it is animated.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Draws the contents; the origin is the top left corner of the bounds, units are points.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// What `render(in:)` shows of the layer itself.
  var snapshotForRendering: LayerSnapshot { snapshot }

  /// Called before each commit, once layout and display are done, on layers that have the flag for it.
  func prepareForCommit() {}

  // MARK: Animations' clock

  /// The time of the superlayer at which the layer's own clock reads `timeOffset`.
  open var beginTime: CFTimeInterval {
    get { snapshot.timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// The layer's own time when it begins.
  open var timeOffset: CFTimeInterval {
    get { snapshot.timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// Seconds of the layer's clock for each second of its superlayer's; 0 freezes all in it.
  open var speed: Float {
    get { snapshot.timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }

  /// Kept for `CAMediaTiming`; a layer's own time does not end.
  open var duration: CFTimeInterval {
    get { snapshot.timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }

  /// Kept for `CAMediaTiming`; a layer's own time does not repeat.
  open var repeatCount: Float {
    get { snapshot.timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// Kept for `CAMediaTiming`; a layer's own time does not repeat.
  open var repeatDuration: CFTimeInterval {
    get { snapshot.timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// Kept for `CAMediaTiming`; a layer's own time does not turn back.
  open var autoreverses: Bool {
    get { snapshot.timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// Kept for `CAMediaTiming`; a layer's own time does not end.
  open var fillMode: CAMediaTimingFillMode {
    get { snapshot.timing.fillMode.mode }
    set { changeTiming { $0.fillMode = MediaTiming.FillMode(newValue) } }
  }

  // MARK: Animations and actions

  /// Adds a copy of `anim`; the one that had the same key ends. It begins with the commit.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  /// Ends an animation, unfinished.
  open func removeAnimation(forKey key: String) { detachAnimation(forKey: key) }

  /// Ends all animations, unfinished.
  open func removeAllAnimations() { detachAllAnimations() }

  /// Keys of the animations added with one, oldest first; nil when there are none.
  open func animationKeys() -> [String]? { attachedKeys }

  /// The layer's own copy, not to be changed.
  open func animation(forKey key: String) -> CAAnimation? { rareData?.animations[key]?.animation }

  /// What happens when `event` changes: the delegate's answer, else that in `actions`, else that in
  /// the "actions" of `style`, else the class's; nil for nothing.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// What happens by default in layers of this class: animatable properties animate.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    standardAction(forKey: event)
  }

  /// Actions of this layer by key; `NSNull` stops the search.
  open var actions: [String: any CAAction]? {
    get { rareData?.actions }
    set { ensureRareData.actions = newValue }
  }

  /// Settings that layers may share. Only its "actions" are looked at, after the layer's own.
  open var style: [AnyHashable: Any]? {
    get { rareData?.style }
    set { ensureRareData.style = newValue }
  }

  /// A copy with the values on the screen now; nil for a layer that has not been shown.
  open func presentation() -> Self? { makePresentation() as? Self }

  /// The layer itself; for a presentation copy, the layer it is a copy of.
  open func model() -> Self { (rareData?.original as? Self) ?? self }

  // MARK: Values by name

  /// A property, a number inside one ("transform.rotation.z"), or what the program keeps under a
  /// name of its own.
  open func value(forKeyPath keyPath: String) -> Any? { namedValue(keyPath) }

  /// Sets a property by name as its setter would; other names keep what they are given. A value of
  /// the wrong type is refused with a logged line.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setNamedValue(value, keyPath) }

  /// How properties are set by name in layers of this class.
  class var propertySetters: PropertySetters { .ofEveryLayer }

  /// What a property is in a new layer; nil for names that are none of this class's.
  open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }

  /// As `value(forKeyPath:)`.
  open func value(forKey key: String) -> Any? { namedValue(key) }

  /// As `setValue(_:forKeyPath:)`.
  open func setValue(_ value: Any?, forKey key: String) { setNamedValue(value, key) }

  /// The tree from here down, a line for each layer.
  open override var debugDescription: String { treeDescription }

  // MARK: Names

  /// For the program's own use; shown in the tree's dump.
  open var name: String? {
    get { rareData?.name }
    set { if newValue != rareData?.name { ensureRareData.name = newValue } }
  }
}
