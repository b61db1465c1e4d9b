/// A first guess for new members, which saves most of the steps.
extension Simplex {
  func startWithNewMembers() {
    guard isNew.contains(true) else { return }
    for column in nonbasic.indices where isNew[nonbasic[column]] { startAtOwnBounds(column) }
    for bound in newEquations() { startAtEquation(bound) }
    for member in members.indices { isNew[member] = false }
  }

  /// Moves a parameter to where it costs least by itself.
  private func startAtOwnBounds(_ column: Int) {
    for level in 0..<levels { pulls[column * levels + level] = 0 }
    guard let sign = improvingSign(column) else { return }
    crossings.removeAll(keepingCapacity: true)
    findOwnCrossings(column, sign)
    sortCrossings(false)
    guard let index = firstObstacle() else { return }
    stop(at: index, column, sign)
  }

  /// The equations of new rows, by priority and age.
  private func newEquations() -> [Int] {
    var result = [Int]()
    for member in basic where isNew[member] {
      result += bounds(of: member).filter { bounds[$0].below > 0 && bounds[$0].above > 0 }
    }
    return result.sorted { a, b in
      bounds[a].level != bounds[b].level
        ? bounds[a].level < bounds[b].level : bounds[a].rank < bounds[b].rank
    }
  }

  /// Lets an equation hold by means of a parameter that nothing else holds, and on which few rows
  /// depend.
  private func startAtEquation(_ bound: Int) {
    guard let row = basic.firstIndex(of: member(of: bound)) else { return }
    var best: SparseRows.Entry?
    for entry in tableau.row(row) where isUnbounded(Int(entry.column)) {
      let count = tableau.rows(with: Int(entry.column)).count
      if best == nil || count < tableau.rows(with: Int(best!.column)).count { best = entry }
    }
    guard let best, best.coefficient.magnitude > 0.1 else { return }
    let column = Int(best.column)
    move(column, by: (bounds[bound].target - values[basic[row]]) / best.coefficient)
    values[basic[row]] = bounds[bound].target
    resting[column] = bound
    exchange(row, column)
  }

  private func isUnbounded(_ column: Int) -> Bool {
    resting[column] < 0 && bounds(of: nonbasic[column]).isEmpty
  }
}
