/// What holds after every solution.
extension ConstraintSystem {
  /// Describes the first thing that is not as it should be; nil if all is well. Takes time; for tests.
  package var brokenInvariant: String? {
    brokenLists ?? brokenConstraint ?? brokenVariable ?? brokenKnot
  }

  private var brokenLists: String? {
    let lists = [
      pending, restructured, stale, retargeted, moved, checks, dirtyBlocks, dirtyKnots, judged,
      attached,
    ]
    if let index = lists.firstIndex(where: { !$0.isEmpty }) { return "list \(index) is not empty" }
    if !clashes.isEmpty { return "clashes are left" }
    for slot in 0..<adjoints.count where adjoints[slot].magnitude != 0 {
      return "variable \(slot) has a share left"
    }
    return nil
  }

  // MARK: Constraints

  private var brokenConstraint: String? {
    for slot in 0..<constraints.count where constraints[slot].flags.contains(.live) {
      if let broken = brokenRole(slot) ?? brokenUses(slot) ?? brokenPromise(slot) {
        return "constraint \(slot) (\(constraints[slot].role)): \(broken)"
      }
    }
    return nil
  }

  private func brokenRole(_ slot: Slot) -> String? {
    let state = constraints[slot]
    switch state.role {
    case .pending, .planned: return "has no place"
    case .broken: return witnesses[slot] == nil ? "has no witnesses" : nil
    case .equation:
      if !state.isEquation { return "is no equation" }
      return variables[state.subject].owner == slot ? nil : "does not own its subject"
    case .bound:
      return terms[state.firstTerm].variable == state.subject ? nil : "bounds another variable"
    case .row:
      let owner = variables[state.subject].owner
      return owner == slot && variables[state.subject].flags.contains(.hidden)
        ? nil : "has no hidden variable"
    }
  }

  private func brokenUses(_ slot: Slot) -> String? {
    for term in termSlots(of: slot) {
      let state = terms[term]
      if state.constraint != slot && constraints[slot].termCount != 1 { return "lost a term" }
      if state.subject != constraints[slot].subject { return "a term has another subject" }
      if constraints[slot].termCount == 1 { continue }
      if state.next != noSlot, terms[state.next].previous != term { return "uses are not linked" }
      if state.previous == noSlot, variables[state.variable].firstUse != term {
        return "the first use of \(state.variable) is another"
      }
    }
    return nil
  }

  private func brokenPromise(_ slot: Slot) -> String? {
    guard constraints[slot].isRequired, constraints[slot].role != .broken else { return nil }
    let state = constraints[slot]
    var value = state.constant
    var magnitude = max(1, value.magnitude)
    for term in termSlots(of: slot) {
      let part = terms[term].coefficient * variables[terms[term].variable].value
      value += part
      magnitude = max(magnitude, part.magnitude)
    }
    let isOff =
      switch state.relation {
      case .equal: value.magnitude > 2 * Self.tolerance * magnitude
      case .lessOrEqual: value > 2 * Self.tolerance * magnitude
      case .greaterOrEqual: value < -2 * Self.tolerance * magnitude
      }
    return isOff ? "does not hold: \(value)" : nil
  }

  // MARK: Variables

  private var brokenVariable: String? {
    for slot in 0..<variables.count where variables[slot].flags.contains(.live) {
      if let broken = brokenPlace(slot) ?? brokenBounds(slot) {
        return "variable \(slot): \(broken)"
      }
    }
    return nil
  }

  private func brokenPlace(_ slot: Slot) -> String? {
    let state = variables[slot]
    if state.value != state.settled { return "its value is not settled" }
    let passing: VariableState.Flags = [.moved, .listed, .unknown, .fresh, .restructured]
    if !state.flags.isDisjoint(with: passing) { return "flags are left: \(state.flags)" }
    if state.isFree != dependsOnFree(slot) { return "is free: \(state.isFree)" }
    guard state.owner != noSlot else { return nil }
    for term in termSlots(of: state.owner) where terms[term].variable != slot {
      if variables[terms[term].variable].rank >= state.rank { return "its rank is too low" }
    }
    return nil
  }

  private func brokenBounds(_ slot: Slot) -> String? {
    var count: Int32 = 0
    eachBound(of: slot) { _, _ in count += 1 }
    if count != variables[slot].bounds { return "has \(count) bounds, counted otherwise" }
    let state = variables[slot]
    guard state.isFree, state.bounds > 0, state.knot == noSlot else { return nil }
    return shares(in: slot).isEmpty ? nil : "is in no knot"
  }

  private func shares(in slot: Slot) -> [Slot: Double] {
    makeRoomForAdjoints()
    var result = [Slot: Double]()
    followUpwards(from: slot) { result[$0, default: 0] += $1 }
    return result
  }

  // MARK: Knots

  private var brokenKnot: String? {
    for knot in 0..<knots.count where knots[knot].kind != .unused {
      let broken =
        switch engines[Int(knot)] {
        case nil: brokenInterval(knot)
        case .simplex(let simplex): brokenSimplex(simplex, knot)
        case .block(let block): brokenBlock(block, knot)
        }
      if let broken { return "knot \(knot) (\(knots[knot].kind)): \(broken)" }
    }
    return nil
  }

  private func brokenInterval(_ knot: Slot) -> String? {
    let parameter = knots[knot].parameter
    let first = knots[knot].firstRow
    for row in first..<first + knots[knot].rowCount {
      let state = knotRows[row]
      let shares = shares(in: state.variable)
      if Array(shares.keys) != [parameter] { return "\(state.variable) depends on \(shares.keys)" }
      let step = -1 / (shares[parameter]! * state.coefficient)
      if !Simplex.isClose(step, state.step) { return "the step of row \(row) is \(step)" }
    }
    return nil
  }

  private func brokenSimplex(_ simplex: Simplex, _ knot: Slot) -> String? {
    for slot in simplex.members {
      if variables[slot].knot != knot { return "\(slot) is in another knot" }
      if !variables[slot].isFree { return "\(slot) is not free" }
      for parameter in shares(in: slot).keys where variables[parameter].knot != knot {
        return "\(slot) depends on \(parameter), which is in another knot"
      }
    }
    return nil
  }

  /// Moving each parameter by a column of the inverse has to move the equation of that column alone.
  private func brokenBlock(_ block: EquationBlock, _ knot: Slot) -> String? {
    let count = block.parameters.count
    for slot in block.parameters + block.inner where variables[slot].knot != knot {
      return "\(slot) is in another knot"
    }
    for (place, row) in block.rows.enumerated() {
      let shares = sharesOfRigid(in: row.variable)
      for column in 0..<count {
        var product = 0.0
        for (index, parameter) in block.parameters.enumerated() {
          product += shares[parameter, default: 0] * block.inverse[index * count + column]
        }
        if (product * row.coefficient - (place == column ? 1 : 0)).magnitude > 1e-6 {
          return "its inverse is none"
        }
      }
    }
    return nil
  }

  private func sharesOfRigid(in slot: Slot) -> [Slot: Double] {
    makeRoomForAdjoints()
    var result = [Slot: Double]()
    adjoints[slot].add(1, 1)
    upstream.push(slot, rank: variables[slot].rank)
    while let slot = upstream.popHighest() {
      let adjoint = adjoints[slot]
      adjoints[slot] = Adjoint()
      if variables[slot].owner == noSlot {
        result[slot] = adjoint.share
      } else {
        share(adjoint, of: slot) { _ in true }
      }
    }
    return result
  }
}
