package import CoreGraphics
import RasterKit

extension EmitterSnapshot: LayerKind {
  package var images: [CGImage] { cells.flatMap(\.images) }

  /// A constant, so that fading does not depend on how many particles are alive.
  package var paintedPartCount: Int { 2 }

  package func makeState(for layer: RenderLayer) -> LayerKindState? { EmitterState() }

  /// Plans all particles as one item.
  package func planAboveSublayers(_ visit: LayerVisit, _ builder: FramePlanBuilder) {
    guard let state = visit.layer.kindState as? EmitterState, !state.particles.isEmpty else {
      return
    }
    let whole = visit.map.pixelExtent(of: state.box)
    guard let extent = builder.visibleExtent(of: whole, clip: visit.innerClip) else { return }
    let first = builder.plan.images.count
    for particle in state.particles {
      let map = state.map(of: particle).concatenating(visit.map)
      if let image = builder.image(of: particle, map, visit.tint, extent) {
        builder.plan.images.append(image)
      }
    }
    let drawing = ParticleDrawing(
      images: first..<builder.plan.images.count, blend: isAdditive ? .plusLighter : nil)
    builder.add(drawing, extent: extent, clip: visit.innerClip)
  }
}

extension FramePlanBuilder {
  /// nil for a particle that is out of sight, too small or too faint; `map` leads from its plane to
  /// pixels.
  fileprivate func image(
    of particle: Particle, _ map: ProjectiveMap, _ tint: Tint, _ extent: PixelRect
  ) -> PlanImage? {
    let contents = particle.contents
    guard let image = contents.image, let window = contents.window else { return nil }
    let tint = PremultipliedColor.pixel(SIMD4<Float>(particle.tint), tintedBy: tint)
    let toPixels = ProjectiveMap(particle.place(of: window)).concatenating(map)
    let box = PlaneRect(
      minX: 0, minY: 0, maxX: Double(window.width), maxY: Double(window.height))
    guard tint != 0, toPixels.isDrawable else { return nil }
    let shape = toPixels.shape(of: box)
    // Placements are relative to the image's first pixel, not to the window's.
    let corner = AffineMap(translationX: -Double(window.minX), y: -Double(window.minY))
    guard shape.bounds.intersects(extent),
      let placement = PlanImage.Placement(
        map: ProjectiveMap(corner).concatenating(toPixels), shape: shape)
    else { return nil }
    return PlanImage(
      pixels: image.pixels, window: window, shape: addShape(shape), placement: placement,
      tint: tint)
  }
}
