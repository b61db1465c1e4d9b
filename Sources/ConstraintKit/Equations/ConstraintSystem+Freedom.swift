extension ConstraintSystem {
  /// Finds out which variables depend on free parameters, downwards from those whose place changed.
  /// Knots that have to do with them dissolve.
  func updateFreedom() {
    var reconsidered = [Slot]()
    while !restructured.isEmpty {
      queueRestructured()
      while let slot = queue.popLowest() {
        let wasFree = variables[slot].isFree
        let isFree = dependsOnFree(slot)
        variables[slot].isFree = isFree
        noteFreedom(of: slot, &reconsidered)
        if wasFree || isFree { queueDependents(of: slot) }
      }
    }
    for slot in reconsidered where constraints[slot].bounds {
      detach(slot)
      enqueue(slot)
    }
  }

  private func queueRestructured() {
    queue.makeRoom(slots: variables.count, ranks: highestRank + 1)
    // Backwards, because the queue takes the last of equal ranks first.
    while let slot = restructured.popLast() {
      let flags = variables[slot].flags
      guard flags.contains([.live, .restructured]) else { continue }
      variables[slot].flags.remove(.restructured)
      let knot = variables[slot].knot
      if knot != noSlot, knots[knot].kind == .block, !flags.contains(.rigid) { dissolve(knot) }
      queue.push(slot, rank: variables[slot].rank)
    }
  }

  func dependsOnFree(_ slot: Slot) -> Bool {
    let owner = variables[slot].owner
    guard owner != noSlot else { return !variables[slot].flags.contains(.rigid) }
    for term in termSlots(of: owner) where terms[term].variable != slot {
      if variables[terms[term].variable].isFree { return true }
    }
    return false
  }

  private func noteFreedom(of slot: Slot, _ reconsidered: inout [Slot]) {
    let state = variables[slot]
    guard state.bounds > 0 || state.owner == noSlot else { return }
    if state.knot != noSlot, state.isFree || knots[state.knot].kind != .block {
      dissolve(state.knot)
    }
    guard state.isFree else {
      retargeted.append(slot)
      return
    }
    unknotted.append(slot)
    var single = state.firstSingle
    while single != noSlot {
      let constraint = constraints[single]
      if constraint.bounds, constraint.isEquation, !constraint.flags.contains(.attached) {
        reconsidered.append(single)
      }
      single = constraint.nextSingle
    }
  }

  func queueDependents(of slot: Slot) {
    var use = variables[slot].firstUse
    while use != noSlot {
      let dependent = terms[use].subject
      if dependent != noSlot, dependent != slot {
        queue.push(dependent, rank: variables[dependent].rank)
      }
      use = terms[use].next
    }
  }
}
