/// A subpath as straight lines.
package struct Polyline: Sendable {
  package var points: [CGPoint]
  package var isClosed = false
}

/// A cubic Bezier curve; quadratic curves are converted to it.
package struct Cubic {
  var p0, p1, p2, p3: CGPoint

  init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  /// Nil for elements that are not curves.
  init?(_ element: PathElements.Element, from p0: CGPoint) {
    switch element {
    case .cubic(let p1, let p2, let p3): self.init(p0, p1, p2, p3)
    case .quad(let c, let end):
      func toward(_ p: CGPoint) -> CGPoint {
        CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
      }
      self.init(p0, toward(p0), toward(end), end)
    case .move, .line, .close: return nil
    }
  }

  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }

  /// The points inside the curve where x or y has an extreme value.
  var turningPoints: [CGPoint] {
    (Cubic.turns(p0.x, p1.x, p2.x, p3.x) + Cubic.turns(p0.y, p1.y, p2.y, p3.y)).map(point(at:))
  }

  /// Zeros of the derivative inside 0...1: a t^2 + b t + c with c = p1 - p0 and so on.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat]
  {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let roots: [CGFloat]
    if abs(a) < 1e-12 {
      roots = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Points after p0, up to and including p3, with no chord further than `tolerance` from the
  /// curve.
  ///
  /// A cubic divided into n equal parts is at most sqrt(3)/18 (largest second difference) 3 / n^2
  /// from its chords; 0.75 is a safe and simple bound for the constant.
  func flattened(tolerance: CGFloat) -> [CGPoint] {
    let d1 = hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
    let d2 = hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
    let parts = (0.75 * max(d1, d2) / tolerance).squareRoot().rounded(.up)
    let count = Int(min(max(parts, 1), 500))
    return (1...count).map { $0 == count ? p3 : point(at: CGFloat($0) / CGFloat(count)) }
  }
}

extension PathElements {
  /// The subpaths as straight lines at most `tolerance` from the curves.
  package func flattened(tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    for element in list {
      switch element {
      case .move(let point): result.append(Polyline(points: [point]))
      case .close: result[result.count - 1].isClosed = true
      case .line(let point): result[result.count - 1].points.append(point)
      case .quad, .cubic:
        guard let here = result[result.count - 1].points.last else { continue }
        let points = Cubic(element, from: here)?.flattened(tolerance: tolerance) ?? []
        result[result.count - 1].points += points
      }
    }
    return result
  }
}
