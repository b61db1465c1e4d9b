/// Conflicts: a required constraint that cannot hold together with those added before it is broken,
/// which means that it has no place. It is tried again when one of those with which it clashes, its
/// witnesses, changes or goes.
extension ConstraintSystem {
  /// How far a required constraint may be off, relative to the magnitude of its parts.
  static let tolerance = 1e-6
  /// What counts as zero in sums of coefficients.
  static let slopeTolerance = 1e-9

  /// Compares the values that no knot chooses with required bounds.
  func checkRequired() {
    for slot in checks {
      variables[slot].flags.remove(.listed)
      guard variables[slot].bounds > 0 else { continue }
      eachBound(of: slot) { constraint, coefficient in
        if constraints[constraint].isRequired, isViolated(constraint, slot, coefficient) {
          clashes.append(clash([(slot, 1)], with: [constraint]))
        }
      }
    }
    checks.removeAll(keepingCapacity: true)
  }

  func isViolated(_ constraint: Slot, _ slot: Slot, _ coefficient: Double) -> Bool {
    let state = constraints[constraint]
    let value = coefficient * variables[slot].value + state.constant
    guard value.magnitude > Self.tolerance else { return false }
    switch state.relation {
    case .equal: break
    case .lessOrEqual: if value < 0 { return false }
    case .greaterOrEqual: if value > 0 { return false }
    }
    return value.magnitude > Self.tolerance * magnitude(of: constraint)
  }

  private func magnitude(of constraint: Slot) -> Double {
    var result = max(1, constraints[constraint].constant.magnitude)
    for term in termSlots(of: constraint) {
      let value = terms[term].coefficient * variables[terms[term].variable].value
      result = max(result, value.magnitude)
    }
    return result
  }

  /// Breaks the last constraint of each clash. Returns whether there are any, and then goes back to
  /// the values of the last solution, so that those broken have changed nothing.
  func breakClashes(isLast: Bool) -> Bool {
    guard !clashes.isEmpty else { return false }
    assert(!isLast, "Required constraints break and come back without end")
    let found = clashes
    clashes.removeAll()
    rollBack()
    for clash in found {
      let broken = clash.last!
      // Another clash may have broken it, or have taken one of the others out.
      if clash.allSatisfy({ isHolding($0) }) { leaveOut(broken, clash) }
    }
    return !isLast
  }

  private func isHolding(_ slot: Slot) -> Bool {
    constraints[slot].role != .broken && constraints[slot].flags.contains(.live)
  }

  private func leaveOut(_ slot: Slot, _ clash: [Slot]) {
    detach(slot)
    constraints[slot].role = .broken
    witnesses[slot] = clash
    for witness in clash where witness != slot { constraints[witness].flags.insert(.witness) }
    judged.append(slot)
  }

  private func rollBack() {
    for slot in moved { variables[slot].value = variables[slot].settled }
    for knot in dirtyKnots where knots[knot].isDirty { knots[knot].isDirty = false }
    dirtyKnots.removeAll(keepingCapacity: true)
    while queue.popLowest() != nil {}
    for slot in moved where variables[slot].flags.contains(.live) {
      if variables[slot].owner != noSlot { stale.append(slot) }
    }
  }

  // MARK: Trying again

  /// Lets a broken constraint look for a place.
  func retry(_ slot: Slot) {
    guard constraints[slot].role == .broken else { return }
    constraints[slot].role = .pending
    witnesses[slot] = nil
    judged.append(slot)
    enqueue(slot)
  }

  /// Lets those look for a place that clash with a constraint that changes.
  func retryClashing(with witness: Slot) {
    constraints[witness].flags.remove(.witness)
    let broken = witnesses.filter { $0.value.contains(witness) }.keys.sorted()
    for slot in broken where slot != witness { retry(slot) }
  }
}

// MARK: Finding what clashes

extension ConstraintSystem {
  /// Two rows of an interval that exclude each other: the sum in which the parameter cancels out.
  func noteClash(_ rows: (Slot, Slot)) {
    let (a, b) = (knotRows[rows.0], knotRows[rows.1])
    let parts = [
      (a.variable, a.coefficient * a.step), (b.variable, -b.coefficient * b.step),
    ]
    clashes.append(clash(parts, with: [a.constraint, b.constraint]))
  }

  /// The constraints that make a sum of variables what it is, and those with which it clashes, in the
  /// order of adding.
  func clash(_ parts: [(Slot, Double)], with limits: [Slot]) -> [Slot] {
    makeRoomForAdjoints()
    for (slot, share) in parts { push(slot, share) }
    var factors = [Slot: Adjoint]()
    while let slot = upstream.popHighest() {
      let adjoint = adjoints[slot]
      adjoints[slot] = Adjoint()
      if adjoint.isNegligible { continue }
      let owner = variables[slot].owner
      if owner != noSlot {
        if constraints[owner].role == .equation {
          let inverse = 1 / coefficient(of: slot, in: owner)
          factors[owner, default: Adjoint()]
            .add(adjoint.share * inverse, adjoint.magnitude * inverse.magnitude)
        }
        share(adjoint, of: slot) { _ in true }
      } else if variables[slot].flags.contains(.rigid) {
        replace(slot, adjoint, &factors)
      }
    }
    let equations = factors.filter { !$0.value.isNegligible }.keys
    return Set(limits).union(equations).sorted {
      constraints[$0].serial < constraints[$1].serial
    }
  }

  private func push(_ slot: Slot, _ share: Double) {
    adjoints[slot].add(share, share.magnitude)
    upstream.push(slot, rank: variables[slot].rank)
  }

  /// A block's parameter is what the block's equations make it.
  private func replace(_ slot: Slot, _ adjoint: Adjoint, _ factors: inout [Slot: Adjoint]) {
    guard case .block(let block) = engines[Int(variables[slot].knot)] else { return }
    let count = block.parameters.count
    let index = block.parameters.firstIndex(of: slot)!
    push(slot, adjoint.share)
    for (column, row) in block.rows.enumerated() {
      let share = adjoint.share * block.inverse[index * count + column]
      guard share.magnitude > Adjoint.negligible * adjoint.magnitude else { continue }
      factors[row.constraint, default: Adjoint()].add(share, share.magnitude)
      push(row.variable, -share * row.coefficient)
    }
  }
}
