/// Collects the constraint rows of one joint between two bodies, or a body and the world (-1).
struct JointRows {
  var first: Int
  var second: Int
  /// Relative to the bodies' middles.
  var firstArm = Vector.zero
  var secondArm = Vector.zero
  var stiffness = ConstraintRow.Stiffness.rigid
  private(set) var rows: [ConstraintRow] = []

  init(first: Int, second: Int) {
    self.first = first
    self.second = second
  }

  /// Prevents relative motion of the points along `normal`.
  mutating func addLinear(
    _ normal: Vector, error: Double,
    range: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) {
    var row = ConstraintRow(first: first, second: second)
    row.normal = normal
    row.firstArm = firstArm
    row.secondArm = secondArm
    add(&row, error, range)
  }

  mutating func addAngular(
    error: Double, range: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) {
    var row = ConstraintRow(first: first, second: second)
    row.isAngular = true
    add(&row, error, range)
  }

  /// Acts only outside the bounds. A nil `normal` limits the rotation.
  mutating func addLimits(_ normal: Vector?, position: Double, _ bounds: ClosedRange<Double>) {
    let (error, range): (Double, ClosedRange<Double>)
    if position < bounds.lowerBound {
      (error, range) = (position - bounds.lowerBound, 0...Double.infinity)
    } else if position > bounds.upperBound {
      (error, range) = (position - bounds.upperBound, -Double.infinity...0)
    } else {
      return
    }
    if let normal {
      addLinear(normal, error: error, range: range)
    } else {
      addAngular(error: error, range: range)
    }
  }

  private mutating func add(
    _ row: inout ConstraintRow, _ error: Double, _ range: ClosedRange<Double>
  ) {
    row.error = error.isFinite ? error : 0
    row.range = range
    row.stiffness = stiffness
    row.key.part = rows.count
    rows.append(row)
  }
}
