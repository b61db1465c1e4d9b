import RasterKit

/// A rounded rectangle by its definition, for supersampling.
struct ShapeOracle {
  var width: Double
  var height: Double
  var radius: Double
  var map: AffineMap

  var shape: RoundedShape {
    RoundedShape(width: width, height: height, radius: radius, transform: map)
  }

  /// Exact for any affine map.
  var area: Double {
    let r = min(radius, width / 2, height / 2)
    return abs(map.determinant) * (width * height - (4 - Double.pi) * r * r)
  }

  /// Whether a point of local space is inside.
  func contains(_ x: Double, _ y: Double) -> Bool {
    let r = min(radius, width / 2, height / 2)
    let u = abs(x - width / 2) - (width / 2 - r)
    let v = abs(y - height / 2) - (height / 2 - r)
    return u > 0 && v > 0 ? u * u + v * v <= r * r : max(u, v) <= r
  }

  /// The part of a pixel inside, from 16 by 16 samples.
  func coverage(x: Int32, y: Int32) -> Double {
    let inverse = map.inverted!
    var hits = 0
    for row in 0..<16 {
      for column in 0..<16 {
        let point = inverse.apply(
          x: Double(x) + (Double(column) + 0.5) / 16, y: Double(y) + (Double(row) + 0.5) / 16)
        if contains(point.x, point.y) { hits += 1 }
      }
    }
    return Double(hits) / 256
  }
}

extension RoundedShape {
  /// All coverage by rows, as used by painters: 255 in the inner spans, `coverage` beside them.
  func paintedCoverage(_ visit: (_ x: Int32, _ y: Int32, UInt8) -> Void) {
    var mask = [UInt8](repeating: 0, count: max(Int(bounds.width), 1))
    for y in bounds.minY..<max(bounds.minY, bounds.maxY) {
      let spans = rowSpans(y: y)
      coverage(y: y, x: spans.outer, into: &mask)
      for x in spans.outer {
        let level = spans.inner.contains(x) ? 255 : mask[Int(x - spans.outer.lowerBound)]
        visit(x, y, level)
      }
    }
  }
}

extension AffineMap {
  /// Rotated by `angle` (radians) and scaled around the local origin, then moved.
  static func turned(
    _ angle: Double, scaleX: Double = 1, scaleY: Double = 1, x: Double, y: Double
  ) -> AffineMap {
    let (c, s) = (cosine(angle), cosine(angle - .pi / 2))
    return AffineMap(
      a: c * scaleX, b: s * scaleX, c: -s * scaleY, d: c * scaleY, tx: x, ty: y)
  }

  /// The power series, so that the tests need no math library.
  private static func cosine(_ angle: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for n in 1...20 {
      term *= -angle * angle / Double((2 * n - 1) * 2 * n)
      sum += term
    }
    return sum
  }
}
