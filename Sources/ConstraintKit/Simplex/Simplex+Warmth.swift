/// Starting from where the last solution was.
extension Simplex {
  /// Moves nonbasic members to the bounds at which they rest, after targets have changed.
  func restAtBounds() {
    for column in nonbasic.indices where resting[column] >= 0 {
      let member = nonbasic[column]
      let distance = bounds[resting[column]].target - values[member]
      move(column, by: distance)
    }
  }

  /// Takes up where an earlier simplex with other members left off.
  func warmUp(_ hints: [Slot]) {
    for member in members.indices {
      isNew[member] = hints[member] == VariableState.Resting.unknown
    }
    for row in basic.indices where hints[basic[row]] >= 0 {
      let wanted = tableau.row(row).filter { entry in
        hints[nonbasic[Int(entry.column)]] == VariableState.Resting.basic
      }
      let best = wanted.max { $0.coefficient.magnitude < $1.coefficient.magnitude }
      if let best, best.coefficient.magnitude > 1e-3 { exchange(row, Int(best.column)) }
    }
    for column in nonbasic.indices {
      let member = nonbasic[column]
      resting[column] =
        bounds(of: member).first { bounds[$0].constraint == hints[member] } ?? -1
    }
  }

  /// What `warmUp` needs to know of each member.
  func hints() -> [Slot] {
    var result = [Slot](repeating: VariableState.Resting.basic, count: members.count)
    for column in nonbasic.indices {
      result[nonbasic[column]] =
        resting[column] < 0
        ? VariableState.Resting.anywhere : bounds[resting[column]].constraint
    }
    return result
  }
}
