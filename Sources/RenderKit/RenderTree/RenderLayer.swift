import CoreGraphics

/// A layer of the render tree. Render queue only.
///
/// Geometry is stored relative to planes, not in pixels: a layer knows its placement in its parent
/// and what its subtree paints in its own plane. So moving a parent changes nothing below it, and
/// pixels are computed only while painting.
package final class RenderLayer {
  package let id: LayerID
  /// The presentation: the committed state with the animations applied.
  // Workaround: read many times per layer and frame on a single queue; Swift's run-time checks of
  // exclusive access would cost more than the accesses themselves.
  @exclusivity(unchecked) package internal(set) var shown = LayerSnapshot()
  /// Set while the layer has animations; keeps the committed state.
  package internal(set) var animator: LayerAnimator?
  /// The committed state; reading it copies all of it.
  package var model: LayerSnapshot { animator?.model ?? shown }
  /// The committed state of the layer's kind.
  var modelKind: (any LayerKind)? { animator == nil ? shown.kind : model.kind }

  /// Unowned: the tree's table keeps every layer alive.
  package internal(set) unowned(unsafe) var parent: RenderLayer?
  /// In the model's order.
  package internal(set) var children: [RenderLayer] = []
  /// The mask layer; lies in this layer's plane and has this layer as its parent.
  package internal(set) var mask: RenderLayer?
  /// The cached bitmap of the finished layer, or the statistics for making one.
  var bitmap: LayerBitmap?
  /// Set if this layer is the root of a surface.
  package internal(set) var surface: RenderSurface?

  // Computed by `RenderTree.updateGeometry` from `shown` and the children.
  @exclusivity(unchecked) var geometry = LayerGeometry()
  /// The space of the children, unless it is simply this layer's plane.
  var space: LayerSpace?
  /// Children sorted by z position; nil where that is the model's order. For an outermost volume,
  /// all planes in it by depth.
  var depthOrder: [RenderLayer]?
  /// A spatial index of the children, for layers with many of them.
  var index: ChildGrid?
  /// The render-side state of the layer's kind; nil for plain layers.
  var kindState: LayerKindState?
  /// The type of the kind that the state was made for.
  var kindType: ObjectIdentifier?
  /// The cached blurred silhouette of its path, contents or sublayers.
  var castShadow: CastShadow?
  /// The indices among the parent's children and in its painting order.
  var slot: Int32 = 0
  var order: Int32 = 0

  /// Render-side copies of this layer in other places.
  var instances: [RenderLayer] = []
  /// Whether it is an instance of another layer.
  var isInstance = false

  // Changes since the last frame.
  var effect = DamageScope.none
  var isNew = true
  var wasPlaced = false
  var childrenChanged = false
  var depthsChanged = false
  var isVolumeStale = false
  /// Whether walking up from changed layers has already reached it.
  var isAroundChange = false
  /// Whether the finished layer changed, and not only its placement.
  var hasChangedContent = false

  init(id: LayerID) { self.id = id }

  /// Children from back to front.
  package var paintingOrder: [RenderLayer] { depthOrder ?? children }

  var isUnderlay: Bool { shown.hasRareState && modelKind?.isUnderlay == true }

  /// The sort key among siblings in one plane.
  var depthAmongSiblings: CGFloat { isUnderlay ? -CGFloat.infinity : shown.zPosition }
}
