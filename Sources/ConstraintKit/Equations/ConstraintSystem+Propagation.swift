extension ConstraintSystem {
  /// Computes the queued variables and whatever depends on those that change, each once.
  func propagate() {
    while let slot = queue.popLowest() {
      guard variables[slot].owner != noSlot else { continue }
      let value = evaluate(slot)
      if value != variables[slot].value { move(slot, to: value) }
    }
  }

  /// What a variable's owner makes of its inputs.
  @inline(__always)
  func evaluate(_ slot: Slot) -> Double {
    statistics.evaluations += 1
    let owner = variables[slot].owner
    // A hidden variable is the sum itself, without the constant.
    var sum = constraints[owner].role == .equation ? constraints[owner].constant : 0
    var coefficient = -1.0
    for term in termSlots(of: owner) {
      let variable = terms[term].variable
      if variable == slot {
        coefficient = terms[term].coefficient
      } else {
        sum += terms[term].coefficient * variables[variable].value
      }
    }
    let value = -sum / coefficient
    return value.magnitude <= 1e100 ? value : 0
  }

  /// Gives a variable a value, and makes sure that what depends on it follows.
  func move(_ slot: Slot, to value: Double) {
    setValue(value, of: slot)
    if variables[slot].bounds > 0, !followsKnots { noteBounds(of: slot) }
    queueDependents(of: slot)
  }

  func setValue(_ value: Double, of slot: Slot) {
    if !variables[slot].flags.contains(.moved) {
      variables[slot].flags.insert(.moved)
      moved.append(slot)
    }
    variables[slot].value = value
  }

  /// A value or a target of a bounded variable changed.
  func noteBounds(of slot: Slot) {
    let knot = variables[slot].knot
    if knot != noSlot {
      if !knots[knot].isDirty {
        knots[knot].isDirty = true
        if knots[knot].kind == .block { dirtyBlocks.append(knot) } else { dirtyKnots.append(knot) }
      }
      guard knots[knot].kind == .block else { return }
    }
    guard !variables[slot].flags.contains(.listed) else { return }
    variables[slot].flags.insert(.listed)
    checks.append(slot)
  }
}
