import CoreGraphics
import PlatformKit
import RasterKit

/// The current particles of an emitter layer. Render queue only.
final class EmitterState: LayerKindState {
  var history = EmitterHistory()
  var particles: [Particle] = []
  var isCrowded = false
  /// The bounding box of all particles, projected onto the layer's plane.
  private(set) var box = PlaneRect.empty
  private var projection: ParticleProjection?

  override var followsTime: Bool { true }
  override var movesAsPixels: Bool { false }

  override func advance(_ layer: RenderLayer, to time: HostTime, in tree: RenderTree) {
    tree.evaluateParticles(of: layer, self, at: time)
  }

  override func placed(_ layer: RenderLayer) -> PlaneRect {
    projection = ParticleProjection(layer)
    box = particles.reduce(PlaneRect.empty) { $0.union(map(of: $1).box(of: $1.box)) }
    if !box.isFinite { box = .empty }
    return box
  }

  /// The projection of a particle's plane onto the layer's plane.
  func map(of particle: Particle) -> ProjectiveMap {
    if particle.z == 0 { return .identity }
    return projection?.map(atDepth: particle.z) ?? .identity
  }
}

/// Projects planes parallel to a layer's onto it, along the line of sight.
private struct ParticleProjection {
  private let matrix: CATransform3D
  private let back: ProjectiveMap

  /// nil where the layer flattens its particles, or is seen edge-on.
  init?(_ layer: RenderLayer) {
    guard layer.shown.emitter.preservesDepth, layer.surface == nil else { return nil }
    let space = layer.parent?.mask === layer ? nil : layer.parent?.space?.matrix
    let placement = layer.shown.placement
    matrix = space.map { CATransform3DConcat(placement, $0) } ?? placement
    guard let back = ProjectiveMap(flattening: matrix).inverted else { return nil }
    self.back = back
  }

  func map(atDepth z: Double) -> ProjectiveMap {
    let raised = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, CGFloat(z)), matrix)
    return ProjectiveMap(flattening: raised).concatenating(back)
  }
}
