extension ConstraintSystem {
  /// Adds the constraint that an expression is equal to zero, at most zero or at least zero.
  @discardableResult
  package func add(
    _ expression: Expression, _ relation: Relation, priority: Double = required
  ) throws(ConstraintError) -> ConstraintID {
    try add(expression.terms, constant: expression.constant, relation, priority: priority)
  }

  /// Adds the constraint that the sum of the terms and the constant is equal to zero, at most zero or
  /// at least zero. Terms of the same variable add up.
  @discardableResult
  package func add(
    _ terms: [Term], constant: Double, _ relation: Relation, priority: Double = required
  ) throws(ConstraintError) -> ConstraintID {
    try Self.check(constant: constant)
    try Self.check(priority: priority)
    let merged = try merge(terms)
    let slot = takeConstraint()
    serial += 1
    constraints[slot].constant = constant
    constraints[slot].priority = priority
    constraints[slot].serial = serial
    constraints[slot].relation = relation
    store(merged, of: slot)
    enqueue(slot)
    isSettled = false
    return id(slot)
  }

  /// Removes a constraint.
  package func remove(_ constraint: ConstraintID) {
    removeConstraint(checked(constraint))
  }

  /// Changes the constant of a constraint's expression, in place.
  package func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(ConstraintError) {
    try Self.check(constant: constant)
    let slot = checked(constraint)
    guard constraints[slot].constant != constant else { return }
    constraints[slot].constant = constant
    isSettled = false
    switch constraints[slot].role {
    case .equation: stale.append(constraints[slot].subject)
    case .bound, .row: retargeted.append(constraints[slot].subject)
    case .broken: retry(slot)
    case .pending, .planned: break
    }
    if constraints[slot].flags.contains(.witness) { retryClashing(with: slot) }
  }

  /// Changes the priority of a constraint. One that becomes required counts as added now.
  package func setPriority(
    _ priority: Double, of constraint: ConstraintID
  ) throws(ConstraintError) {
    try Self.check(priority: priority)
    let slot = checked(constraint)
    guard constraints[slot].priority != priority else { return }
    detach(slot)
    constraints[slot].priority = priority
    if priority == Self.required {
      serial += 1
      constraints[slot].serial = serial
    }
    constraints[slot].flags.remove(.wasBroken)
    enqueue(slot)
    isSettled = false
  }

  /// Whether a required constraint is left out of the last solution because it cannot hold together
  /// with others.
  package func isBroken(_ constraint: ConstraintID) -> Bool {
    constraints[checked(constraint)].flags.contains(.wasBroken)
  }

  func id(_ slot: Slot) -> ConstraintID {
    ConstraintID(slot: slot, generation: constraints[slot].generation)
  }

  func removeConstraint(_ slot: Slot) {
    detach(slot)
    unlinkTerms(of: slot)
    terms.giveBack(constraints[slot].firstTerm, constraints[slot].termCount)
    constraints[slot] = ConstraintState(generation: constraints[slot].generation &+ 1)
    freeConstraints.append(slot)
    isSettled = false
  }
}

// MARK: Checks

extension ConstraintSystem {
  private func checked(_ constraint: ConstraintID) -> Slot {
    precondition(
      constraint.slot < constraints.count
        && constraints[constraint.slot].generation == constraint.generation
        && constraints[constraint.slot].flags.contains(.live),
      "The constraint was removed, or belongs to another system; forget it when it is removed")
    return constraint.slot
  }

  private static func check(constant: Double) throws(ConstraintError) {
    guard constant.magnitude <= largestConstant else { throw .constant(constant) }
  }

  private static func check(priority: Double) throws(ConstraintError) {
    guard priority > 0, priority <= required else { throw .priority(priority) }
  }

  private static func check(_ term: Term) throws(ConstraintError) {
    guard coefficients.contains(term.coefficient.magnitude) else {
      throw .coefficient(term.coefficient, term.variable)
    }
  }

  /// Adds up the terms of each variable and drops those that vanish.
  private func merge(_ terms: [Term]) throws(ConstraintError) -> [Term] {
    var areDistinct = true
    for (index, term) in terms.enumerated() {
      _ = checked(term.variable)
      if term.coefficient == 0 { areDistinct = false } else { try Self.check(term) }
      for other in terms[..<index] where other.variable == term.variable { areDistinct = false }
    }
    if areDistinct { return terms }
    var merged = [Term]()
    for term in terms {
      if let index = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[index].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient.magnitude < 1e-12 }
    for term in merged { try Self.check(term) }
    return merged
  }
}

// MARK: Storage

extension ConstraintSystem {
  private func takeConstraint() -> Slot {
    let slot = freeConstraints.popLast() ?? constraints.append(ConstraintState())
    constraints[slot].flags = .live
    return slot
  }

  private func store(_ merged: [Term], of slot: Slot) {
    let count = Slot(merged.count)
    let first = terms.take(count, filledWith: TermState())
    constraints[slot].firstTerm = first
    constraints[slot].termCount = count
    for (index, term) in merged.enumerated() {
      terms[first + Slot(index)] = TermState(
        coefficient: term.coefficient, variable: term.variable.slot, constraint: slot)
    }
    if count == 1 { linkSingle(slot) } else { linkUses(of: slot) }
  }

  private func linkSingle(_ slot: Slot) {
    let variable = terms[constraints[slot].firstTerm].variable
    constraints[slot].nextSingle = variables[variable].firstSingle
    variables[variable].firstSingle = slot
  }

  private func linkUses(of slot: Slot) {
    for term in termSlots(of: slot) {
      let variable = terms[term].variable
      let next = variables[variable].firstUse
      terms[term].next = next
      if next != noSlot { terms[next].previous = term }
      variables[variable].firstUse = term
    }
  }

  private func unlinkTerms(of slot: Slot) {
    guard constraints[slot].termCount != 1 else { return unlinkSingle(slot) }
    for term in termSlots(of: slot) {
      let (previous, next) = (terms[term].previous, terms[term].next)
      if next != noSlot { terms[next].previous = previous }
      if previous != noSlot {
        terms[previous].next = next
      } else {
        variables[terms[term].variable].firstUse = next
      }
    }
  }

  private func unlinkSingle(_ slot: Slot) {
    let variable = terms[constraints[slot].firstTerm].variable
    let next = constraints[slot].nextSingle
    guard variables[variable].firstSingle != slot else {
      variables[variable].firstSingle = next
      return
    }
    var other = variables[variable].firstSingle
    while constraints[other].nextSingle != slot { other = constraints[other].nextSingle }
    constraints[other].nextSingle = next
  }

  func termSlots(of slot: Slot) -> Range<Slot> {
    let first = constraints[slot].firstTerm
    return first..<first + constraints[slot].termCount
  }

  func setSubject(_ subject: Slot, of slot: Slot) {
    constraints[slot].subject = subject
    for term in termSlots(of: slot) { terms[term].subject = subject }
  }
}
