package import CoreGraphics
import RasterKit

extension BackdropSnapshot: LayerKind {
  package func paintedBox(in bounds: CGRect) -> PlaneRect { isVisible ? PlaneRect(bounds) : .empty }

  package var paintedPartCount: Int { isVisible ? 1 : 0 }

  package func makeState(for layer: RenderLayer) -> LayerKindState? { BackdropState(layer) }

  /// Plans the blurred picture over the background, in the same rounded rectangle. It is opaque, so it
  /// hides what it was made from.
  package func planBelowContents(_ visit: LayerVisit, _ builder: FramePlanBuilder) {
    guard isVisible else { return }
    let outline = builder.outline(of: visit)
    // A shadow has the same form whether or not the picture is there yet.
    if builder.needsOnlyAlpha {
      let color = PremultipliedColor.pixel(.black, tintedBy: visit.tint)
      return builder.addFill(outline.shape, color: color, clip: outline.clip)
    }
    guard let state = visit.layer.kindState as? BackdropState, state.unblurred.isEmpty,
      let picture = state.picture, let map = state.place?.mapFromPicture(into: visit.map)
    else { return }
    let tint = visit.tint.pixel
    guard tint != 0, let extent = builder.visibleExtent(of: outline.shape, clip: outline.clip),
      let placement = picture.placement(under: map, in: outline.shape)
    else { return }
    var item = PlanItem(.image(builder.plan.images.count), extent: extent)
    if tint >> 24 == 255 {
      item.opaque = builder.opaquePart(of: outline.shape, clip: outline.clip)
    }
    builder.plan.images.append(
      PlanImage(
        pixels: picture, shape: builder.addShape(outline.shape), placement: placement, tint: tint))
    builder.append(item, clip: outline.clip)
  }
}

extension BackdropPlace {
  /// From the picture's pixels to those of a plan in which `map` leads from the layer's plane; nil where
  /// the layer is seen edge-on.
  fileprivate func mapFromPicture(into map: ProjectiveMap) -> ProjectiveMap? {
    let cell = Double(grid.cell)
    let onSurface = ProjectiveMap(
      AffineMap(
        a: cell, b: 0, c: 0, d: cell, tx: Double(grid.area.minX), ty: Double(grid.area.minY)))
    // The usual case, without the rounding errors of a detour.
    if map == self.map { return onSurface }
    return self.map.inverted.map { onSurface.concatenating($0).concatenating(map) }
  }
}

extension PixelBuffer {
  /// Sampled from its own corner: that of the shape may be far off.
  fileprivate func placement(under map: ProjectiveMap, in shape: PlanShape) -> PlanImage.Placement?
  {
    guard map.isAffine else { return PlanImage.Placement(map: map, shape: shape) }
    let box = map.box(of: PlaneRect(PixelRect(size: size))).outwardPixels
    let corner = PixelPoint(x: box.minX, y: box.minY)
    return ImageSampler(map: map.numerator, origin: corner).map { .sampled($0) }
  }
}
