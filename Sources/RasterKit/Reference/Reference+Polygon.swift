internal import CUIKernels

extension Reference {
  /// Computes the coverage of every pixel of `clip`, without spans.
  package static func solidOver(
    _ target: PixelTarget, shape: PolygonShape, clip: PixelRect, color: UInt32
  ) {
    forEachPixel(of: target, in: clip.intersection(shape.bounds)) { x, y, d in
      d = over(scale(color, by: coverage(of: shape, x: x, y: y)), d)
    }
  }

  /// How much of a pixel the polygon covers, 0 to 255: the area to the left of its right edges
  /// minus the area to the left of its left edges.
  package static func coverage(of shape: PolygonShape, x: Int32, y: Int32) -> UInt8 {
    guard shape.bounds.contains(x: x, y: y) else { return 0 }
    if shape.hardEdges { return shape.rowSpans(y: y).outer.contains(x) ? 255 : 0 }
    var part: Float = 0
    for edge in edges(of: shape, y: y) {
      part += left(of: edge, Float(x - shape.bounds.minX)) * edge.height
    }
    return UInt8(min(max(part, 0), 1) * 255 + 0.5)
  }

  private static func edges(of shape: PolygonShape, y: Int32) -> [cui_edge_part] {
    [cui_edge_part](unsafeUninitializedCapacity: 160) { parts, count in
      count = Int(
        shape.withKernelPolygon {
          cui_polygon_edge_parts($0, y, parts.baseAddress!)
        })
    }
  }

  private static func left(of edge: cui_edge_part, _ x: Float) -> Float {
    let (from, to) = (edge.from - x, edge.to - x)
    if edge.per_column == 0 { return min(max((from + to) * 0.5, 0), 1) }
    if to <= 0 { return 0 }
    return from >= 1 ? 1 : (areaLeft(to) - areaLeft(from)) * edge.per_column
  }

  /// The integral up to z of the part of the unit pixel to the left of x.
  private static func areaLeft(_ z: Float) -> Float {
    let inside = min(max(z, 0), 1)
    return inside * inside * 0.5 + max(z - 1, 0)
  }
}
