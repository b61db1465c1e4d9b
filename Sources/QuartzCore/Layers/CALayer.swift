public import CoreGraphics
import FoundationAdditions
package import RenderKit

/// A node of the layer tree: a rectangle with a position, an appearance, contents and sublayers.
///
/// Setting a property changes the model at once; the screen follows when the transaction commits,
/// at the end of the run loop's turn. A layer shown by a window may be changed on the main thread
/// only; other layers may be built on any single thread. Unlike Apple's class it has no
/// `init(coder:)`: there are no archives to read layers from.
open class CALayer: LayerInitializers, CAMediaTiming {
  /// Identifies the layer on the render side.
  package let id = LayerID.next()
  /// The visible state, as last set by the program.
  final package internal(set) var snapshot = LayerSnapshot()
  /// Back to front, as added; painting sorts by `zPosition` first.
  final package internal(set) var children: [CALayer] = []
  /// Unowned, because the parent clears it when it is deallocated.
  final unowned(unsafe) var parent: CALayer?
  /// Connects the layer's tree to a window; nil for a tree that is not shown.
  final package unowned(unsafe) internal(set) var host: LayerHost?
  /// The changes for the next commit.
  final var marks: LayerDirtyFlags = []
  final var flags: LayerFlags = []
  /// Rarely used state, allocated on first use to keep plain layers small.
  final var rareData: LayerRareData?

  /// Provides contents, layout and actions; for a view's layer, the view. Not retained.
  open weak var delegate: (any CALayerDelegate)?

  /// An empty layer of size 0 at the origin.
  public override init() { super.init() }

  /// Makes a presentation copy of `layer`; subclasses override it to copy their own properties. The
  /// copy has no delegate and no superlayer.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CALayer { copyState(of: layer) }
  }

  deinit {
    releaseChildren()
    AssociatedObjects.objectWasReleased(self)
  }

  // MARK: Geometry

  /// The anchor point's position in the superlayer's coordinates. Animatable.
  open var position: CGPoint {
    get { snapshot.position }
    set { change(.position, to: newValue) }
  }

  /// The layer's size, and the point of its own coordinates at its top left. Animatable.
  open var bounds: CGRect {
    get { snapshot.bounds }
    set { changeBounds(to: newValue) }
  }

  /// The pivot in unit coordinates of the bounds; changing it moves the frame. Animatable.
  open var anchorPoint: CGPoint {
    get { snapshot.anchorPoint }
    set { change(.anchorPoint, to: newValue) }
  }

  /// Applied about the anchor point. Animatable.
  open var transform: CATransform3D {
    get { snapshot.transform }
    set { changeTransform(to: newValue) }
  }

  /// Larger values are nearer to the viewer among sublayers of one layer. Animatable.
  open var zPosition: CGFloat {
    get { snapshot.zPosition }
    set { change(.zPosition, to: newValue) }
  }

  /// The layer's bounding rectangle in its superlayer's coordinates; derived.
  ///
  /// Setting it sets `bounds.size` and `position`; with a transform that rotates or skews, set
  /// those two instead.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrame(newValue) }
  }

  /// The 2D affine part of `transform`.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to a 2D affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether a point in the layer's own coordinates is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool { snapshot.bounds.contains(p) }

  /// The frontmost layer of this tree at a point of the *superlayer*; ignores hidden layers and
  /// parts clipped by `masksToBounds`.
  open func hitTest(_ p: CGPoint) -> CALayer? { fromSuperlayer(p).flatMap(hit(at:)) }

  // MARK: Look

  /// Painted behind the contents; nil paints nothing. Animatable.
  open var backgroundColor: CGColor? {
    get { snapshot.backgroundColor }
    set { change(.backgroundColor, to: newValue) }
  }

  /// The corner radius of background, border and the clip of `masksToBounds`, in points.
  /// Animatable.
  open var cornerRadius: CGFloat {
    get { snapshot.cornerRadius }
    set { change(.cornerRadius, to: newValue) }
  }

  /// In points. The border is inside the bounds, above the sublayers; 0 draws none. Animatable.
  open var borderWidth: CGFloat {
    get { snapshot.borderWidth }
    set { change(.borderWidth, to: newValue) }
  }

  /// Opaque black by default. Animatable.
  open var borderColor: CGColor? {
    get { snapshot.borderColor }
    set { change(.borderColor, to: newValue) }
  }

  /// The opacity of the layer with its sublayers, 0 to 1. Animatable.
  open var opacity: Float {
    get { snapshot.opacity }
    set { change(.opacity, to: newValue) }
  }

  /// Hides the layer and its sublayers. Animatable.
  open var isHidden: Bool {
    get { snapshot.isHidden }
    set { changeHidden(to: newValue) }
  }

  /// Whether sublayers and contents are clipped to the bounds and their corners. Animatable.
  open var masksToBounds: Bool {
    get { snapshot.masksToBounds }
    set { change(.masksToBounds, to: newValue) }
  }

  /// A promise that drawing covers every pixel; the next drawing starts with opaque black. An image
  /// set as contents keeps its alpha; one whose pixels are all opaque is not blended.
  open var isOpaque: Bool {
    get { snapshot.rare.promisesOpaqueContents }
    set { changeSilently(\.rare.promisesOpaqueContents, to: newValue) }
  }

  // MARK: Contents

  /// A `CGImage`, or nil. Drawing (`setNeedsDisplay`) replaces it. Animatable.
  open var contents: Any? {
    get { snapshot.contents }
    set { setContents(newValue) }
  }

  /// The position of contents in bounds of another size.
  open var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(snapshot.contentsGravity) }
    set { changeContentsGravity(to: newValue) }
  }

  /// Pixels per point of the contents, also when the layer is drawn; a view's layer gets its
  /// screen's scale.
  open var contentsScale: CGFloat {
    get { snapshot.contentsScale }
    set { changeContentsScale(to: newValue) }
  }

  /// Whether a change of the bounds' size redraws the layer.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { flags.set(.needsDisplayOnBoundsChange, newValue) }
  }

  // MARK: Tree

  /// The layer that contains this one.
  open var superlayer: CALayer? { visibleParent }

  /// Back to front; nil when there are none. Setting it adds and removes layers as needed.
  open var sublayers: [CALayer]? {
    get { visibleChildren }
    set { replaceChildren(with: newValue ?? []) }
  }

  /// Adds in front of the other sublayers; removes the layer from its old superlayer first.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Adds at index `idx` of `sublayers`; an index past the end adds in front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Adds directly behind `sibling`, or behind all if that is not a sublayer of this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, inFront: false)
  }

  /// Adds directly in front of `sibling`, or in front of all if that is not a sublayer of this one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, inFront: true)
  }

  /// Replaces `oldLayer` by `newLayer`; does nothing if the former is not a sublayer of this one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Removes the layer from its superlayer, if it has one.
  open func removeFromSuperlayer() { leaveParent() }

  // MARK: Layout

  /// Requests `layoutSublayers` before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Whether `layoutSublayers` will be called.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// Performs pending layout now, from the topmost superlayer that needs it, each layer before its
  /// sublayers.
  open func layoutIfNeeded() { layoutFromTopmostMarked() }

  /// Lays out the sublayers; by default the delegate does it.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The layer's preferred size; by default its bounds' size.
  open func preferredFrameSize() -> CGSize { snapshot.bounds.size }

  // MARK: Drawing

  /// Requests a redraw before the next frame.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Requests a redraw of a part; unlike on Apple's systems the whole layer is drawn.
  open func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { setNeedsDisplay() } }

  /// Whether a redraw is pending.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  /// Draws now if a redraw is pending.
  open func displayIfNeeded() { displayIfMarked() }

  /// Provides the contents: calls the delegate's `display(_:)`, or draws new contents.
  open func display() { provideContents() }

  /// Whether a change of a custom property (`CAAnimatable`) redraws the layer, in every frame while
  /// it is animated.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Draws the contents; the origin is the top left corner of the bounds, units are points.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// The layer's own state that `render(in:)` shows.
  var snapshotForRendering: LayerSnapshot { snapshot }

  /// Called before each commit, after layout and display, on layers with the flag
  /// `preparesForCommit`.
  func prepareForCommit() {}

  // MARK: Animations' clock

  /// The superlayer's time at which the layer's own clock reads `timeOffset`.
  open var beginTime: CFTimeInterval {
    get { snapshot.timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// The layer's local time at its `beginTime`.
  open var timeOffset: CFTimeInterval {
    get { snapshot.timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// Seconds of the layer's clock per second of its superlayer's; 0 freezes the layer's tree.
  open var speed: Float {
    get { snapshot.timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }

  /// Stored for `CAMediaTiming`; a layer's local time does not end.
  open var duration: CFTimeInterval {
    get { snapshot.timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }

  /// Stored for `CAMediaTiming`; a layer's local time does not repeat.
  open var repeatCount: Float {
    get { snapshot.timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// Stored for `CAMediaTiming`; a layer's local time does not repeat.
  open var repeatDuration: CFTimeInterval {
    get { snapshot.timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// Stored for `CAMediaTiming`; a layer's local time does not reverse.
  open var autoreverses: Bool {
    get { snapshot.timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// Stored for `CAMediaTiming`; a layer's local time does not end.
  open var fillMode: CAMediaTimingFillMode {
    get { snapshot.timing.fillMode.mode }
    set { changeTiming { $0.fillMode = MediaTiming.FillMode(newValue) } }
  }

  // MARK: Animations and actions

  /// Adds a copy of `anim`, which begins at the commit and replaces an animation with the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  /// Ends an animation, unfinished.
  open func removeAnimation(forKey key: String) { detachAnimation(forKey: key) }

  /// Ends all animations, unfinished.
  open func removeAllAnimations() { detachAllAnimations() }

  /// The keys of animations that were added with one, oldest first; nil when there are none.
  open func animationKeys() -> [String]? { attachedKeys }

  /// The layer's own copy, which must not be changed.
  open func animation(forKey key: String) -> CAAnimation? { rareData?.animations[key]?.animation }

  /// The action for a change of `event`: the delegate's, else the one in `actions`, else the one in
  /// the "actions" of `style`, else the class's; nil for none.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// The default action for layers of this class: animatable properties animate.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    standardAction(forKey: event)
  }

  /// Actions of this layer by key; `NSNull` stops the search.
  open var actions: [String: any CAAction]? {
    get { rareData?.actions }
    set { ensureRareData.actions = newValue }
  }

  /// Settings that layers may share. Only its "actions" are used, after the layer's own.
  open var style: [AnyHashable: Any]? {
    get { rareData?.style }
    set { ensureRareData.style = newValue }
  }

  /// A copy with the values now on the screen; nil for a layer that has not been shown.
  open func presentation() -> Self? { makePresentation() as? Self }

  /// The layer itself; for a presentation copy, its original.
  open func model() -> Self { (rareData?.original as? Self) ?? self }

  // MARK: Values by name

  /// A property, a component of one ("transform.rotation.z"), or a value that the program stored.
  open func value(forKeyPath keyPath: String) -> Any? { namedValue(keyPath) }

  /// Sets a property by name through its setter; values under other names are stored. A value of
  /// the wrong type is ignored and logged.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setNamedValue(value, keyPath) }

  /// The properties that can be set by name in layers of this class.
  class var propertySetters: PropertySetters { .ofEveryLayer }

  /// The default of a property; nil for names that this class does not have.
  open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }

  /// The same as `value(forKeyPath:)`.
  open func value(forKey key: String) -> Any? { namedValue(key) }

  /// The same as `setValue(_:forKeyPath:)`.
  open func setValue(_ value: Any?, forKey key: String) { setNamedValue(value, key) }

  /// The layer tree from here down, one line per layer.
  open override var debugDescription: String { treeDescription }

  // MARK: Names

  /// A name for the program's own use; shown in `debugDescription`.
  open var name: String? {
    get { rareData?.name }
    set { if newValue != rareData?.name { ensureRareData.name = newValue } }
  }
}
