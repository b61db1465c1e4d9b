import ConstraintKit

/// The reference solver for systems with hundreds of variables: required equations are eliminated
/// from a dense matrix first, so that the linear program is small enough.
struct EliminatingReference {
  private let reduced: ReferenceSolver<Double>

  init(_ constraints: [PlainConstraint], count: Int) {
    var matrix = constraints.filter { $0.isRequired && $0.relation == .equal }.map { constraint in
      Self.row(of: constraint, count: count)
    }
    let pivots = Self.eliminate(&matrix, count: count)
    let free = (0..<count).filter { pivots[$0] == nil }
    let place = Dictionary(uniqueKeysWithValues: free.enumerated().map { ($1, $0) })
    let rest = constraints.filter { !$0.isRequired || $0.relation != .equal }.map { constraint in
      var row = Self.row(of: constraint, count: count)
      for column in 0..<count where row[column] != 0 {
        guard let pivot = pivots[column] else { continue }
        let factor = row[column]
        for index in row.indices { row[index] -= factor * matrix[pivot][index] }
      }
      var result = constraint
      result.terms = free.compactMap { column in
        row[column].magnitude < 1e-9 ? nil : (place[column]!, row[column])
      }
      result.constant = row[count]
      return result
    }
    reduced = ReferenceSolver(
      rest.filter { !$0.terms.isEmpty || !$0.isRequired }, count: free.count)
  }

  private static func row(of constraint: PlainConstraint, count: Int) -> [Double] {
    var row = [Double](repeating: 0, count: count + 1)
    for term in constraint.terms { row[term.variable] += term.coefficient }
    row[count] = constraint.constant
    return row
  }

  /// Leaves a 1 in the column of each variable that is eliminated, and returns in which row.
  private static func eliminate(_ matrix: inout [[Double]], count: Int) -> [Int: Int] {
    var pivots = [Int: Int]()
    for row in matrix.indices {
      let column = (0..<count).max { matrix[row][$0].magnitude < matrix[row][$1].magnitude }!
      let pivot = matrix[row][column]
      guard pivot.magnitude > 1e-9 else { continue }
      pivots[column] = row
      for index in 0...count { matrix[row][index] /= pivot }
      for other in matrix.indices where other != row && matrix[other][column] != 0 {
        let factor = matrix[other][column]
        for index in 0...count where matrix[row][index] != 0 {
          matrix[other][index] -= factor * matrix[row][index]
        }
      }
    }
    return pivots
  }

  func leastErrors() -> [Double] { reduced.leastErrors() }
}
