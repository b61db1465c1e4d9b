extension ConstraintSystem {
  /// Makes knots of what was gathered. Where equations determine parameters, these are no longer
  /// free, and what is left may fall apart: it is gathered again.
  func form() {
    let parameters = gathering.parameters
    if formBlocks() {
      unknotted += parameters
      updateFreedom()
    } else if parameters.count == 1 {
      formInterval()
    } else {
      formSimplex()
    }
  }

  func takeKnot(_ kind: KnotState.Kind) -> Slot {
    statistics.knotsFormed += 1
    let knot = freeKnots.popLast() ?? knots.append(KnotState())
    if engines.count <= knot { engines.append(nil) }
    knots[knot] = KnotState(kind: kind)
    return knot
  }

  /// Takes a knot apart; its parameters need new ones.
  func dissolve(_ knot: Slot) {
    let state = knots[knot]
    knots[knot] = KnotState()
    freeKnots.append(knot)
    if let engine = engines[Int(knot)] {
      engines[Int(knot)] = nil
      switch engine {
      case .simplex(let simplex): leave(simplex.members)
      case .block(let block):
        leave(block.parameters)
        leave(block.inner)
      }
    } else {
      leave([state.parameter])
      for row in state.firstRow..<state.firstRow + state.rowCount {
        variables[knotRows[row].variable].knot = noSlot
      }
      knotRows.giveBack(state.firstRow, state.rowCount)
    }
  }

  private func leave(_ slots: [Slot]) {
    for slot in slots {
      variables[slot].knot = noSlot
      if variables[slot].flags.contains(.rigid) {
        variables[slot].flags.remove(.rigid)
        markRestructured(slot)
      }
      if variables[slot].owner == noSlot { unknotted.append(slot) }
    }
  }

  // MARK: Bounds of members

  /// The bounds of a variable, each with the coefficient of the variable in its expression.
  func eachBound(of slot: Slot, _ body: (_ constraint: Slot, _ coefficient: Double) -> Void) {
    var single = variables[slot].firstSingle
    while single != noSlot {
      switch constraints[single].role {
      case .bound: body(single, terms[constraints[single].firstTerm].coefficient)
      case .row: body(single, 1)
      default: break
      }
      single = constraints[single].nextSingle
    }
  }
}

// MARK: Intervals

extension ConstraintSystem {
  private func formInterval() {
    let knot = takeKnot(.interval)
    var rows = [KnotRow]()
    for entry in gathering.entries {
      let slot = gathering.members[entry.member]
      variables[slot].knot = knot
      eachBound(of: slot) { constraint, coefficient in
        rows.append(makeRow(constraint, slot, coefficient, entry.coefficient))
      }
    }
    rows.sort { comesBefore($0.constraint, $1.constraint) }
    let first = knotRows.take(Slot(rows.count), filledWith: KnotRow())
    for (index, row) in rows.enumerated() {
      let slot = first + Slot(index)
      knotRows[slot] = row
      knotRows[slot].startsLevel =
        index > 0
        && constraints[row.constraint].priority != constraints[rows[index - 1].constraint].priority
    }
    let parameter = gathering.parameters[0]
    variables[parameter].knot = knot
    knots[knot].parameter = parameter
    knots[knot].firstRow = first
    knots[knot].rowCount = Slot(rows.count)
    retargeted.append(parameter)
  }

  private func makeRow(
    _ constraint: Slot, _ variable: Slot, _ coefficient: Double, _ share: Double
  ) -> KnotRow {
    let slope = coefficient * share
    let side: KnotRow.Side =
      switch constraints[constraint].relation {
      case .equal: .exact
      case .lessOrEqual: slope > 0 ? .atMost : .atLeast
      case .greaterOrEqual: slope > 0 ? .atLeast : .atMost
      }
    return KnotRow(
      constraint: constraint, variable: variable, coefficient: coefficient, step: -1 / slope,
      side: side)
  }

  /// Higher priorities first, then in the order of adding.
  func comesBefore(_ a: Slot, _ b: Slot) -> Bool {
    let (x, y) = (constraints[a].priority, constraints[b].priority)
    return x != y ? x > y : constraints[a].serial < constraints[b].serial
  }
}
