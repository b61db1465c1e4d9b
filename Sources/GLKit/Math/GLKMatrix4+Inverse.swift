extension GLKMatrix4 {
  /// nil where there is none.
  ///
  /// By Gauss and Jordan: the rows of the matrix and of the identity beside it are combined until the
  /// former is the identity, with the largest number of each column as its pivot.
  var inverse: GLKMatrix4? {
    let rows = GLKMatrix4Transpose(self)
    var left = [rows.c0.all, rows.c1.all, rows.c2.all, rows.c3.all]
    var right: [SIMD4<Float>] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    for column in 0..<4 {
      guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
        left[pivot][column] != 0, left[pivot][column].isFinite
      else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let scale = 1 / left[column][column]
      left[column] *= scale
      right[column] *= scale
      for row in 0..<4 where row != column {
        let share = left[row][column]
        left[row] -= left[column] * share
        right[row] -= right[column] * share
      }
    }
    let made = right.map { GLKVector4($0) }
    return GLKMatrix4Transpose(GLKMatrix4(made[0], made[1], made[2], made[3]))
  }
}
