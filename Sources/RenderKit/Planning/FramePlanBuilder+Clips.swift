import CoreGraphics
import RasterKit

extension FramePlanBuilder {
  /// Adds a clip of whole pixels inside another.
  func addClip(_ rect: PixelRect, inside parent: Int?) -> Int {
    let outer = parent.map { plan.clips[$0] }
    let extent = outer.map { rect.intersection($0.extent) } ?? rect
    let inner = outer.map { rect.intersection($0.inner) } ?? rect
    plan.clips.append(ClipNode(parent: parent, extent: extent, shape: nil, inner: inner))
    return plan.clips.count - 1
  }

  /// Adds the clip of a layer with `masksToBounds`: its bounds with rounded corners.
  func addBoundsClip(_ visit: LayerVisit) -> Int {
    let shape = visit.map.shape(
      of: visit.layer.geometry.bounds, visit.layer.shown.cornerStyle)
    return addClip(shape, inside: visit.clip)
  }

  /// Adds a clip by a shape inside another.
  func addClip(_ shape: PlanShape, inside parent: Int) -> Int {
    if shape.isPixelAligned { return addClip(shape.bounds, inside: parent) }
    let outer = plan.clips[parent]
    plan.clips.append(
      ClipNode(
        parent: parent, extent: outer.extent.intersection(shape.bounds),
        shape: addShape(shape), inner: outer.inner.intersection(shape.innerRect)))
    return plan.clips.count - 1
  }

  /// Begins the clip of a layer with `masksToBounds`. Where an opaque background and something on
  /// it share an edge between pixel edges, clipping each on its own would let the background and
  /// what is beneath show through along that edge; then all are clipped together as a group.
  func beginClip(_ visit: inout LayerVisit, extent: PixelRect) {
    let clip = addBoundsClip(visit)
    visit.innerClip = clip
    let node = plan.clips[clip]
    guard node.shape != nil, visit.tint.opacity == 1, depth.groups < GroupDepth.limit,
      visit.layer.fillsItsClip
    else { return }
    depth.groups += 1
    let box = node.extent.intersection(extent)
    visit.clipGroup = LayerVisit.ClipGroup(begin: plan.items.count, box: box)
    var item = PlanItem(.clipGroup(end: 0, clip: clip), extent: box)
    item.clip = clip
    plan.items.append(item)
    plan.clips.append(ClipNode(parent: nil, extent: box, shape: nil, inner: node.inner))
    visit.clip = plan.clips.count - 1
    visit.innerClip = visit.clip
  }

  func endClip(_ visit: LayerVisit) {
    guard let group = visit.clipGroup, case .clipGroup(_, let clip) = plan.items[group.begin].kind
    else { return }
    depth.groups -= 1
    plan.items[group.begin].kind = .clipGroup(end: plan.items.count, clip: clip)
  }

  /// The rounded bounds, unless the layer's clip cuts them out anyway.
  func outline(of visit: LayerVisit) -> ClippedShape {
    if let group = visit.clipGroup {
      return ClippedShape(shape: .rounded(RoundedShape(group.box)), clip: visit.clip)
    }
    let style = visit.layer.shown.cornerStyle
    return outline(of: visit.layer.geometry.bounds, visit, style, clip: visit.clip)
  }

  /// The innermost clip whose shape cuts `extent`; nil where `extent` is fully inside.
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
}

extension RenderLayer {
  /// Whether something reaches the edge of the layer's opaque background.
  fileprivate var fillsItsClip: Bool {
    guard shown.paintsBackground, shown.backgroundColor?.isOpaque == true else { return false }
    if shown.paintsContents || shown.kindPartCount > 0 || children.count > 8 { return true }
    let bounds = geometry.bounds
    let radius = min(shown.cornerStyle.radius, bounds.width / 2, bounds.height / 2)
    // An arc is at least 0.3 radii away from its corner; antialiasing reaches a little further in.
    let inside = bounds.insetBy(0.3 * radius + 2)
    return children.contains { $0.geometry.isDrawn && !inside.contains($0.geometry.extent) }
  }
}
