extension ConstraintSystem {
  /// Adds a variable whose value is 0 unless constraints say otherwise.
  package func addVariable() -> Variable {
    let slot = takeVariable([.live, .untouched])
    markRestructured(slot)
    isSettled = false
    return Variable(slot: slot, generation: variables[slot].generation)
  }

  /// Removes a variable, and the constraints that name it.
  package func remove(_ variable: Variable) {
    let slot = checked(variable)
    while variables[slot].firstUse != noSlot {
      removeConstraint(terms[variables[slot].firstUse].constraint)
    }
    while variables[slot].firstSingle != noSlot {
      removeConstraint(variables[slot].firstSingle)
    }
    giveBackVariable(slot)
    isSettled = false
  }

  /// The value of a variable in the last solution.
  package subscript(variable: Variable) -> Double {
    variables[checked(variable)].settled
  }

  func takeVariable(_ flags: VariableState.Flags) -> Slot {
    guard let slot = freeVariables.popLast() else {
      return variables.append(VariableState(flags: flags))
    }
    let generation = variables[slot].generation &+ 1
    variables[slot] = VariableState(generation: generation, flags: flags)
    return slot
  }

  func giveBackVariable(_ slot: Slot) {
    if variables[slot].knot != noSlot { dissolve(variables[slot].knot) }
    variables[slot] = VariableState(generation: variables[slot].generation)
    freeVariables.append(slot)
  }

  func checked(_ variable: Variable) -> Slot {
    precondition(
      variable.slot < variables.count
        && variables[variable.slot].generation == variable.generation
        && variables[variable.slot].flags.contains(.live)
        && !variables[variable.slot].flags.contains(.hidden),
      "The variable was removed, or belongs to another system; forget it when it is removed")
    return variable.slot
  }
}
