/// Collects the constraint rows of one joint between two bodies, or a body and the world (-1).
struct JointRows {
  var first: Int
  var second: Int
  /// Relative to the bodies' middles.
  var firstArm = Vector.zero
  var secondArm = Vector.zero
  var pull = ConstraintRow.Pull.rigid
  private(set) var rows: [ConstraintRow] = []

  init(first: Int, second: Int) {
    self.first = first
    self.second = second
  }

  /// Prevents relative motion of the points along `normal`.
  mutating func addLine(
    _ normal: Vector, error: Double,
    range: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) {
    var row = ConstraintRow(first: first, second: second)
    row.normal = normal
    row.firstArm = firstArm
    row.secondArm = secondArm
    add(&row, error, range)
  }

  mutating func addTurn(
    error: Double, range: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) {
    var row = ConstraintRow(first: first, second: second)
    row.isAngular = true
    add(&row, error, range)
  }

  /// Acts only outside the bounds. A nil `normal` limits the rotation.
  mutating func addLimits(_ normal: Vector?, place: Double, _ bounds: ClosedRange<Double>) {
    let (error, range): (Double, ClosedRange<Double>)
    if place < bounds.lowerBound {
      (error, range) = (place - bounds.lowerBound, 0...Double.infinity)
    } else if place > bounds.upperBound {
      (error, range) = (place - bounds.upperBound, -Double.infinity...0)
    } else {
      return
    }
    if let normal {
      addLine(normal, error: error, range: range)
    } else {
      addTurn(error: error, range: range)
    }
  }

  private mutating func add(
    _ row: inout ConstraintRow, _ error: Double, _ range: ClosedRange<Double>
  ) {
    row.error = error.isFinite ? error : 0
    row.range = range
    row.pull = pull
    row.key.part = rows.count
    rows.append(row)
  }
}
