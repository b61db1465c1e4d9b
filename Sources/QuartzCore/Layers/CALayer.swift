public import CoreGraphics
import FoundationAdditions
import RasterKit
package import RenderKit

/// A node of the layer tree: a rectangle with a position, an appearance, contents and sublayers.
///
/// Setting a property changes the model at once; the screen follows when the transaction commits,
/// at the end of the run loop's turn. A layer shown by a window may be changed on the main thread
/// only; other layers may be built on any single thread.
open class CALayer: LayerInitializers, NSSecureCoding, CAMediaTiming {
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

  /// An empty layer, as there are no archives to read.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    releaseChildren()
    AssociatedObjects.objectWasReleased(self)
  }

  // MARK: Archives

  /// Encodes nothing, as there are no archives of layers.
  open func encode(with coder: NSCoder) {}

  /// True, so that archives which demand a class may hold it.
  open class var supportsSecureCoding: Bool { true }

  /// Whether a property belongs in an archive; nobody asks, as there are none.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

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

  /// Applied to every sublayer, about this layer's anchor point; for example, perspective for all
  /// of them (m34). Animatable.
  open var sublayerTransform: CATransform3D {
    get { snapshot.depth.sublayerTransform }
    set { change(.sublayerTransform, to: newValue) }
  }

  /// Larger values are nearer to the viewer among sublayers of one layer. Animatable.
  open var zPosition: CGFloat {
    get { snapshot.zPosition }
    set { change(.zPosition, to: newValue) }
  }

  /// The z of the transform's pivot, in points in front of the layer's plane. Animatable.
  open var anchorPointZ: CGFloat {
    get { snapshot.depth.anchorPointZ }
    set { change(.anchorPointZ, to: newValue) }
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

  /// Whether the layer and its sublayers are visible from behind, which depends on all transforms
  /// above. Hit tests ignore it.
  open var isDoubleSided: Bool {
    get { snapshot.depth.isDoubleSided }
    set { change(.isDoubleSided, to: newValue) }
  }

  /// Whether the y axis of the layer's own coordinates points up: its sublayers, shapes and drawings are
  /// turned over about the middle of its bounds, but images set as contents stay upright.
  open var isGeometryFlipped: Bool {
    get { snapshot.depth.isGeometryFlipped }
    set { changeGeometryFlipped(to: newValue) }
  }

  /// Whether y grows downwards where the layer is drawn: true but for those in an odd number of flipped
  /// layers, themselves included.
  open func contentsAreFlipped() -> Bool { !flags.contains(.isUpsideDown) }

  /// Whether a point in the layer's own coordinates is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool { snapshot.bounds.contains(p) }

  /// The frontmost layer of this tree at a point of the *superlayer*; ignores hidden layers and
  /// parts clipped by `masksToBounds`.
  open func hitTest(_ p: CGPoint) -> CALayer? { fromSuperlayer(p).flatMap(hit(at:)) }

  /// Converts `p` from the coordinates of `l`. Layers without a common superlayer count as lying in
  /// one space, each topmost layer at its frame; nil means that space.
  ///
  /// A layer with a singular transform counts as not transformed.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    l === self ? p : map(from: l)(p)
  }

  /// Converts `p` to the coordinates of `l`; nil means the space around the topmost superlayer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    l.map { $0.convert(p, from: self) } ?? mapToSpace(p)
  }

  /// The bounding rectangle of `r` converted from the coordinates of `l`; nil means the space
  /// around the topmost superlayer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    l === self ? r : map(from: l)(r)
  }

  /// The bounding rectangle of `r` converted to the coordinates of `l`; nil means the space around
  /// the topmost superlayer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    l.map { $0.convert(r, from: self) } ?? mapToSpace(r)
  }

  // MARK: Appearance

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

  /// The corners of background, border, clip and shadow that `cornerRadius` rounds; all by default.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(snapshot.rare.corners.rawValue)) }
    set { changeMaskedCorners(to: newValue) }
  }

  /// Circular by default; an unknown name is ignored and logged.
  open var cornerCurve: CALayerCornerCurve {
    get { snapshot.rare.cornerCurve == .continuous ? .continuous : .circular }
    set { changeCornerCurve(to: newValue) }
  }

  /// How far a rounded corner of this kind reaches along an edge, in multiples of the radius.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
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

  /// A layer whose alpha masks this one, its shadow and sublayers included; nil masks nothing.
  ///
  /// The mask lies in this layer's coordinates and may have sublayers, animations and a mask of its
  /// own; its colours do not matter. It must have no superlayer and mask no other layer. This layer
  /// becomes its `superlayer`; `removeFromSuperlayer()` removes the mask. An invisible mask hides
  /// the layer.
  open var mask: CALayer? {
    get { visibleMask }
    set { setMask(newValue) }
  }

  /// Opaque black by default; nil casts no shadow. Animatable.
  open var shadowColor: CGColor? {
    get { snapshot.rare.shadow.color }
    set { change(.shadowColor, to: newValue) }
  }

  /// 0 (the default) to 1; the layer's own opacity applies too. Animatable.
  open var shadowOpacity: Float {
    get { snapshot.rare.shadow.opacity }
    set { change(.shadowOpacity, to: newValue) }
  }

  /// The shadow's offset in the layer's own coordinates; (0, -3) by default. Animatable.
  open var shadowOffset: CGSize {
    get { snapshot.rare.shadow.offset }
    set { change(.shadowOffset, to: newValue) }
  }

  /// The standard deviation of the blur, in points; 3 by default. Animatable.
  open var shadowRadius: CGFloat {
    get { snapshot.rare.shadow.radius }
    set { change(.shadowRadius, to: newValue) }
  }

  /// The shadow's shape in the layer's own coordinates; nil derives it from what the layer shows:
  /// the rounded shape of a visible background, else the border, else contents and sublayers.
  ///
  /// A mutable path is copied. Animatable point by point between paths made of the same elements;
  /// has no implicit animation.
  open var shadowPath: CGPath? {
    get { snapshot.rare.shadow.path }
    set { change(.shadowPath, to: newValue?.frozen) }
  }

  /// Whether edges between pixels are antialiased. Unlike on Apple's systems the default is true,
  /// because pixels are visible on desktop screens; without it, a pixel is painted if its centre is
  /// inside. Rounded corners are always antialiased.
  open var allowsEdgeAntialiasing: Bool {
    get { snapshot.rare.smoothsEdges }
    set { changeSilently(\.rare.smoothsEdges, to: newValue) }
  }

  /// The edges that `allowsEdgeAntialiasing` affects; all by default. Two adjacent layers meet
  /// without a seam if neither antialiases the shared edge.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { CAEdgeAntialiasingMask(rawValue: UInt32(snapshot.rare.smoothEdges.rawValue)) }
    set { changeSmoothEdges(to: newValue) }
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

  /// The format of pixels when the layer is drawn. Stored, without effect: drawings have 8 bits for
  /// each component and alpha.
  open var contentsFormat: CALayerContentsFormat {
    get { rareData?.contentsFormat ?? .RGBA8Uint }
    set { if newValue != contentsFormat { ensureRareData.contentsFormat = newValue } }
  }

  /// The part of the contents to show, in unit coordinates; beyond the image its edge pixels
  /// repeat. Animatable.
  open var contentsRect: CGRect {
    get { snapshot.rare.sampling.rect }
    set { change(.contentsRect, to: newValue) }
  }

  /// The part of the shown contents that stretches when they are resized, in unit coordinates. The
  /// parts left and right of it keep their width and those above and below it their height, at
  /// `contentsScale` pixels per point. Animatable.
  open var contentsCenter: CGRect {
    get { snapshot.rare.sampling.center }
    set { change(.contentsCenter, to: newValue) }
  }

  /// For contents shown at a reduced size; an unknown name is ignored and logged.
  open var minificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(snapshot.rare.sampling.minification) }
    set { changeFilter(\.rare.sampling.minification, to: newValue) }
  }

  /// For contents shown enlarged; an unknown name is ignored and logged.
  open var magnificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(snapshot.rare.sampling.magnification) }
    set { changeFilter(\.rare.sampling.magnification, to: newValue) }
  }

  /// Added to the mip level of `trilinear` minification; negative values are sharper. 0 by default.
  open var minificationFilterBias: Float {
    get { snapshot.rare.sampling.minificationBias }
    set { changeFilterBias(to: newValue) }
  }

  /// Whether a change of the bounds' size redraws the layer.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { flags.set(.needsDisplayOnBoundsChange, newValue) }
  }

  // MARK: Compositing

  /// The name of a filter that blends the finished layer with what is beneath it in its superlayer:
  /// "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "darkenBlendMode",
  /// "lightenBlendMode", "plusL" or "linearDodgeBlendMode"; nil is source-over.
  ///
  /// A superlayer that is faded, masked or filtered is composited separately: then only its own
  /// content is "beneath". Other names and other kinds of filters are ignored and logged.
  open var compositingFilter: Any? {
    get { snapshot.rare.group.filter?.filterName }
    set { setCompositingFilter(newValue) }
  }

  /// Whether `opacity` fades the layer with its sublayers as a group, which is the default;
  /// otherwise it fades each part on its own, and parts show through each other.
  open var allowsGroupOpacity: Bool {
    get { !snapshot.rare.group.fadesParts }
    set { changeSilently(\.rare.group.fadesParts, to: !newValue) }
  }

  /// Whether the finished layer is cached as a bitmap, which is repainted only when something in it
  /// changes, and reused when the layer is moved, stretched, rotated or faded.
  ///
  /// Bitmaps share a memory budget; a layer whose bitmap would take more than a quarter of it is
  /// painted as usual.
  open var shouldRasterize: Bool {
    get { snapshot.rare.group.rasterizes }
    set { change(.shouldRasterize, to: newValue) }
  }

  /// Pixels per point of the `shouldRasterize` bitmap; 1 by default.
  open var rasterizationScale: CGFloat {
    get { snapshot.rare.group.rasterizationScale }
    set { change(.rasterizationScale, to: newValue) }
  }

  /// Stored, without effect, as on iOS.
  open var filters: [Any]? {
    get { rareData?.filters }
    set { ensureRareData.filters = newValue }
  }

  /// Stored, without effect, as on iOS.
  open var backgroundFilters: [Any]? {
    get { rareData?.backgroundFilters }
    set { ensureRareData.backgroundFilters = newValue }
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

  // MARK: Scrolling

  /// Scrolls the nearest scroll layer above, so that a point of this layer is at its top left.
  open func scroll(_ p: CGPoint) {
    scrollLayer.map { $0.scroll(to: $0.convert(p, from: self)) }
  }

  /// Scrolls the nearest scroll layer above by the smallest distance that shows a rectangle of this
  /// layer.
  open func scrollRectToVisible(_ r: CGRect) {
    scrollLayer.map { $0.scroll(to: $0.convert(r, from: self)) }
  }

  /// The part of this layer that the nearest scroll layer above shows; the whole bounds without
  /// one.
  open var visibleRect: CGRect {
    scrollLayer.map { bounds.intersection(convert($0.bounds, from: $0)) } ?? bounds
  }

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

  /// Requests a redraw of a part, which the context is clipped to then. Parts unite to the rectangle
  /// around them; contents of other bounds, another scale or not drawn yet are drawn as a whole.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(r) }

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

  /// Stored, without effect: drawing happens when the transaction commits.
  open var drawsAsynchronously: Bool {
    get { rareData?.drawsAsynchronously ?? false }
    set { if newValue != drawsAsynchronously { ensureRareData.drawsAsynchronously = newValue } }
  }

  /// Draws the layer and its sublayers without animations, in the layer's own coordinates,
  /// immediately and on the calling thread.
  ///
  /// Pending layout and display happen first. The context's transform, clip, alpha and blend mode
  /// apply; the layer's own position and transform do not. Unlike on Apple's systems nothing is
  /// left out: masks, filters and bitmaps are painted as on the screen.
  open func render(in ctx: CGContext) { draw(treeIn: ctx) }

  /// Whether contents stay upright in flipped layers, as images do; drawings turn with the coordinates.
  var hasUprightContents: Bool { !flags.contains(.hasBackingStore) }

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

  /// Converts `t` from the clock of `l` to this layer's; nil means `CACurrentMediaTime`'s clock.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    fromHostTime(l?.toHostTime(t) ?? t)
  }

  /// Converts `t` from this layer's clock to that of `l`; nil means `CACurrentMediaTime`'s clock.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l.map { $0.fromHostTime(toHostTime(t)) } ?? toHostTime(t)
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
