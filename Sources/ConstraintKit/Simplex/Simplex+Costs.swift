/// The costs of moving.
extension Simplex {
  /// Finds out anew on which side of their bounds the basic members are, and what moving costs. At a
  /// bound, a member stays on the side on which it was.
  func priceAnew() {
    for index in pulls.indices { pulls[index] = 0 }
    for row in basic.indices {
      let member = basic[row]
      for bound in bounds(of: member) {
        let target = bounds[bound].target
        if !Self.isClose(values[member], target) { bounds[bound].isAbove = values[member] > target }
      }
      addSlope(ofRow: row, 1)
    }
  }

  /// Adds what a basic member costs to the costs of the columns on which it depends, or takes it away.
  func addSlope(ofRow row: Int, _ sign: Double) {
    guard computeSlope(of: basic[row]) else { return }
    for entry in tableau.row(row) {
      let first = Int(entry.column) * levels
      for level in 0..<levels { pulls[first + level] += sign * entry.coefficient * slope[level] }
    }
  }

  /// Puts the cost of raising a basic member by one into `slope`; false if there is none.
  private func computeSlope(of member: Int) -> Bool {
    for level in 0..<levels { slope[level] = 0 }
    var isSloped = false
    for bound in bounds(of: member) {
      let state = bounds[bound]
      let cost = state.isAbove ? state.above : -state.below
      guard cost != 0 else { continue }
      isSloped = true
      slope[state.level] += cost
      slope[levels - 1] += cost * state.rank
    }
    return isSloped
  }

  /// Puts the cost of moving a column's member by one, up or down, into `gain`.
  func computeGain(_ column: Int, _ sign: Double) {
    for level in 0..<levels { gain[level] = sign * pulls[column * levels + level] }
    let member = nonbasic[column]
    for bound in bounds(of: member) {
      let state = bounds[bound]
      let isAt = Self.isClose(values[member], state.target)
      let isAbove = isAt ? sign > 0 : values[member] > state.target
      let cost = (isAbove ? state.above : -state.below) * sign
      gain[state.level] += cost
      gain[levels - 1] += cost * state.rank
    }
  }

  /// Whether `gain` is a change for the better: the first level that changes gets cheaper.
  var isImprovement: Bool {
    for level in 0..<levels where gain[level].magnitude > Self.tolerance { return gain[level] < 0 }
    return false
  }
}
