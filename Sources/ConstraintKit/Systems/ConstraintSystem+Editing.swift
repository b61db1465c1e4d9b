extension ConstraintSystem {
  /// Adds a variable whose value is 0 unless constraints say otherwise.
  package func addVariable() -> Variable {
    if let slot = freeVariables.popLast() {
      variables[slot] = VariableRecord(generation: variables[slot].generation + 1)
      return Variable(slot: Int32(slot), generation: variables[slot].generation)
    }
    variables.append(VariableRecord())
    return Variable(slot: Int32(variables.count - 1), generation: 0)
  }

  /// Removes a variable, and the constraints that name it.
  package func remove(_ variable: Variable) {
    check(variable)
    for (slot, record) in constraints.enumerated()
    where record.isLive && record.terms.contains(where: { $0.variable == variable }) {
      remove(ConstraintID(slot: Int32(slot), generation: record.generation))
    }
    variables[variable.index].isLive = false
    freeVariables.append(variable.index)
    isSettled = false
  }

  /// The value of a variable in the last solution.
  package subscript(variable: Variable) -> Double {
    check(variable)
    return variables[variable.index].value
  }

  /// Adds the constraint that an expression is equal to zero, at most zero or at least zero.
  @discardableResult
  package func add(
    _ expression: Expression, _ relation: Relation, priority: Double = required
  ) throws(ConstraintError) -> ConstraintID {
    try add(
      expression.terms, constant: expression.constant, relation, priority: priority)
  }

  /// Adds the constraint that the sum of the terms and the constant is equal to zero, at most zero or
  /// at least zero.
  @discardableResult
  package func add(
    _ terms: [Term], constant: Double, _ relation: Relation, priority: Double = required
  ) throws(ConstraintError) -> ConstraintID {
    let merged = try merge(terms)
    try Self.check(constant: constant)
    try Self.check(priority: priority)
    serial += 1
    isSettled = false
    var record = ConstraintRecord(
      serial: serial, relation: relation, priority: priority, constant: constant, terms: merged)
    if let slot = freeConstraints.popLast() {
      record.generation = constraints[slot].generation + 1
      constraints[slot] = record
      return ConstraintID(slot: Int32(slot), generation: record.generation)
    }
    constraints.append(record)
    return ConstraintID(slot: Int32(constraints.count - 1), generation: 0)
  }

  /// Removes a constraint.
  package func remove(_ constraint: ConstraintID) {
    check(constraint)
    constraints[constraint.index].isLive = false
    constraints[constraint.index].terms = []
    freeConstraints.append(constraint.index)
    isSettled = false
  }

  /// Changes the constant of a constraint's expression.
  package func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(ConstraintError) {
    check(constraint)
    try Self.check(constant: constant)
    guard constraints[constraint.index].constant != constant else { return }
    constraints[constraint.index].constant = constant
    isSettled = false
  }

  /// Changes the priority of a constraint. One that becomes required counts as added now.
  package func setPriority(
    _ priority: Double, of constraint: ConstraintID
  ) throws(ConstraintError) {
    check(constraint)
    try Self.check(priority: priority)
    guard constraints[constraint.index].priority != priority else { return }
    if priority == Self.required {
      serial += 1
      constraints[constraint.index].serial = serial
    }
    constraints[constraint.index].priority = priority
    constraints[constraint.index].isBroken = false
    isSettled = false
  }

  /// Whether a required constraint is left out because it cannot hold together with others.
  package func isBroken(_ constraint: ConstraintID) -> Bool {
    check(constraint)
    return constraints[constraint.index].isBroken
  }
}

// MARK: Checks

extension ConstraintSystem {
  func check(_ variable: Variable) {
    precondition(
      variables.indices.contains(variable.index) && variables[variable.index].isLive
        && variables[variable.index].generation == variable.generation,
      "The variable was removed from the system, or belongs to another; forget it when it is removed"
    )
  }

  func check(_ constraint: ConstraintID) {
    precondition(
      constraints.indices.contains(constraint.index) && constraints[constraint.index].isLive
        && constraints[constraint.index].generation == constraint.generation,
      "The constraint was removed from the system, or belongs to another; forget it when it is removed"
    )
  }

  private static func check(constant: Double) throws(ConstraintError) {
    guard constant.magnitude <= largestConstant else { throw .constant(constant) }
  }

  private static func check(priority: Double) throws(ConstraintError) {
    guard priority > 0, priority <= required else { throw .priority(priority) }
  }

  /// Adds up the terms of each variable and drops those that vanish.
  private func merge(_ terms: [Term]) throws(ConstraintError) -> [Term] {
    var merged = [Term]()
    for term in terms {
      check(term.variable)
      guard term.coefficient.isFinite else { throw .coefficient(term.coefficient, term.variable) }
      if let index = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[index].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    for term in merged where !Self.coefficients.contains(term.coefficient.magnitude) {
      throw .coefficient(term.coefficient, term.variable)
    }
    return merged
  }
}
