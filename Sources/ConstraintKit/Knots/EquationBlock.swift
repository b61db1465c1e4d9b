/// Equations that together determine as many parameters.
struct EquationBlock {
  struct Row {
    var constraint: Slot
    var variable: Slot
    /// The equation's expression is this times the variable, and the constant.
    var coefficient: Double
  }

  var parameters: [Slot]
  var rows: [Row]
  /// How far each parameter (row by row) has to move to raise each equation's expression by one.
  var inverse: [Double]
  /// The variables between the parameters and the equations.
  var inner: [Slot] = []

  /// Nil if the equations leave a parameter free. `matrix` has a row for each equation: how much it
  /// changes with each parameter. Equations that only repeat others are left out.
  init?(parameters: [Slot], rows: [Row], matrix: [[Double]]) {
    let count = parameters.count
    var left = matrix
    var right = rows.indices.map { row in
      var unit = [Double](repeating: 0, count: rows.count)
      unit[row] = 1
      return unit
    }
    let scales = matrix.map { row in row.reduce(0) { max($0, $1.magnitude) } }
    var pivotRows = [Int](repeating: -1, count: count)
    for _ in 0..<count {
      guard let (row, column) = Self.pivot(left, scales, pivotRows) else { return nil }
      pivotRows[column] = row
      Self.eliminate(&left, &right, row, column)
    }
    self.parameters = parameters
    self.rows = pivotRows.map { rows[$0] }
    inverse = (0..<count * count).map { index in
      right[pivotRows[index / count]][pivotRows[index % count]]
    }
  }

  /// The largest coefficient, relative to its row, in rows and columns without a pivot.
  private static func pivot(
    _ matrix: [[Double]], _ scales: [Double], _ pivotRows: [Int]
  ) -> (row: Int, column: Int)? {
    var best = 1e-9
    var place: (Int, Int)?
    for row in matrix.indices where !pivotRows.contains(row) {
      for column in pivotRows.indices where pivotRows[column] < 0 {
        let size = matrix[row][column].magnitude / scales[row]
        if size > best { (best, place) = (size, (row, column)) }
      }
    }
    return place
  }

  private static func eliminate(
    _ left: inout [[Double]], _ right: inout [[Double]], _ row: Int, _ column: Int
  ) {
    let scale = 1 / left[row][column]
    for index in left[row].indices { left[row][index] *= scale }
    for index in right[row].indices { right[row][index] *= scale }
    for other in left.indices where other != row {
      let factor = left[other][column]
      guard factor != 0 else { continue }
      for index in left[other].indices { left[other][index] -= factor * left[row][index] }
      for index in right[other].indices { right[other][index] -= factor * right[row][index] }
    }
  }
}
