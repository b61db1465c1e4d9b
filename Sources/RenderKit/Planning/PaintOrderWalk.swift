// Walk 20a: paint order. In: the render tree and the pixels to repair. Out: the layers that meet
// them, in the order they are painted. Next: Planning/FramePlanBuilder.

import RasterKit

/// Visits the layers of a tree in paint order: a layer, then its sublayers back to front, then the
/// layer's end.
///
/// Visits only layers that meet the region. Uses its own stack, because trees may be thousands of
/// layers deep and Dispatch's threads have small stacks. The caller decides how a layer is painted.
final class PaintOrderWalk {
  // Workaround: no checks of exclusive access, as in `RenderLayer`.
  /// The pixels to repaint.
  @exclusivity(unchecked) var region = PixelRegion()
  /// The entered layers, outermost first.
  @exclusivity(unchecked) var stack: [LayerVisit] = []
  /// Sublayers still to visit, for all layers on the stack.
  @exclusivity(unchecked) private var pending: [RenderLayer] = []
  /// The surroundings of those, for each layer that has any.
  @exclusivity(unchecked) private var around: [LayerVisit.Surroundings] = []
  private var found: [Int32] = []
  /// Layers visited so far.
  private(set) var visited = 0

  /// The next step of the walk.
  enum Step {
    /// A sublayer of the layer on top of the stack.
    case sublayer(RenderLayer)
    /// The layer on top has no more sublayers to visit.
    case end
  }
}

extension PaintOrderWalk {
  var depth: Int { stack.count }

  func next() -> Step {
    let top = stack.count - 1
    guard stack[top].next < pending.count else { return .end }
    let layer = pending[stack[top].next]
    stack[top].next += 1
    return .sublayer(layer)
  }

  /// The surroundings of a sublayer of the layer on top.
  func surroundings(of sublayer: RenderLayer) -> LayerVisit.Surroundings {
    var around = around[around.count - 1]
    if let space = sublayer.parent?.space { around.tint = around.tint * space.tint }
    return around
  }

  /// A layer's map, and the pixels inside `clip` that it and its sublayers may touch; nil where
  /// none of them is to be repainted.
  func placement(
    of layer: RenderLayer, _ around: LayerVisit.Surroundings, clip: PixelRect
  ) -> (map: ProjectiveMap, extent: PixelRect)? {
    visited += 1
    // Read in place: copying the whole geometry costs more than most of these checks.
    guard layer.geometry.isDrawn else { return nil }
    let map =
      around.ownMap ?? (around.isBitmap ? around.map : layer.geometry.map.concatenating(around.map))
    let extent = map.pixelExtent(of: layer.geometry.reach).intersection(clip)
    guard map.isDrawable, region.intersects(extent) else { return nil }
    return !layer.geometry.isDoubleSided && map.determinant < 0 ? nil : (map, extent)
  }

  /// Pushes a layer; its sublayers come next.
  func enter(_ visit: LayerVisit, extent: PixelRect) {
    stack.append(visit)
    stack[stack.count - 1].first = pending.count
    stack[stack.count - 1].next = pending.count
    findSublayers(visit, extent: extent)
    if pending.count > stack[stack.count - 1].first { around.append(visit.surroundingsOfSublayers) }
  }

  /// Pops the finished layer.
  func leave() -> LayerVisit {
    let visit = stack.removeLast()
    guard pending.count > visit.first else { return visit }
    pending.removeLast(pending.count - visit.first)
    around.removeLast()
    return visit
  }

  /// Queues the sublayers that may meet the region, back to front.
  private func findSublayers(_ visit: LayerVisit, extent: PixelRect) {
    let layer = visit.layer
    guard !layer.children.isEmpty else { return }
    guard let index = layer.index, visit.map.isAffine, let back = visit.map.inverted else {
      return pending.append(contentsOf: layer.paintingOrder)
    }
    let whole = back.box(of: PlaneRect(region.bounds.intersection(extent)).insetBy(-1))
    if region.rects.count == 1 && whole.contains(index.hull) {
      return pending.append(contentsOf: layer.paintingOrder)
    }
    found.removeAll(keepingCapacity: true)
    index.beginSearch()
    for rect in region.rects where rect.intersects(extent) {
      // One pixel more, because antialiased edges reach outside of their box.
      let box = back.box(of: PlaneRect(rect.intersection(extent)).insetBy(-1))
      index.find(in: box, into: &found)
    }
    let children = layer.children
    if layer.depthOrder == nil {
      found.sort()
    } else {
      found.sort { children[Int($0)].order < children[Int($1)].order }
    }
    for slot in found { pending.append(children[Int(slot)]) }
  }
}
