/// How exact the values are to which a solution leads.
extension Simplex {
  /// How far the members of the columns are from the bounds at which they rest.
  func residuals(_ value: (Slot) -> Double) -> [Residual] {
    nonbasic.indices.map { column in
      guard resting[column] >= 0 else { return Residual(0, scale: 0) }
      let target = bounds[resting[column]].target
      return Residual(value(members[nonbasic[column]]) - target, scale: target.magnitude)
    }
  }

  /// The steps of the parameters that bring the columns' members to their bounds.
  func steps(against residuals: [Residual]) -> [(Slot, Double)] {
    var steps = [Double](repeating: 0, count: parameterCount)
    for (column, residual) in residuals.enumerated() where residual.value != 0 {
      if nonbasic[column] < parameterCount { steps[nonbasic[column]] -= residual.value }
      for row in tableau.rows(with: column) where basic[Int(row)] < parameterCount {
        steps[basic[Int(row)]] -= tableau[Int(row), column] * residual.value
      }
    }
    return steps.indices.lazy.filter { steps[$0] != 0 }.map { (members[$0], steps[$0]) }
  }

  /// Whether the members of the columns are where they should rest.
  func isAccurate(_ value: (Slot) -> Double) -> Bool {
    !isSpoilt && residuals(value).allSatisfy { $0.value.magnitude <= 1e-8 * $0.scale }
  }
}
