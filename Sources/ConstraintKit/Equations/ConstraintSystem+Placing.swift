extension ConstraintSystem {
  /// Gives each constraint without a place one: as an equation, as a bound of a variable, or as a row
  /// with a hidden variable for its sum.
  func placePending() {
    while !pending.isEmpty || !restructured.isEmpty {
      takePending()
      planEquations()
      for slot in plan.loose { attach(slot) }
      plan.loose.removeAll(keepingCapacity: true)
      placeResiduals()
      for slot in plan.fresh { variables[slot].flags.subtract([.fresh, .untouched, .unknown]) }
      plan.fresh.removeAll(keepingCapacity: true)
      updateFreedom()
    }
  }

  /// Lets a constraint look for a place.
  func enqueue(_ slot: Slot) {
    let serial = constraints[slot].serial
    pendingIsSorted = pendingIsSorted && serial > lastPendingSerial
    lastPendingSerial = serial
    pending.append(slot)
  }

  private func takePending() {
    plan.clear()
    if !pendingIsSorted { pending.sort { constraints[$0].serial < constraints[$1].serial } }
    for slot in pending where isWaiting(slot) {
      if constraints[slot].isEquation {
        plan.equations.append(slot)
        count(slot) { isUnknown($0) }
      } else if plan.loose.last != slot {
        plan.loose.append(slot)
      }
    }
    plan.unknowns = plan.fresh
    pending.removeAll(keepingCapacity: true)
    pendingIsSorted = true
    lastPendingSerial = 0
  }

  private func isWaiting(_ slot: Slot) -> Bool {
    constraints[slot].role == .pending && constraints[slot].flags.contains(.live)
  }

  /// Parameters on which no equation depends, not even one of a block, can be given a value by any.
  private func isUnknown(_ slot: Slot) -> Bool {
    let flags = variables[slot].flags
    if flags.contains(.fresh) { return true }
    guard variables[slot].owner == noSlot, !flags.contains(.rigid) else { return false }
    if !flags.contains(.untouched) {
      if hasDependentEquation(slot) { return false }
      plan.raises = true
    }
    variables[slot].flags.formUnion([.unknown, .fresh])
    variables[slot].local = 0
    plan.fresh.append(slot)
    return true
  }

  private func hasDependentEquation(_ slot: Slot) -> Bool {
    var use = variables[slot].firstUse
    while use != noSlot {
      if terms[use].subject != noSlot, constraints[terms[use].constraint].isEquation { return true }
      use = terms[use].next
    }
    return false
  }

  // MARK: Bounds

  /// Makes a constraint a bound.
  func attach(_ slot: Slot) {
    statistics.placements += 1
    if constraints[slot].isEquation {
      constraints[slot].flags.insert(.attached)
      attached.append(slot)
    }
    if constraints[slot].termCount == 1 {
      constraints[slot].role = .bound
      setSubject(terms[constraints[slot].firstTerm].variable, of: slot)
    } else {
      constraints[slot].role = .row
      addHiddenVariable(for: slot)
    }
    variables[constraints[slot].subject].bounds += 1
    markRestructured(constraints[slot].subject)
  }

  private func addHiddenVariable(for slot: Slot) {
    let hidden = takeVariable([.live, .hidden])
    variables[hidden].owner = slot
    variables[hidden].firstSingle = slot
    setSubject(hidden, of: slot)
    for term in termSlots(of: slot) {
      variables[terms[term].variable].flags.remove(.untouched)
    }
    variables[hidden].rank = rankAboveInputs(of: hidden)
    stale.append(hidden)
  }

  /// Takes a constraint's place away.
  func detach(_ slot: Slot) {
    let subject = constraints[slot].subject
    switch constraints[slot].role {
    case .equation:
      variables[subject].owner = noSlot
      markRestructured(subject)
    case .bound:
      variables[subject].bounds -= 1
      if variables[subject].knot != noSlot { dissolve(variables[subject].knot) }
      markRestructured(subject)
    case .row:
      giveBackVariable(subject)
    case .broken:
      witnesses[slot] = nil
      judged.append(slot)
    case .pending, .planned:
      // It may be in the list already, and come into it again, with another serial.
      pendingIsSorted = false
    }
    setSubject(noSlot, of: slot)
    constraints[slot].role = .pending
    if constraints[slot].flags.contains(.witness) { retryClashing(with: slot) }
  }

  func markRestructured(_ slot: Slot) {
    guard !variables[slot].flags.contains(.restructured) else { return }
    variables[slot].flags.insert(.restructured)
    restructured.append(slot)
  }

  // MARK: Residuals

  /// Equations left over by the plan either only repeat others, or they say something about free
  /// parameters further up: then everything up to these is planned anew together with them.
  private func placeResiduals() {
    guard !plan.residuals.isEmpty else { return }
    for slot in plan.unknowns { variables[slot].flags.remove(.unknown) }
    updateFreedom()
    let residuals = plan.residuals
    let region = region(above: residuals)
    if region.contains(where: { !variables[$0].flags.contains(.fresh) }) {
      release(region, with: residuals)
      planEquations()
      for slot in plan.unknowns { variables[slot].flags.remove(.unknown) }
      for slot in plan.residuals { attach(slot) }
    } else {
      for slot in residuals { attach(slot) }
    }
  }

  /// The free variables on which equations depend.
  private func region(above equations: [Slot]) -> [Slot] {
    mark &+= 1
    var region = [Slot]()
    func meet(_ equation: Slot) {
      for term in termSlots(of: equation) {
        let slot = terms[term].variable
        guard variables[slot].isFree, variables[slot].mark != mark else { continue }
        variables[slot].mark = mark
        region.append(slot)
      }
    }
    for equation in equations { meet(equation) }
    var next = 0
    while next < region.count {
      if variables[region[next]].owner != noSlot { meet(variables[region[next]].owner) }
      next += 1
    }
    return region
  }

  private func release(_ region: [Slot], with residuals: [Slot]) {
    plan.clear()
    plan.raises = true
    plan.equations = residuals
    plan.unknowns = region
    for slot in region {
      variables[slot].flags.insert(.unknown)
      variables[slot].local = 0
      let owner = variables[slot].owner
      guard owner != noSlot else { continue }
      plan.equations.append(owner)
      variables[slot].owner = noSlot
      setSubject(noSlot, of: owner)
      markRestructured(slot)
    }
    plan.equations.sort { constraints[$0].serial < constraints[$1].serial }
    for equation in plan.equations {
      count(equation) { variables[$0].flags.contains(.unknown) }
    }
  }
}
