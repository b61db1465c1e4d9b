import RasterKit

/// A shape and the clip it is painted through.
struct ClippedShape {
  var shape: PlanShape
  var clip: Int
}

extension FramePlanBuilder {
  /// A rectangle with the edges of a visited layer, some of which may be hard: cut off at pixel
  /// centres.
  ///
  /// If hard and antialiased edges are mixed, the shape reaches beyond the hard ones and a
  /// hard-edged clip, which reaches beyond the antialiased ones, cuts it there. With rounded
  /// corners all edges are antialiased.
  func outline(
    of box: PlaneRect, _ visit: LayerVisit, _ style: CornerStyle = .sharp, clip: Int
  ) -> ClippedShape {
    let hard = visit.layer.shown.hardEdges
    if hard.isEmpty || hard == .all || style.radius > 0 {
      let shape = visit.map.shape(of: box, style, hardEdges: hard == .all)
      return ClippedShape(shape: shape, clip: clip)
    }
    let margin = visit.map.pixelLength(in: box) * 2
    let smooth = EdgeSet.all.subtracting(hard)
    let cut = visit.map.shape(of: box.moved(smooth, outBy: margin), hardEdges: true)
    return ClippedShape(
      shape: visit.map.shape(of: box.moved(hard, outBy: margin)),
      clip: addClip(cut, inside: clip))
  }
}

extension ProjectiveMap {
  /// The longest side of a device pixel in the plane, in the middle of a box.
  fileprivate func pixelLength(in box: PlaneRect) -> Double {
    guard let back = tangent(of: box).inverted else { return 0 }
    return abs(back.a) + abs(back.b) + abs(back.c) + abs(back.d)
  }
}

extension PlaneRect {
  fileprivate func moved(_ edges: EdgeSet, outBy distance: Double) -> PlaneRect {
    PlaneRect(
      minX: edges.contains(.minX) ? minX - distance : minX,
      minY: edges.contains(.minY) ? minY - distance : minY,
      maxX: edges.contains(.maxX) ? maxX + distance : maxX,
      maxY: edges.contains(.maxY) ? maxY + distance : maxY)
  }
}
