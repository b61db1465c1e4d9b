extension TimingCurve {
  /// The curve's y at `x` (time, 0...1), accurate to 1e-9; clamped outside 0...1.
  ///
  /// Solves the Bezier for its parameter by Newton's method, with bisection where that leaves the
  /// interval. The x of the control points is clamped to 0...1, so that there is one y for every x.
  /// Their y is not clamped, so the result may overshoot.
  package func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return x }
    guard (x1 + y1 + x2 + y2).isFinite else { return x }
    let time = Axis(min(max(x1, 0), 1), min(max(x2, 0), 1))
    return Axis(y1, y2).value(at: time.parameter(of: x))
  }

  /// One coordinate of a cubic Bezier from 0 to 1: ((a s + b) s + c) s.
  private struct Axis {
    let a: Double
    let b: Double
    let c: Double

    init(_ p1: Double, _ p2: Double) {
      c = 3 * p1
      b = 3 * (p2 - p1) - c
      a = 1 - c - b
    }

    func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }

    func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }

    /// The s at which an increasing axis has the value `x`.
    func parameter(of x: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      var s = x
      for _ in 0..<64 {
        let error = value(at: s) - x
        if abs(error) < 1e-13 { break }
        if error > 0 { high = s } else { low = s }
        let next = s - error / slope(at: s)
        s = next > low && next < high ? next : (low + high) / 2
        if high - low < 1e-15 { break }
      }
      return s
    }
  }
}
