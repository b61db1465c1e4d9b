/// How far the parameter of a knot may move, down and up.
struct Interval {
  var low = -Double.infinity
  var high = Double.infinity
  /// Two rows that exclude each other.
  var clash: (Slot, Slot)?

  var isPoint: Bool { low >= high }

  mutating func collapse(to value: Double) {
    low = value
    high = value
  }
}

extension ConstraintSystem {
  /// Chooses the parameter of an interval, or notes what clashes. Returns whether its step was so long
  /// that what is left of the parameter has lost digits.
  func solveInterval(_ knot: Slot) -> Bool {
    statistics.knotsSolved += 1
    let interval = narrow(knot)
    guard interval.clash == nil else {
      noteClash(interval.clash!)
      return false
    }
    let slot = knots[knot].parameter
    let (old, step) = (variables[slot].value, step(within: interval, knot))
    let new = old + step
    guard step.magnitude > Refinement.negligible * (1 + new.magnitude) else { return false }
    move(slot, to: new)
    return step.magnitude > 1e3 * (1 + new.magnitude)
  }

  /// The steps of the parameter that satisfy the bounds best, level by level.
  func narrow(_ knot: Slot) -> Interval {
    var interval = Interval()
    var levelStart = knots[knot].firstRow
    let end = levelStart + knots[knot].rowCount
    var before = interval
    var row = levelStart
    while row < end {
      if knotRows[row].startsLevel {
        if interval.isPoint { return interval }
        levelStart = row
        before = interval
      }
      if !interval.narrow(knotRows[row].side, at: step(toSatisfy: row)) {
        if constraints[knotRows[row].constraint].isRequired {
          if !isNearlySatisfied(row, &interval) { return interval }
        } else {
          row = endOfLevel(row, end)
          interval = compromise(levelStart..<row, before)
          continue
        }
      }
      row += 1
    }
    return interval
  }

  @inline(__always)
  private func step(toSatisfy row: Slot) -> Double {
    let state = knotRows[row]
    let value = state.coefficient * variables[state.variable].value
    return (value + constraints[state.constraint].constant) * state.step
  }

  private func endOfLevel(_ row: Slot, _ end: Slot) -> Slot {
    var next = row + 1
    while next < end, !knotRows[next].startsLevel { next += 1 }
    return next
  }

  /// A required row that rounding errors exclude counts as satisfied; another is noted as a clash.
  private func isNearlySatisfied(_ row: Slot, _ interval: inout Interval) -> Bool {
    let state = knotRows[row]
    let step = step(toSatisfy: row)
    let nearest = min(max(step, interval.low), interval.high)
    let scale =
      max(
        1, (state.coefficient * variables[state.variable].value).magnitude,
        constraints[state.constraint].constant.magnitude)
    if ((step - nearest) / state.step).magnitude <= Self.tolerance * scale {
      interval.collapse(to: nearest)
      return true
    }
    interval.clash = (rowThatSet(nearest, before: row, isLow: step < nearest), row)
    return false
  }

  private func rowThatSet(_ limit: Double, before end: Slot, isLow: Bool) -> Slot {
    var row = end - 1
    while true {
      let excluded: KnotRow.Side = isLow ? .atMost : .atLeast
      if knotRows[row].side != excluded, step(toSatisfy: row) == limit { return row }
      if knotRows[row].side == .exact { return row }
      row -= 1
    }
  }

  // MARK: Levels that cannot be satisfied whole

  /// The part of an interval in which the sum of the errors of some rows is least.
  private func compromise(_ rows: Range<Slot>, _ interval: Interval) -> Interval {
    var slope = 0.0
    var jumps = [(step: Double, jump: Double)]()
    for row in rows {
      let weight = 1 / knotRows[row].step.magnitude
      let step = step(toSatisfy: row)
      let side = knotRows[row].side
      if step <= interval.low {
        if side != .atLeast { slope += weight }
        continue
      }
      if side != .atMost { slope -= weight }
      if step < interval.high { jumps.append((step, side == .exact ? 2 * weight : weight)) }
    }
    jumps.sort { $0.step < $1.step }
    return least(slope, jumps, interval)
  }

  /// Where a convex cost is least that has a slope at the low end, and gets steeper at some places.
  private func least(
    _ slope: Double, _ jumps: [(step: Double, jump: Double)], _ interval: Interval
  ) -> Interval {
    var slope = slope
    var result = interval
    var next = 0
    while slope < -Self.slopeTolerance {
      guard next < jumps.count else {
        result.low = interval.high
        return result
      }
      result.low = jumps[next].step
      slope += jumps[next].jump
      next += 1
    }
    if slope > Self.slopeTolerance {
      result.high = result.low
    } else if next < jumps.count {
      result.high = jumps[next].step
    }
    return result
  }

  // MARK: Choice

  /// Within an interval all errors change evenly. Errors go to the constraints added first;
  /// otherwise the parameter stays, or moves as little as it can.
  private func step(within interval: Interval, _ knot: Slot) -> Double {
    guard !interval.isPoint else { return interval.low }
    var slope = 0.0
    var magnitude = 0.0
    let first = knots[knot].firstRow
    for row in first..<first + knots[knot].rowCount {
      let step = step(toSatisfy: row)
      let side = knotRows[row].side
      let serial = Double(constraints[knotRows[row].constraint].serial)
      let weight = serial / knotRows[row].step.magnitude
      if step <= interval.low, side != .atLeast {
        slope += weight
        magnitude += weight
      } else if step >= interval.high, side != .atMost {
        slope -= weight
        magnitude += weight
      }
    }
    if slope > Self.slopeTolerance * magnitude { return interval.low }
    if slope < -Self.slopeTolerance * magnitude { return interval.high }
    return min(max(0, interval.low), interval.high)
  }
}

extension Interval {
  /// Keeps the steps on one side of a place; returns false, and keeps all, if there are none.
  @inline(__always)
  fileprivate mutating func narrow(_ side: KnotRow.Side, at step: Double) -> Bool {
    switch side {
    case .atMost:
      guard step >= low else { return false }
      high = min(high, step)
    case .atLeast:
      guard step <= high else { return false }
      low = max(low, step)
    case .exact:
      guard step >= low, step <= high else { return false }
      collapse(to: step)
    }
    return true
  }
}
