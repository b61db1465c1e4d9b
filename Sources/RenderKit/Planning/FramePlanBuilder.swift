// Walk 20a: build. In: what each visited layer paints. Out: FramePlan, a flat list of items. Next:
// Occlusion/OcclusionCuller.

import RasterKit

/// Builds a plan item by item: numbers shapes, clips and images, and computes the pixels each item
/// may touch and those it certainly hides.
///
/// Reuses the memory of all lists from frame to frame.
package final class FramePlanBuilder {
  // Workaround: no checks of exclusive access, as in `RenderLayer`.
  @exclusivity(unchecked) var plan = FramePlan()
  var depth = GroupDepth()
  /// Whether only the alpha of what is painted counts, as for shadows.
  var needsOnlyAlpha = false
  let mips = MipCache()
  /// Paths rasterised to coverage masks so far.
  var masksMade = 0
}

extension FramePlanBuilder {
  /// Begins an empty plan.
  func begin(_ region: PixelRegion) {
    plan.removeAll()
    plan.region = region
  }

  /// Where no layer covers there is nothing in a translucent window, and black in an opaque one.
  func addClear(isTranslucent: Bool) {
    for rect in plan.region.rects {
      var item = PlanItem(.clear(isTranslucent ? 0 : 0xff00_0000), extent: rect)
      item.opaque = rect
      plan.items.append(item)
    }
  }

  func append(_ item: PlanItem, clip: Int) {
    var item = item
    item.clip = needed(clip, for: item.extent)
    plan.items.append(item)
  }

  func addShape(_ shape: PlanShape) -> Int {
    plan.shapes.append(shape)
    return plan.shapes.count - 1
  }

  /// nil where nothing of it is to be repainted.
  func visibleExtent(of shape: PlanShape, clip: Int) -> PixelRect? {
    visibleExtent(of: shape.bounds, clip: clip)
  }

  /// nil where nothing of it is to be repainted.
  func visibleExtent(of rect: PixelRect, clip: Int) -> PixelRect? {
    let extent = rect.intersection(plan.clips[clip].extent)
    return plan.region.intersects(extent) ? extent : nil
  }

  func opaquePart(of shape: PlanShape, clip: Int) -> PixelRect {
    shape.innerRect.intersection(plan.clips[clip].inner)
  }
}

/// The nesting depths that cost memory or stack space.
struct GroupDepth {
  /// Deeper groups fade part by part and are not masked or filtered: each level costs a buffer.
  static let limit = 64
  /// Deeper layer bitmaps are ignored and their layers painted directly: each level costs stack
  /// space.
  static let bitmapLimit = 4

  var groups = 0
  var bitmaps = 0
  /// Cached bitmaps, which contain no other cached bitmaps.
  var savedWork = 0
}
