import RasterKit

extension FramePlanner {
  /// A clip of whole pixels inside another.
  func addClip(_ rect: PixelRect, inside parent: Int?) -> Int {
    let outer = parent.map { plan.clips[$0] }
    let extent = outer.map { rect.intersection($0.extent) } ?? rect
    let inner = outer.map { rect.intersection($0.inner) } ?? rect
    plan.clips.append(ClipNode(parent: parent, extent: extent, shape: nil, inner: inner))
    return plan.clips.count - 1
  }

  /// The clip a layer with `masksToBounds` makes: its bounds with their rounded corners.
  func addMask(_ visit: PlanVisit) -> Int {
    let shape = visit.map.shape(
      of: visit.layer.geometry.bounds, visit.layer.shown.cornerStyle)
    return addClip(shape, inside: visit.clip)
  }

  /// A clip by a shape inside another.
  func addClip(_ shape: PlanShape, inside parent: Int) -> Int {
    if shape.isPixelAligned { return addClip(shape.bounds, inside: parent) }
    let outer = plan.clips[parent]
    plan.clips.append(
      ClipNode(
        parent: parent, extent: outer.extent.intersection(shape.bounds),
        shape: addShape(shape), inner: outer.inner.intersection(shape.innerRect)))
    return plan.clips.count - 1
  }

  /// The clip as far as an item needs it: nil where `extent` is fully inside, and the innermost one
  /// with a shape that cuts it otherwise.
  func needed(_ clip: Int, for extent: PixelRect) -> Int? {
    var node: Int? = clip
    while let current = node {
      if plan.clips[current].inner.contains(extent) { return nil }
      if let shape = plan.clips[current].shape, !plan.shapes[shape].innerRect.contains(extent) {
        return current
      }
      node = plan.clips[current].parent
    }
    return nil
  }

  func addShape(_ shape: PlanShape) -> Int {
    plan.shapes.append(shape)
    return plan.shapes.count - 1
  }
}
