import CoreGraphics

/// A singular transform: its scales are the lengths of its rows, and it has no rotation.
struct SingularDecomposition: TransformDecomposition {
  private(set) var matrix: CATransform3D

  init(_ transform: CATransform3D) { matrix = transform }

  var angles: SIMD3<Double> {
    get { .zero }
    set {
      let turn = Quaternion(angles: newValue).rows
      var rotation = CATransform3D()
      (rotation.row1, rotation.row2) = (SIMD4(turn.0, 0), SIMD4(turn.1, 0))
      rotation.row3 = SIMD4(turn.2, 0)
      matrix = CATransform3DConcat(matrix, rotation)
    }
  }

  var scale: SIMD3<Double> {
    get { SIMD3(length(matrix.row1), length(matrix.row2), length(matrix.row3)) }
    set {
      let axes = CATransform3D()
      matrix.row1 = scaled(matrix.row1, to: newValue.x, or: axes.row1)
      matrix.row2 = scaled(matrix.row2, to: newValue.y, or: axes.row2)
      matrix.row3 = scaled(matrix.row3, to: newValue.z, or: axes.row3)
    }
  }

  var offset: SIMD3<Double> {
    get { SIMD3(Double(matrix.m41), Double(matrix.m42), Double(matrix.m43)) }
    set {
      (matrix.m41, matrix.m42, matrix.m43) = (
        CGFloat(newValue.x), CGFloat(newValue.y), CGFloat(newValue.z)
      )
    }
  }

  private func length(_ row: SIMD4<Double>) -> Double { SIMD3(row.x, row.y, row.z).length }

  /// A row of length 0 takes the direction of its axis.
  private func scaled(
    _ row: SIMD4<Double>, to wanted: Double, or axis: SIMD4<Double>
  ) -> SIMD4<Double> {
    let length = length(row)
    return length > 0 ? row * (wanted / length) : axis * wanted
  }
}
