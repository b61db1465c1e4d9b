/// How far something is off that should be zero, and the size of its parts.
struct Residual {
  var value: Double
  var scale: Double

  init(_ value: Double, scale: Double) {
    self.value = value
    self.scale = 1 + scale
  }
}

/// Iterative refinement: residuals are computed from the constraints themselves, and steps against them
/// go on as long as each at least halves the largest. What is left then is rounding of the values
/// between them.
struct Refinement {
  static let negligible = 1e-12

  private(set) var residuals = [Residual]()
  private var largest = Double.infinity

  mutating func goesOn(after residuals: [Residual]) -> Bool {
    let before = largest
    largest = residuals.reduce(0) { max($0, $1.value.magnitude / $1.scale) }
    self.residuals = residuals
    return largest > Self.negligible && largest <= before / 2
  }
}
