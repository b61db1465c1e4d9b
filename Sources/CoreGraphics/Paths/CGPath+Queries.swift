extension CGPath {
  /// Whether the path has no elements, not even a first point.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line would begin; (0, 0) in an empty path.
  public var currentPoint: CGPoint { elements.current ?? .zero }

  /// The bounding box of all points, control points included; null if the path is empty.
  public var boundingBox: CGRect { CGRect(holding: elements.list.lazy.flatMap(\.points)) }

  /// The bounding box of the lines and curves themselves; null if the path is empty.
  public var boundingBoxOfPath: CGRect { CGRect(holding: elements.extremes) }

  /// Whether the path is one closed rectangle along the axes, which is then stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = elements.asRect else { return false }
    rect?.pointee = found
    return true
  }

  /// Whether a point, after `transform` is applied to it, is inside. Points on the outline may
  /// count either way.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let place = point.applying(transform)
    guard place.isFinite else { return false }
    let turns = elements.windingNumber(at: place)
    return rule == .winding ? turns.winding != 0 : turns.crossings % 2 == 1
  }
}

extension PathElements {
  /// Ends of lines and curves, and the extreme points of curves.
  var extremes: [CGPoint] {
    var result: [CGPoint] = []
    var here = CGPoint.zero
    for element in list {
      result += Cubic(element, from: here)?.turningPoints ?? []
      if let end = element.end {
        result.append(end)
        here = end
      }
    }
    return result
  }

  /// Four sides along the axes in order, closed or ending where they began.
  package var asRect: CGRect? {
    guard list.count <= 6 else { return nil }
    var corners: [CGPoint] = []
    for (index, element) in list.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point): corners.append(point)
      case .close where index == list.count - 1: break
      default: return nil
      }
    }
    if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let flatFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let steepFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return flatFirst || steepFirst ? CGRect(holding: corners) : nil
  }

  /// How often the outline winds around a point, and how often it crosses a ray to the point's
  /// right. Open subpaths count as closed, as in filling.
  func windingNumber(at point: CGPoint) -> (winding: Int, crossings: Int) {
    var (winding, crossings) = (0, 0)
    for polygon in flattened(tolerance: 0.01) {
      for (a, b) in zip(polygon.points, polygon.points.dropFirst() + polygon.points.prefix(1)) {
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > point.x else { continue }
        winding += a.y < b.y ? 1 : -1
        crossings += 1
      }
    }
    return (winding, crossings)
  }
}
