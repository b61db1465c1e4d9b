extension CATransform3D {
  /// The inverse matrix; nil if the matrix is singular.
  ///
  /// Gauss-Jordan elimination with the largest pivot of each column.
  package var inverse: CATransform3D? {
    var left = [row1, row2, row3, row4]
    let identity = CATransform3D()
    var right = [identity.row1, identity.row2, identity.row3, identity.row4]
    for column in 0..<4 {
      guard let pivot = CATransform3D.pivot(left, column: column) else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let factor = 1 / left[column][column]
      left[column] *= factor
      right[column] *= factor
      for row in 0..<4 where row != column {
        let share = left[row][column]
        left[row] -= left[column] * share
        right[row] -= right[column] * share
      }
    }
    var result = CATransform3D()
    (result.row1, result.row2) = (right[0], right[1])
    (result.row3, result.row4) = (right[2], right[3])
    return result.isFinite ? result : nil
  }

  /// Whether none of the sixteen numbers is infinite or NaN.
  package var isFinite: Bool {
    // Infinity or NaN times 0 is NaN and stays NaN in the sum.
    let upper = row1 * 0 + row2 * 0
    let lower = row3 * 0 + row4 * 0
    return upper + lower == .zero
  }

  private static func pivot(_ rows: [SIMD4<Double>], column: Int) -> Int? {
    let best = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
    guard let best, rows[best][column].isFinite else { return nil }
    return (1 / rows[best][column]).isFinite ? best : nil
  }
}
