extension Simplex {
  /// Moves to a solution that no step improves. Steps are taken in the order in which they turn out to
  /// be possible; after many that gain nothing, in the order of the members, which cannot go round in
  /// circles.
  func minimize() {
    startWithNewMembers()
    priceAnew()
    for column in nonbasic.indices { suspect(column) }
    var idle = 0
    for step in 0..<(1000 + 100 * members.count) {
      let isOrdered = idle > 20 + basic.count
      guard let (column, sign) = isOrdered ? firstDirection() : nextDirection() else { return }
      guard let distance = advance(column, sign, isOrdered) else { return }
      idle = distance > 0 ? 0 : idle + 1
      if step % 64 == 63 { priceAnew() }
    }
    assertionFailure("The simplex method does not end")
  }

  // MARK: Directions

  /// Has a column's costs looked at.
  func suspect(_ column: Int) {
    guard !isSuspect[column] else { return }
    isSuspect[column] = true
    suspects.append(column)
  }

  private func nextDirection() -> (column: Int, sign: Double)? {
    while nextSuspect < suspects.count {
      let column = suspects[nextSuspect]
      if let sign = improvingSign(column) { return (column, sign) }
      isSuspect[column] = false
      nextSuspect += 1
    }
    suspects.removeAll(keepingCapacity: true)
    nextSuspect = 0
    return nil
  }

  private func firstDirection() -> (column: Int, sign: Double)? {
    var first: (column: Int, sign: Double)?
    for column in nonbasic.indices where first == nil || nonbasic[column] < nonbasic[first!.column]
    {
      if let sign = improvingSign(column) { first = (column, sign) }
    }
    guard let first else { return nextDirection() }
    _ = improvingSign(first.column)
    return first
  }

  /// The direction in which moving a column's member makes things better; its costs are left in `gain`.
  func improvingSign(_ column: Int) -> Double? {
    computeGain(column, 1)
    if isImprovement { return 1 }
    computeGain(column, -1)
    return isImprovement ? -1 : nil
  }

  // MARK: Steps

  /// Moves a column's member as long as that lowers the costs, and returns how far; nil if there is no
  /// end to that.
  private func advance(_ column: Int, _ sign: Double, _ isOrdered: Bool) -> Double? {
    crossings.removeAll(keepingCapacity: true)
    findOwnCrossings(column, sign)
    for row in tableau.rows(with: column) {
      findCrossings(ofRow: Int(row), rate: tableau[Int(row), column] * sign)
    }
    sortCrossings(isOrdered)
    guard let index = firstObstacle() else {
      isSpoilt = true
      return nil
    }
    let distance = crossings[index].distance
    stop(at: index, column, sign)
    return distance
  }

  /// The first of the crossings after which it costs to go on.
  func firstObstacle() -> Int? {
    for (index, crossing) in crossings.enumerated() {
      let bound = bounds[crossing.bound]
      let jump = (bound.below + bound.above) * crossing.rate.magnitude
      gain[bound.level] += jump
      gain[levels - 1] += jump * bound.rank
      if !isImprovement { return index }
    }
    return nil
  }

  func findOwnCrossings(_ column: Int, _ sign: Double) {
    let member = nonbasic[column]
    for bound in bounds(of: member) {
      let distance = (bounds[bound].target - values[member]) * sign
      guard distance > 0, !Self.isClose(values[member], bounds[bound].target) else { continue }
      crossings.append(
        Crossing(distance: distance, rate: sign, row: -1, member: member, bound: bound))
    }
  }

  private func findCrossings(ofRow row: Int, rate: Double) {
    let member = basic[row]
    for bound in bounds(of: member) where bounds[bound].isAbove != (rate > 0) {
      let distance = max(0, (bounds[bound].target - values[member]) / rate)
      crossings.append(
        Crossing(distance: distance, rate: rate, row: row, member: member, bound: bound))
    }
  }

  /// Of bounds at the same distance the one with the largest coefficient comes last, so that the
  /// exchange is exact.
  func sortCrossings(_ isOrdered: Bool) {
    crossings.sort { a, b in
      if a.distance != b.distance { return a.distance < b.distance }
      if !isOrdered, a.rate.magnitude != b.rate.magnitude {
        return a.rate.magnitude < b.rate.magnitude
      }
      return a.bound < b.bound
    }
  }

  /// Moves a column's member until a bound is reached, where one member comes to rest.
  func stop(at index: Int, _ column: Int, _ sign: Double) {
    let crossing = crossings[index]
    cross(crossings[..<index])
    move(column, by: sign * crossing.distance)
    values[crossing.member] = bounds[crossing.bound].target
    resting[column] = crossing.bound
    guard crossing.row >= 0 else { return }
    noteSides(of: nonbasic[column], sign)
    addSlope(ofRow: crossing.row, -1)
    exchangePulls(crossing.row, column)
    exchange(crossing.row, column)
    addSlope(ofRow: crossing.row, 1)
  }

  /// Moves a column's member, and the members that depend on it.
  func move(_ column: Int, by distance: Double) {
    guard distance != 0 else { return }
    values[nonbasic[column]] += distance
    for row in tableau.rows(with: column) {
      values[basic[Int(row)]] += tableau[Int(row), column] * distance
    }
  }

  /// A nonbasic member that moved is on definite sides of its bounds.
  private func noteSides(of member: Int, _ sign: Double) {
    for bound in bounds(of: member) {
      let target = bounds[bound].target
      bounds[bound].isAbove =
        Self.isClose(values[member], target) ? sign > 0 : values[member] > target
    }
  }

  /// The costs of basic members change where they go past bounds.
  private func cross(_ crossings: ArraySlice<Crossing>) {
    for crossing in crossings where crossing.row >= 0 {
      let isAbove = crossing.rate > 0
      bounds[crossing.bound].isAbove = isAbove
      let bound = bounds[crossing.bound]
      let jump = (bound.below + bound.above) * (isAbove ? 1 : -1)
      guard jump != 0 else { continue }
      for entry in tableau.row(crossing.row) {
        let first = Int(entry.column) * levels
        pulls[first + bound.level] += entry.coefficient * jump
        pulls[first + levels - 1] += entry.coefficient * jump * bound.rank
        suspect(Int(entry.column))
      }
    }
  }

  /// Substitutes in the costs what `exchange` substitutes in the rows.
  private func exchangePulls(_ row: Int, _ column: Int) {
    let inverse = 1 / tableau[row, column]
    for entry in tableau.row(row) {
      suspect(Int(entry.column))
      guard Int(entry.column) != column else { continue }
      for level in 0..<levels {
        pulls[Int(entry.column) * levels + level] -=
          pulls[column * levels + level] * entry.coefficient * inverse
      }
    }
    for level in 0..<levels { pulls[column * levels + level] *= inverse }
  }
}
