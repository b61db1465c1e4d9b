extension Simplex {
  /// Moves to a solution that no step improves. After many steps that gain nothing the first possible
  /// one is taken each time, which cannot go round in circles.
  func minimize() {
    priceAnew()
    var idle = 0
    for step in 0..<(1000 + 100 * members.count) {
      let takesFirst = idle > 20 + basic.count
      guard let (column, sign) = improvingDirection(takesFirst) else { return }
      idle = advance(column, sign, takesFirst) > 0 ? 0 : idle + 1
      if step % 50 == 49 { priceAnew() }
    }
    assertionFailure("The simplex method does not end")
  }

  /// The direction that lowers the costs most, or the first that does, if there is one; its costs are
  /// left in `bestGain`.
  private func improvingDirection(_ takesFirst: Bool) -> (column: Int, sign: Double)? {
    var best: (column: Int, sign: Double)?
    for column in nonbasic.indices {
      for sign in [1.0, -1.0] {
        computeGain(column, sign)
        guard isImprovement(gain) else { continue }
        if let best {
          let isBetter =
            takesFirst
            ? nonbasic[column] < nonbasic[best.column] : isSteeper(gain, than: bestGain)
          guard isBetter else { continue }
        }
        best = (column, sign)
        swap(&gain, &bestGain)
      }
    }
    return best
  }

  /// Moves a column's member as long as that lowers the costs, and returns how far.
  private func advance(_ column: Int, _ sign: Double, _ takesFirst: Bool) -> Double {
    findCrossings(column, sign)
    sortCrossings(takesFirst)
    for (index, crossing) in crossings.enumerated() {
      let bound = bounds[crossing.bound]
      let jump = (bound.below + bound.above) * crossing.rate.magnitude
      bestGain[bound.level] += jump
      bestGain[levels - 1] += jump * bound.rank
      if isImprovement(bestGain) { continue }
      stop(at: index, column, sign)
      return crossing.distance
    }
    assertionFailure("The costs have no minimum")
    return 0
  }

  private func findCrossings(_ column: Int, _ sign: Double) {
    crossings.removeAll(keepingCapacity: true)
    let member = nonbasic[column]
    for bound in bounds(of: member) {
      let distance = (bounds[bound].target - values[member]) * sign
      guard distance > 0, !Self.isClose(values[member], bounds[bound].target) else { continue }
      crossings.append(
        Crossing(distance: distance, rate: sign, row: -1, member: member, bound: bound))
    }
    for row in tableau.columns[column] {
      findCrossings(ofRow: Int(row), rate: tableau[Int(row), column] * sign)
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
  private func sortCrossings(_ takesFirst: Bool) {
    crossings.sort { a, b in
      if a.distance != b.distance { return a.distance < b.distance }
      if !takesFirst, a.rate.magnitude != b.rate.magnitude {
        return a.rate.magnitude < b.rate.magnitude
      }
      return a.bound < b.bound
    }
  }

  /// Moves a column's member until a bound is reached, where one member comes to rest.
  private func stop(at index: Int, _ column: Int, _ sign: Double) {
    let crossing = crossings[index]
    cross(crossings[..<index])
    let member = nonbasic[column]
    if crossing.distance > 0 {
      values[member] += sign * crossing.distance
      for row in tableau.columns[column] {
        values[basic[Int(row)]] +=
          tableau[Int(row), column] * sign * crossing.distance
      }
    }
    values[crossing.member] = bounds[crossing.bound].target
    resting[column] = crossing.bound
    guard crossing.row >= 0 else { return }
    for bound in bounds(of: member) {
      let target = bounds[bound].target
      bounds[bound].isAbove =
        Self.isClose(values[member], target) ? sign > 0 : values[member] > target
    }
    addSlope(ofRow: crossing.row, -1)
    exchangePulls(crossing.row, column)
    exchange(crossing.row, column)
    addSlope(ofRow: crossing.row, 1)
  }

  /// The costs of basic members change where they go past bounds.
  private func cross(_ crossings: ArraySlice<Crossing>) {
    for crossing in crossings where crossing.row >= 0 {
      let isAbove = crossing.rate > 0
      bounds[crossing.bound].isAbove = isAbove
      let bound = bounds[crossing.bound]
      let jump = (bound.below + bound.above) * (isAbove ? 1 : -1)
      for entry in tableau.rows[crossing.row] {
        let first = Int(entry.column) * levels
        pulls[first + bound.level] += entry.coefficient * jump
        pulls[first + levels - 1] += entry.coefficient * jump * bound.rank
      }
    }
  }

  /// Substitutes in the costs what `exchange` substitutes in the rows.
  private func exchangePulls(_ row: Int, _ column: Int) {
    let inverse = 1 / tableau[row, column]
    for level in 0..<levels {
      let factor = pulls[column * levels + level]
      guard factor != 0 else { continue }
      for entry in tableau.rows[row] where Int(entry.column) != column {
        pulls[Int(entry.column) * levels + level] -= factor * entry.coefficient * inverse
      }
      pulls[column * levels + level] = factor * inverse
    }
  }
}
