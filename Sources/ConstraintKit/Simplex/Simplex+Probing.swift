extension Simplex {
  /// The values of the parameters in another equally good solution: one in which a sum of parameters
  /// is larger (`sign` 1) or smaller (-1) by `reach`, or by as much as possible. Nil if there is none.
  func otherSolution(
    of shares: [(parameter: Int, share: Double)], sign: Double, reach: Double
  ) -> Simplex? {
    let probe = copyWithRow(of: shares)
    let last = probe.members.count - 1
    let before = probe.values[last]
    probe.bounds[probe.starts[last]].target = before + sign * reach
    probe.bounds[probe.starts[last]].below = sign > 0 ? 1 : 0
    probe.bounds[probe.starts[last]].above = sign > 0 ? 0 : 1
    probe.minimize()
    return (probe.values[last] - before).magnitude > ConstraintSystem.tolerance ? probe : nil
  }

  /// A simplex at the same solution, with one more member and without ranks.
  private func copyWithRow(of shares: [(parameter: Int, share: Double)]) -> Simplex {
    var value = 0.0
    let column = Dictionary(uniqueKeysWithValues: nonbasic.enumerated().map { ($1, $0) })
    let row = Dictionary(uniqueKeysWithValues: basic.enumerated().map { ($1, $0) })
    var sums = [Double](repeating: 0, count: nonbasic.count)
    for (parameter, share) in shares {
      value += share * values[parameter]
      if let column = column[parameter] {
        sums[column] += share
      } else if let row = row[parameter] {
        for entry in tableau.row(row) { sums[Int(entry.column)] += share * entry.coefficient }
      }
    }
    let form = sums.enumerated().filter { $1 != 0 }.map {
      SparseRows.Entry(column: Int32($0), coefficient: $1)
    }
    return Simplex(copying: self, form: form, value: value)
  }
}
