extension ConstraintSystem {
  /// Computes the queued variables and whatever depends on those that change, each once.
  func propagate() {
    while let slot = queue.popLowest() {
      let owner = variables[slot].owner
      guard owner != noSlot else { continue }
      statistics.evaluations += 1
      let value = evaluate(slot, owner)
      if value != variables[slot].value { move(slot, to: value) }
    }
  }

  private func evaluate(_ slot: Slot, _ owner: Slot) -> Double {
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
    if !variables[slot].flags.contains(.moved) {
      variables[slot].flags.insert(.moved)
      moved.append(slot)
    }
    variables[slot].value = value
    if variables[slot].bounds > 0, !followsKnots { noteBounds(of: slot) }
    queueDependents(of: slot)
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
