extension ConstraintSystem {
  /// Finds the values that satisfy the constraints best. Returns what changed since the call before.
  /// If nothing was edited since, that is nothing, and takes no time.
  package func solve() -> Changes {
    guard !isSettled else { return Changes() }
    var rounds = 0
    repeat {
      restructure()
      computeValues()
      rounds += 1
    } while breakClashes(isLast: rounds > 1000)
    isSettled = true
    return Changes(moved: finishMoves(), conflicts: finishConflicts())
  }

  /// Gives constraints that have none a place, and forms the knots that are missing.
  private func restructure() {
    while !pending.isEmpty || !restructured.isEmpty || !unknotted.isEmpty {
      placePending()
      formKnots()
    }
  }

  /// Forming knots anew makes values exact that rounding errors have spoilt. What it can't make exact
  /// in a few rounds is as good as numbers of that size permit.
  private func computeValues() {
    for _ in 0..<3 {
      guard let solved = chooseValues(), !areAccurate(solved) else { return }
      restructure()
    }
    _ = chooseValues()
  }

  /// Returns the knots whose values lost digits on the way; nil if constraints clash.
  private func chooseValues() -> [Slot]? {
    queue.makeRoom(slots: variables.count, ranks: highestRank + 1)
    for slot in stale where variables[slot].owner != noSlot {
      queue.push(slot, rank: variables[slot].rank)
    }
    for slot in retargeted where variables[slot].bounds > 0 || variables[slot].knot != noSlot {
      noteBounds(of: slot)
    }
    propagateThroughBlocks()
    checkRequired()
    guard clashes.isEmpty else { return nil }
    followsKnots = true
    let solved = solveKnots()
    if clashes.isEmpty {
      propagate()
      refine(solved)
    }
    followsKnots = false
    return clashes.isEmpty ? solved : nil
  }

  private func propagateThroughBlocks() {
    propagate()
    while let knot = dirtyBlocks.popLast() {
      if knots[knot].isDirty { solveBlock(knot) }
    }
  }

  /// Returns those whose values may have lost digits.
  private func solveKnots() -> [Slot] {
    var inexact = [Slot]()
    for knot in dirtyKnots where knots[knot].isDirty {
      knots[knot].isDirty = false
      switch knots[knot].kind {
      case .interval:
        if solveInterval(knot) { inexact.append(knot) }
      case .simplex:
        solveSimplex(knot)
        inexact.append(knot)
      case .block, .unused: break
      }
    }
    dirtyKnots.removeAll(keepingCapacity: true)
    return inexact
  }

  /// Rounding errors grow with each exchange, and long steps end short; what is left of the way is
  /// computed from the constraints.
  private func refine(_ solved: [Slot]) {
    for knot in solved {
      switch engines[Int(knot)] {
      case .simplex(let simplex): refine(simplex)
      case .block: break
      case nil:
        _ = solveInterval(knot)
        propagate()
      }
    }
  }

  // MARK: Results

  func finishMoves() -> [Variable] {
    stale.removeAll(keepingCapacity: true)
    retargeted.removeAll(keepingCapacity: true)
    lastMoved.removeAll(keepingCapacity: true)
    for slot in moved {
      variables[slot].flags.remove(.moved)
      let state = variables[slot]
      guard state.flags.contains(.live), state.value != state.settled else { continue }
      variables[slot].settled = state.value
      guard !state.flags.contains(.hidden) else { continue }
      lastMoved.append(Variable(slot: slot, generation: state.generation))
    }
    moved.removeAll(keepingCapacity: true)
    return lastMoved
  }

  private func finishConflicts() -> [Conflict] {
    for slot in attached { constraints[slot].flags.remove(.attached) }
    attached.removeAll(keepingCapacity: true)
    var conflicts = [Conflict]()
    for slot in judged {
      let isNew = !constraints[slot].flags.contains(.wasBroken)
      guard constraints[slot].role == .broken else {
        constraints[slot].flags.remove(.wasBroken)
        continue
      }
      constraints[slot].flags.insert(.wasBroken)
      guard isNew, let clashing = witnesses[slot] else { continue }
      conflicts.append(Conflict(broken: id(slot), clashing: clashing.map(id)))
    }
    judged.removeAll(keepingCapacity: true)
    return conflicts
  }
}
