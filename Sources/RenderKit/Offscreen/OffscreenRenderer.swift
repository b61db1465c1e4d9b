package import RasterKit

/// The part of a layer and its sublayers to render offscreen.
enum OffscreenPart {
  /// Everything, placed in its parent's plane.
  case asPlaced
  /// The finished layer in its own plane, without position, opacity and filter, which its user
  /// applies.
  case finished
  /// Only its contents and sublayers, in its own plane.
  case silhouette
}

/// Pixels on a transparent background, and the position of the first one.
package struct OffscreenBitmap: Sendable {
  package let pixels: PixelBuffer
  package let origin: PixelPoint

  init(_ extent: PixelRect) {
    pixels = PixelBuffer(size: PixelSize(width: extent.width, height: extent.height))
    origin = PixelPoint(x: extent.minX, y: extent.minY)
  }

  var target: PixelTarget {
    var target = pixels.target
    target.bounds = target.bounds.offsetBy(x: origin.x, y: origin.y)
    return target
  }
}

/// Renders layers into bitmaps: for transitions, for shadows, for `render(in:)`, and for the raster
/// cache. Render queue only, except for trees of its own.
final class OffscreenRenderer {
  private let planner: FramePlanner
  private let painter = FramePainter(workers: 1)

  /// Silhouettes may nest this deep; deeper shadows are left out, because each level traverses
  /// everything inside it.
  static let deepestSilhouette = 8

  /// `silhouetteDepth` is the number of silhouettes around what is rendered.
  init(rasterCache: RasterCache, silhouetteDepth: Int = 0) {
    planner = FramePlanner(rasterCache: rasterCache, silhouetteDepth: silhouetteDepth)
  }

  /// Renders the pixels of `extent` now, on this thread; `map` leads to pixels from the layer's
  /// plane, or from its parent's for `.asPlaced`.
  func render(
    _ layer: RenderLayer, _ part: OffscreenPart, _ map: ProjectiveMap, _ extent: PixelRect
  ) -> OffscreenBitmap {
    var work = OffscreenRenderer.work(layer, part, map, extent, plannedBy: planner)
    var counts = FrameCounts()
    OcclusionCuller.cull(&work.plan, &counts)
    painter.paint(work.plan, into: work.bitmap.target, &counts)
    return work.bitmap
  }

  /// Plans the same rendering to be painted along with the frame that shows the bitmap.
  static func work(
    _ layer: RenderLayer, _ part: OffscreenPart, _ map: ProjectiveMap, _ extent: PixelRect,
    plannedBy planner: FramePlanner
  ) -> OffscreenWork {
    OffscreenWork(
      plan: planner.plan(layer, part, map, extent), bitmap: OffscreenBitmap(extent))
  }
}

/// A bitmap that is not painted yet.
struct OffscreenWork: Sendable {
  var plan: FramePlan
  var bitmap: OffscreenBitmap
}
