import CoreGraphics
import RasterKit

extension FramePlanBuilder {
  /// Adds a pattern in a shape.
  func addPattern(_ color: CGColor, _ outline: ClippedShape, _ visit: LayerVisit) {
    let (shape, clip) = (outline.shape, outline.clip)
    guard let extent = visibleExtent(of: shape, clip: clip),
      var fill = patternFill(color, within: shape.bounds, visit)
    else { return }
    if !shape.isPixelAligned { fill.shape = shape }
    let opaque = fill.hides ? opaquePart(of: shape, clip: clip) : .empty
    add(fill, extent: extent, opaque: opaque, clip: clip)
  }

  /// Adds a pattern in the ring between two shapes.
  func addPattern(
    _ color: CGColor, _ outer: ClippedShape, around inner: PlanShape, _ visit: LayerVisit
  ) {
    let (shape, clip) = (outer.shape, outer.clip)
    guard let extent = visibleExtent(of: shape, clip: clip), !inner.innerRect.contains(extent),
      var fill = patternFill(color, within: shape.bounds, visit)
    else { return }
    (fill.shape, fill.hole) = (shape, inner)
    add(fill, extent: extent, clip: clip)
  }

  /// Adds a pattern through a mask.
  func addPattern(
    _ color: CGColor, _ mask: ShiftedMask, within bounds: PixelRect, extent: PixelRect,
    _ visit: LayerVisit
  ) {
    guard var fill = patternFill(color, within: bounds, visit) else { return }
    fill.mask = mask
    add(fill, extent: extent.intersection(mask.bounds), clip: visit.innerClip)
  }

  /// A layer's pattern begins at the origin of the layer's own coordinates. `bounds` are the pixels
  /// of all that is painted with it.
  private func patternFill(
    _ color: CGColor, within bounds: PixelRect, _ visit: LayerVisit
  ) -> PatternFill? {
    let tint = PremultipliedColor.pixel(SIMD4(1, 1, 1, color.rgba.w), tintedBy: visit.tint)
    guard tint != 0, let tile = color.layerTile(scale: visit.layer.shown.contentsScale) else {
      return nil
    }
    let map = ProjectiveMap(AffineMap(tile.map)).concatenating(visit.map)
    let image = RepeatedImage(tile.repeatedPixels, map: map, within: bounds)
    return image.map {
      PatternFill($0, tint: tint, isOpaque: tile.image.isOpaqueThroughout)
    }
  }
}

extension LayerSnapshot {
  /// Draws the patterns that the layer shows. Called before a frame needs them, on the thread of the
  /// program's drawing functions.
  package func preparePatterns() {
    guard backgroundColor?.pattern != nil || borderColor?.pattern != nil || kind != nil else {
      return
    }
    let own = [backgroundColor, borderColor].compactMap(\.self)
    for color in own + (kind?.inks ?? []) { color.prepareLayerTile(scale: contentsScale) }
  }
}
