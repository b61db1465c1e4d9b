extension ConstraintSystem {
  /// Gives each constraint without a place one: as an equation, as a bound of a variable, or as a row
  /// with a hidden variable for its sum.
  func placePending() {
    while !pending.isEmpty || !restructured.isEmpty {
      sortPending()
      findFreshUnknowns()
      planEquations()
      for slot in plan.loose { attach(slot) }
      plan.loose.removeAll(keepingCapacity: true)
      placeResiduals()
      for slot in plan.fresh { variables[slot].flags.remove(.fresh) }
      plan.fresh.removeAll(keepingCapacity: true)
      updateFreedom()
    }
  }

  private func sortPending() {
    plan.clear()
    var last = 0
    var isSorted = true
    for slot in pending where isWaiting(slot) {
      isSorted = isSorted && constraints[slot].serial > last
      last = constraints[slot].serial
    }
    if !isSorted { pending.sort { constraints[$0].serial < constraints[$1].serial } }
    for slot in pending where isWaiting(slot) {
      if constraints[slot].isEquation {
        if plan.equations.last != slot { plan.equations.append(slot) }
      } else if plan.loose.last != slot {
        plan.loose.append(slot)
      }
    }
    pending.removeAll(keepingCapacity: true)
  }

  private func isWaiting(_ slot: Slot) -> Bool {
    constraints[slot].role == .pending && constraints[slot].flags.contains(.live)
  }

  /// Parameters on which no equation depends, not even one of a block, can be given a value by any.
  private func findFreshUnknowns() {
    for equation in plan.equations {
      for term in termSlots(of: equation) {
        let slot = terms[term].variable
        guard variables[slot].owner == noSlot,
          variables[slot].flags.isDisjoint(with: [.rigid, .fresh]), !hasDependentEquation(slot)
        else { continue }
        variables[slot].flags.insert([.unknown, .fresh])
        plan.fresh.append(slot)
      }
    }
    plan.unknowns = plan.fresh
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
      break
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
    updateFreedom()
    let residuals = plan.residuals
    let region = region(above: residuals)
    if region.contains(where: { !variables[$0].flags.contains(.fresh) }) {
      release(region, with: residuals)
      planEquations()
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
    plan.equations = residuals
    plan.unknowns = region
    for slot in region {
      variables[slot].flags.insert(.unknown)
      let owner = variables[slot].owner
      guard owner != noSlot else { continue }
      plan.equations.append(owner)
      variables[slot].owner = noSlot
      setSubject(noSlot, of: owner)
      markRestructured(slot)
    }
    plan.equations.sort { constraints[$0].serial < constraints[$1].serial }
  }
}
