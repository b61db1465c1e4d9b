// Walk 20a: paint order. In: the render tree and the pixels to repair. Out: the layers that meet them, in the
// order they are painted. Next: Planning/FramePlanBuilder.

import RasterKit

/// Visits the layers of a tree in paint order: a layer, then its sublayers from back to front, then the
/// layer's end.
///
/// Finds only what meets the region. Keeps its own stack: trees may be thousands of layers deep, the
/// stacks of Dispatch's threads are not. What a layer is painted as is for whoever asks what is next.
final class PaintOrderWalk {
  // Workaround: as in `RenderLayer`, no checks of exclusive access.
  /// What is to be repainted.
  @exclusivity(unchecked) var region = PixelRegion()
  /// The layers come to and not yet left, outermost first.
  @exclusivity(unchecked) var stack: [PlanVisit] = []
  /// Sublayers still to be visited, those of the layers on the stack behind one another.
  @exclusivity(unchecked) private var pending: [RenderLayer] = []
  private var found: [Int32] = []
  /// Layers looked at so far.
  private(set) var visited = 0

  /// What comes next.
  enum Step {
    /// A sublayer of the layer on top of the stack.
    case sublayer(RenderLayer)
    /// All that is in the layer on top has been visited.
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

  /// What a sublayer of the layer on top is placed in.
  func surroundings(of sublayer: RenderLayer) -> PlanVisit.Surroundings {
    var around = stack[stack.count - 1].surroundingsOfSublayers
    if let space = sublayer.parent?.space { around.tint = around.tint * space.tint }
    return around
  }

  /// Where a layer lies, and the pixels inside `clip` that it and its sublayers may touch; nil where
  /// none of it is to be repainted.
  func placement(
    of layer: RenderLayer, _ around: PlanVisit.Surroundings, clip: PixelRect
  ) -> (map: ProjectiveMap, extent: PixelRect)? {
    visited += 1
    // Asked in place: a copy of all there is costs more than most answers are worth.
    guard layer.geometry.isDrawn else { return nil }
    let map =
      around.ownMap ?? (around.isBitmap ? around.map : layer.geometry.map.concatenating(around.map))
    let extent = map.pixelExtent(of: layer.geometry.reach).intersection(clip)
    guard map.isDrawable, region.intersects(extent) else { return nil }
    return !layer.geometry.isDoubleSided && map.determinant < 0 ? nil : (map, extent)
  }

  /// Puts a layer on top; its sublayers come next.
  func enter(_ visit: PlanVisit, extent: PixelRect) {
    stack.append(visit)
    stack[stack.count - 1].first = pending.count
    stack[stack.count - 1].next = pending.count
    findSublayers(visit, extent: extent)
  }

  /// Takes the layer on top away, which is done.
  func leave() -> PlanVisit {
    let visit = stack.removeLast()
    pending.removeLast(pending.count - visit.first)
    return visit
  }

  /// Queues the sublayers that may meet the region, back to front.
  private func findSublayers(_ visit: PlanVisit, extent: PixelRect) {
    let layer = visit.layer
    guard !layer.children.isEmpty else { return }
    guard let index = layer.index, visit.map.isAffine, let back = visit.map.inverted else {
      return pending.append(contentsOf: layer.paintingOrder)
    }
    let whole = back.box(of: PlaneBox(region.bounds.intersection(extent)).insetBy(-1))
    if region.rects.count == 1 && whole.contains(index.hull) {
      return pending.append(contentsOf: layer.paintingOrder)
    }
    found.removeAll(keepingCapacity: true)
    index.beginSearch()
    for rect in region.rects where rect.intersects(extent) {
      // One pixel more: smoothed edges reach outside the box they belong to.
      let box = back.box(of: PlaneBox(rect.intersection(extent)).insetBy(-1))
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
