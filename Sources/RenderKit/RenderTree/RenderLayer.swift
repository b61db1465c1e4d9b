import CoreGraphics

/// What the render side knows of one layer. Render queue only.
///
/// Geometry is kept in planes, not in pixels: a layer knows how it lies in its parent and what its
/// subtree paints in its own plane. So a parent that moves changes nothing below itself, and pixels
/// are worked out only on the way to what is painted.
package final class RenderLayer {
  package let id: LayerID
  /// As shown now: what was committed, with its animations applied.
  // Read many times for each layer of a frame. One queue uses it, so nothing needs watching.
  @exclusivity(unchecked) package internal(set) var shown = LayerSnapshot()
  /// Present while animations are attached; keeps what was committed meanwhile.
  package internal(set) var animator: LayerAnimator?
  /// As committed.
  package var model: LayerSnapshot { animator?.model ?? shown }

  /// The tree's table keeps every layer alive; the links between them need not.
  package internal(set) unowned(unsafe) var parent: RenderLayer?
  /// In the order of the model.
  package internal(set) var children: [RenderLayer] = []
  /// What the finished layer is multiplied by; lies in this layer's plane, and has it as its parent.
  package internal(set) var mask: RenderLayer?
  /// What was kept of the finished layer, or was worth it nearly.
  var bitmap: LayerBitmap?
  /// The surface this layer is the root of.
  package internal(set) var surface: RenderSurface?

  // Worked out by `RenderTree.updateGeometry` from `shown` and the children.
  @exclusivity(unchecked) var geometry = LayerGeometry()
  /// Where the children are placed, unless that is simply this layer's plane.
  var space: LayerSpace?
  /// Children sorted by z position; nil where that is the order of the model. Of an outermost
  /// volume, every plane in it by depth.
  var depthOrder: [RenderLayer]?
  /// Where the children are, for layers with many of them.
  var index: ChildGrid?
  /// What the layer's kind keeps; nil for plain layers.
  var kindState: LayerKindState?
  /// Names the type of the kind that the state was made for.
  var kindType: ObjectIdentifier?
  /// The blurred silhouette of its path, contents or sublayers, as painted last.
  var castShadow: CastShadow?
  /// Place among the parent's children, and place in its painting order.
  var slot: Int32 = 0
  var order: Int32 = 0

  /// Layers made on this side that show the same as this one elsewhere.
  var instances: [RenderLayer] = []
  /// Whether it is an instance of another layer.
  var isInstance = false

  // What has happened to it since the last frame.
  var effect = LayerEffect.none
  var isNew = true
  var wasPlaced = false
  var childrenChanged = false
  var depthsChanged = false
  var isVolumeStale = false
  /// Met already by a climb from changed layers.
  var isAroundChange = false
  /// Not only its place in the picture around it.
  var isFinishedDifferently = false

  init(id: LayerID) { self.id = id }

  /// Children from back to front.
  package var paintingOrder: [RenderLayer] { depthOrder ?? children }

  /// What siblings in one plane are sorted by.
  var depthAmongSiblings: CGFloat { model.isUnderlay ? -CGFloat.infinity : shown.zPosition }
}
