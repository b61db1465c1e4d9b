import CoreGraphics
import RasterKit

/// Where a layer lies and what it and its sublayers paint, worked out once for each change.
struct LayerGeometry {
  /// From the layer's plane (the one of `bounds`) to its parent's; for a root, to device pixels.
  var map = ProjectiveMap.identity
  /// False prunes the subtree: hidden, fully transparent, without area or not a number.
  var isDrawn = false
  var isBroken = false
  var clipsSublayers = false
  /// False for a volume, whose sublayers keep their depth; its own map does nothing then.
  var flattens = true
  var isDoubleSided = true
  /// Masked, filtered, kept as a bitmap: its parts do not simply go one over the other.
  var hasGroupState = false
  /// What it paints of itself, so that nobody looks for the rest.
  var parts = PaintedParts()
  /// Kept as a bitmap with this many pixels for each point; 0 for none.
  var bitmapScale = 0.0
  var bounds = PlaneBox.empty
  /// What the layer itself paints, in its own plane.
  var own = PlaneBox.empty
  /// How far the shadow of contents and sublayers spreads what they paint; nil without such.
  var spread: ShadowSpread?
  /// What the layer and its sublayers paint, in its own plane.
  var reach = PlaneBox.empty
  /// `reach` in the parent's plane; empty where the layer is not drawn.
  var extent = PlaneBox.empty
}

extension LayerGeometry {
  /// Takes over everything that follows from the layer's own state.
  ///
  /// A root's position says where its window is and not where it is in the window, so for a root
  /// the plane's `rootScale` is taken instead: its bounds start at the surface's first pixel.
  /// `space` is what the parent places its sublayers in, where that is not just its plane.
  mutating func update(
    from layer: LayerSnapshot, rootScale: Double?, in space: CATransform3D? = nil
  ) {
    bounds = PlaneBox(layer.bounds)
    flattens = rootScale != nil || layer.flattensSublayers
    map = flattens ? LayerGeometry.map(of: layer, rootScale: rootScale, in: space) : .identity
    clipsSublayers = layer.masksToBounds && flattens
    isDoubleSided = !layer.hasRareState || layer.rare.depth.isDoubleSided
    let isPlaced = flattens ? map.isFinite : layer.placement.isFinite
    isBroken = !isPlaced || !bounds.isFinite
    parts = PaintedParts(layer)
    takeGroupState(layer)
    isDrawn = !layer.isHidden && layer.opacity > 0 && !isBroken && map.isDrawable
    own = isDrawn ? layer.paintedBox : .empty
    spread = nil
    if isDrawn && layer.castsShadow {
      own = own.union(layer.ownShadowBox)
      spread = layer.castsSubtree ? layer.rare.shadow.spread : nil
    }
  }

  /// Takes over what the children paint, given in this layer's plane.
  ///
  /// A mask shows nothing outside of itself.
  mutating func update(childrenReach: PlaneBox, maskedTo mask: PlaneBox? = nil) {
    reach = own.union(childrenReach)
    if let spread { reach = reach.union(spread.reach(of: reach)) }
    if clipsSublayers { reach = reach.intersection(bounds) }
    if let mask { reach = reach.intersection(mask) }
    // The pixels of a bitmap at the layer's edge reach past it, however large they are.
    if bitmapScale > 0 && !reach.isEmpty { reach = reach.insetBy(-1 / bitmapScale) }
    placeReach()
  }

  /// Makes room for what is painted beside the layer and its sublayers; also for a layer that shows
  /// nothing itself.
  mutating func widen(to box: PlaneBox) {
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
  /// What a transform does to the plane z = 0 seen from the front, without perspective.
  init(_ transform: CATransform3D) {
    let w = Double(transform.m44)
    self.init(
      a: Double(transform.m11) / w, b: Double(transform.m12) / w, c: Double(transform.m21) / w,
      d: Double(transform.m22) / w, tx: Double(transform.m41) / w, ty: Double(transform.m42) / w)
  }
}

extension PlaneBox {
  init(_ rect: CGRect) {
    let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
    self.init(
      minX: x, minY: y, maxX: x + Double(rect.size.width), maxY: y + Double(rect.size.height))
  }
}
