import CoreGraphics
import RasterKit

/// A layer's placement and the boxes that it and its sublayers paint, computed once for each
/// change.
struct LayerGeometry {
  /// From the layer's plane (the one of `bounds`) to its parent's; for a root, to device pixels.
  var map = ProjectiveMap.identity
  /// False prunes the subtree: hidden, fully transparent, empty or not finite.
  var isDrawn = false
  var isBroken = false
  var clipsSublayers = false
  /// False for a volume, whose sublayers keep their z; its own map is then unused.
  var flattens = true
  var isDoubleSided = true
  /// Whether it has a mask, a filter or a bitmap, so that its parts are not simply composited in
  /// order.
  var hasGroupState = false
  /// The parts it paints, so that painting skips the others.
  var parts = PaintedParts()
  /// Pixels per point of the layer's bitmap; 0 for none.
  var bitmapScale = 0.0
  var bounds = PlaneRect.empty
  /// The bounding box of what the layer itself paints, in its own plane.
  var own = PlaneRect.empty
  /// The spread of the shadow cast by contents and sublayers; nil without one.
  var spread: ShadowSpread?
  /// The bounding box of what the layer and its sublayers paint, in its own plane.
  var reach = PlaneRect.empty
  /// `reach` in the parent's plane; empty where the layer is not drawn.
  var extent = PlaneRect.empty
}

extension LayerGeometry {
  /// Updates everything that follows from the layer's own state.
  ///
  /// A root's position is that of its window and not a position in the window. So a root uses the
  /// plane's `rootScale` instead: its bounds start at the surface's first pixel. `space` is the
  /// parent's transform for its sublayers, where it is not just its plane.
  mutating func update(
    from layer: LayerSnapshot, rootScale: Double?, in space: CATransform3D? = nil
  ) {
    bounds = PlaneRect(layer.bounds)
    flattens = rootScale != nil || layer.flattensSublayers
    map = flattens ? LayerGeometry.map(of: layer, rootScale: rootScale, in: space) : .identity
    clipsSublayers = layer.masksToBounds && flattens
    isDoubleSided = !layer.hasRareState || layer.rare.depth.isDoubleSided
    let isPlaced = flattens ? map.isFinite : layer.placement.isFinite
    isBroken = !isPlaced || !bounds.isFinite
    parts = layer.paintedParts
    takeGroupState(layer)
    isDrawn = !layer.isHidden && layer.opacity > 0 && !isBroken && map.isDrawable
    own = isDrawn ? layer.paintedBox : .empty
    spread = nil
    if isDrawn && layer.castsShadow {
      own = own.union(layer.ownShadowBox)
      spread = layer.castsSubtree ? layer.rare.shadow.spread : nil
    }
  }

  /// Updates the reach with the children's, given in this layer's plane.
  ///
  /// A mask shows nothing outside of itself.
  mutating func update(childrenReach: PlaneRect, maskedTo mask: PlaneRect? = nil) {
    reach = own.union(childrenReach)
    if let spread { reach = reach.union(spread.reach(of: reach)) }
    if clipsSublayers { reach = reach.intersection(bounds) }
    if let mask { reach = reach.intersection(mask) }
    // A bitmap's pixels at the layer's edge reach past it by up to one pixel.
    if bitmapScale > 0 && !reach.isEmpty { reach = reach.insetBy(-1 / bitmapScale) }
    placeReach()
  }

  /// Extends the reach to what is painted beside the layer and its sublayers, even if the layer
  /// shows nothing itself.
  mutating func widen(to box: PlaneRect) {
    reach = box
    isDrawn = !isBroken && map.isDrawable
    placeReach()
  }

  private mutating func placeReach() {
    extent = isDrawn ? map.box(of: reach) : .empty
    if !extent.isFinite { extent = .empty }
  }

  private mutating func takeGroupState(_ layer: LayerSnapshot) {
    // A volume has no finished picture of its own.
    let group = layer.hasRareState && flattens ? layer.rare.group : GroupSnapshot()
    hasGroupState = group != GroupSnapshot()
    bitmapScale = group.rasterizes ? Double(group.rasterizationScale) : 0
  }

  private static func map(
    of layer: LayerSnapshot, rootScale: Double?, in space: CATransform3D?
  ) -> ProjectiveMap {
    if space != nil || layer.isPlacedInSpace {
      return spatialMap(of: layer, rootScale: rootScale, in: space)
    }
    let pivotX = Double(layer.anchorPoint.x * layer.bounds.size.width)
    let pivotY = Double(layer.anchorPoint.y * layer.bounds.size.height)
    let before = AffineMap(
      translationX: -Double(layer.bounds.origin.x) - pivotX,
      y: -Double(layer.bounds.origin.y) - pivotY)
    let turned = before.concatenating(AffineMap(layer.transform))
    guard let rootScale else {
      return ProjectiveMap(
        turned.concatenating(
          AffineMap(translationX: Double(layer.position.x), y: Double(layer.position.y))))
    }
    let scaled = AffineMap(a: rootScale, b: 0, c: 0, d: rootScale, tx: 0, ty: 0)
    return ProjectiveMap(
      turned.concatenating(AffineMap(translationX: pivotX, y: pivotY)).concatenating(scaled))
  }

  private static func spatialMap(
    of layer: LayerSnapshot, rootScale: Double?, in space: CATransform3D?
  ) -> ProjectiveMap {
    guard let rootScale else {
      let placement = layer.placement
      return ProjectiveMap(
        flattening: space.map { CATransform3DConcat(placement, $0) } ?? placement)
    }
    let pivot = CGPoint(
      x: layer.anchorPoint.x * layer.bounds.size.width,
      y: layer.anchorPoint.y * layer.bounds.size.height)
    let scaled = AffineMap(a: rootScale, b: 0, c: 0, d: rootScale, tx: 0, ty: 0)
    return ProjectiveMap(flattening: layer.placement(at: pivot)).concatenating(
      ProjectiveMap(scaled))
  }
}

extension AffineMap {
  /// The effect of a transform on the plane z = 0 seen from the front, without perspective.
  init(_ transform: CATransform3D) {
    let w = Double(transform.m44)
    self.init(
      a: Double(transform.m11) / w, b: Double(transform.m12) / w, c: Double(transform.m21) / w,
      d: Double(transform.m22) / w, tx: Double(transform.m41) / w, ty: Double(transform.m42) / w)
  }
}

extension PlaneRect {
  init(_ rect: CGRect) {
    let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
    self.init(
      minX: x, minY: y, maxX: x + Double(rect.size.width), maxY: y + Double(rect.size.height))
  }
}
