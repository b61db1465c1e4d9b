/// Planning: which equation gives which variable its value.
///
/// An equation with one unknown variable gives that one its value, and so on along chains. Unknowns
/// that only one equation names take their value from that equation last, whatever the others are.
/// What is left goes round in circles: one variable after the other is taken for known, which makes
/// it a parameter, until each equation either has given a value or is left over. Those left over
/// become bounds, from which blocks or knots find the parameters.
extension ConstraintSystem {
  /// Places `plan.equations`, in which the unknowns have been counted.
  func planEquations() {
    placeReady()
    if plan.next < plan.equations.count { placeRemaining() }
    if plan.raises { for variable in plan.ordered { raiseDependents(of: variable) } }
  }

  /// Counts the unknowns in an equation, and for each unknown the equations that name it.
  @inline(__always)
  func count(_ equation: Slot, isUnknown: (Slot) -> Bool) {
    var unknowns: Int32 = 0
    for term in termSlots(of: equation) {
      let variable = terms[term].variable
      guard isUnknown(variable) else { continue }
      unknowns += 1
      variables[variable].local += 1
    }
    constraints[equation].role = .planned
    constraints[equation].unknowns = unknowns
    if unknowns <= 1 { plan.ready.append(equation) }
  }

  private func placeRemaining() {
    peelSingles()
    while plan.next + plan.peeled.count < plan.equations.count, let variable = popTorn() {
      variables[variable].flags.remove(.unknown)
      variables[variable].rank = 0
      becameKnown(variable)
      placeReady()
    }
    for variable in plan.peeled.reversed() { follow(variable) }
  }

  // MARK: Forwards

  private func placeReady() {
    while plan.next < plan.ready.count {
      let equation = plan.ready[plan.next]
      plan.next += 1
      guard let variable = unknown(in: equation) else {
        constraints[equation].role = .pending
        plan.residuals.append(equation)
        continue
      }
      own(variable, equation)
      follow(variable)
      becameKnown(variable)
    }
  }

  private func unknown(in equation: Slot) -> Slot? {
    for term in termSlots(of: equation) {
      let variable = terms[term].variable
      if variables[variable].flags.contains(.unknown) { return variable }
    }
    return nil
  }

  private func own(_ variable: Slot, _ equation: Slot) {
    statistics.placements += 1
    variables[variable].flags.remove(.unknown)
    variables[variable].owner = equation
    constraints[equation].role = .equation
    setSubject(variable, of: equation)
  }

  /// Computes what follows from the inputs of a variable, at once if nothing else depends on it yet:
  /// a pass over large tables less for each of rank, freedom and value.
  private func follow(_ variable: Slot) {
    variables[variable].rank = rankAboveInputs(of: variable)
    if plan.raises || variables[variable].bounds > 0 {
      plan.ordered.append(variable)
      markRestructured(variable)
      stale.append(variable)
    } else {
      variables[variable].isFree = dependsOnFree(variable)
      variables[variable].flags.remove(.restructured)
      let value = evaluate(variable)
      if value != variables[variable].value { setValue(value, of: variable) }
    }
  }

  /// A variable became known: equations that name it have one unknown less.
  private func becameKnown(_ variable: Slot) {
    var use = variables[variable].firstUse
    while use != noSlot {
      let equation = terms[use].constraint
      use = terms[use].next
      guard constraints[equation].role == .planned else { continue }
      constraints[equation].unknowns -= 1
      if constraints[equation].unknowns == 1 { plan.ready.append(equation) }
    }
  }

  // MARK: Backwards

  private func peelSingles() {
    for variable in plan.unknowns { noteSingle(variable) }
    while let variable = plan.single.popLast() ?? plan.singleWithBounds.popLast() {
      guard variables[variable].flags.contains(.unknown), variables[variable].local == 1,
        let equation = plannedEquation(of: variable)
      else { continue }
      own(variable, equation)
      plan.peeled.append(variable)
      for term in termSlots(of: equation) {
        variables[terms[term].variable].local -= 1
        noteSingle(terms[term].variable)
      }
    }
  }

  /// Variables without bounds come first, so that those with bounds are left as parameters.
  private func noteSingle(_ variable: Slot) {
    guard variables[variable].flags.contains(.unknown), variables[variable].local == 1 else {
      return
    }
    if variables[variable].bounds > 0 {
      plan.singleWithBounds.append(variable)
    } else {
      plan.single.append(variable)
    }
  }

  private func plannedEquation(of variable: Slot) -> Slot? {
    var use = variables[variable].firstUse
    while use != noSlot {
      let equation = terms[use].constraint
      if constraints[equation].role == .planned { return equation }
      use = terms[use].next
    }
    return nil
  }

  // MARK: Circles

  /// The unknown that most of the remaining equations name, by preference one with bounds.
  private func popTorn() -> Slot? {
    if plan.core.isEmpty { plan.core = plan.unknowns }
    plan.core.removeAll { variable in
      !variables[variable].flags.contains(.unknown) || variables[variable].local == 0
    }
    return plan.core.max { a, b in
      let (x, y) = (variables[a], variables[b])
      if x.local != y.local { return x.local < y.local }
      if (x.bounds > 0) != (y.bounds > 0) { return y.bounds > 0 }
      return a > b
    }
  }

  // MARK: Ranks

  func rankAboveInputs(of variable: Slot) -> Int32 {
    var highest: Int32 = 0
    for term in termSlots(of: variables[variable].owner) where terms[term].variable != variable {
      highest = max(highest, variables[terms[term].variable].rank)
    }
    highestRank = max(highestRank, highest + 1)
    return highest + 1
  }

  /// Lifts the variables that depend on one above it, and those that depend on them.
  private func raiseDependents(of variable: Slot) {
    liftDependents(of: variable)
    while let lifted = plan.lifted.popLast() { liftDependents(of: lifted) }
  }

  private func liftDependents(of variable: Slot) {
    let rank = variables[variable].rank
    var use = variables[variable].firstUse
    while use != noSlot {
      let dependent = terms[use].subject
      use = terms[use].next
      guard dependent != noSlot, dependent != variable, variables[dependent].rank <= rank else {
        continue
      }
      variables[dependent].rank = rank + 1
      highestRank = max(highestRank, rank + 1)
      plan.lifted.append(dependent)
    }
  }
}
