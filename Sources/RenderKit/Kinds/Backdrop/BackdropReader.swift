// Walk 18a: backdrops. In: the render tree, and the cells that changed beneath backdrops. Out: their
// blurred pictures, right again. Next: Planning/FramePlanner.

import PlatformKit
import RasterKit

/// Paints what is beneath backdrop layers, and has it blurred.
final class BackdropReader {
  private let planner: FramePlanner
  private let painter: FramePainter
  private var plan = FramePlan()

  init(_ planner: FramePlanner, _ painter: FramePainter) {
    (self.planner, self.painter) = (planner, painter)
  }

  /// Brings the backdrops of a surface up to date, the lowest first: one may be beneath another.
  func read(
    beneath backdrops: [BackdropState], on surface: RenderSurface, _ counts: inout FrameCounts
  ) {
    for backdrop in backdrops where backdrop.place?.surface == surface.id {
      if backdrop.unblurred.isEmpty { continue }
      for cells in backdrop.unreadCells { read(cells, beneath: backdrop, on: surface, &counts) }
      counts.cellsBlurred += backdrop.blur()
    }
  }

  private func read(
    _ cells: PixelRect, beneath backdrop: BackdropState, on surface: RenderSurface,
    _ counts: inout FrameCounts
  ) {
    guard let chain = backdrop.layer.chainOverSurface else { return }
    let bitmap = OffscreenBitmap(cells)
    planner.plan(surface, beneath: chain, repainting: PixelRegion(cells), into: &plan, &counts)
    OcclusionCuller.cull(&plan, &counts)
    painter.paint(plan, into: bitmap.target, interval: surface.clock.interval, &counts)
    backdrop.read(bitmap)
    counts.pixelsRead += cells.area
  }
}
