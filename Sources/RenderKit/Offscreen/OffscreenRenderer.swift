package import RasterKit

/// What of a layer and its sublayers is rendered by itself.
enum OffscreenPart {
  /// All of it, where it lies in its parent's plane.
  case asPlaced
  /// The finished layer in its own plane: place, opacity and filter are for whoever shows it.
  case finished
  /// Only its contents and sublayers, in its own plane.
  case silhouette
}

/// Pixels on clear ground, and where the first of them is.
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

/// Renders layers into bitmaps of their own: what a transition starts from, what casts a shadow, what a
/// program asks for, and finished layers that frames show as bitmaps. Render queue only, but for trees
/// of its own.
final class OffscreenRenderer {
  private let planner: FramePlanner
  private let painter = FramePainter(workers: 1)

  /// Silhouettes with silhouettes in them are rendered this deep; further in, shadows are left out: each
  /// takes a look at everything inside it.
  static let deepestSilhouette = 8

  /// `silhouettesAround` counts the silhouettes that what is rendered is for.
  init(rasterCache: RasterCache, silhouettesAround: Int = 0) {
    planner = FramePlanner(rasterCache: rasterCache, silhouettesAround: silhouettesAround)
  }

  /// Renders the pixels of `extent` now, on this thread; `map` lays the layer's plane on them, or its
  /// parent's.
  func render(
    _ layer: RenderLayer, _ part: OffscreenPart, _ map: ProjectiveMap, _ extent: PixelRect
  ) -> OffscreenBitmap {
    var work = OffscreenRenderer.work(layer, part, map, extent, plannedBy: planner)
    var counts = FrameCounts()
    OcclusionCuller.cull(&work.plan, &counts)
    painter.paint(work.plan, into: work.bitmap.target, &counts)
    return work.bitmap
  }

  /// The same to be painted with a frame that shows the bitmap, whose planner plans it.
  static func work(
    _ layer: RenderLayer, _ part: OffscreenPart, _ map: ProjectiveMap, _ extent: PixelRect,
    plannedBy planner: FramePlanner
  ) -> OffscreenWork {
    OffscreenWork(
      plan: planner.plan(layer, part, map, extent), bitmap: OffscreenBitmap(extent))
  }
}

/// A bitmap that is still to be painted.
struct OffscreenWork: Sendable {
  var plan: FramePlan
  var bitmap: OffscreenBitmap
}
