extension ConstraintSystem {
  /// Makes a simplex of what was gathered.
  func formSimplex() {
    let knot = takeKnot(.simplex)
    let (members, forms) = orderedMembers()
    for slot in members { variables[slot].knot = knot }
    let bounds = makeBounds(of: members)
    let simplex = Simplex(
      members: members, forms: forms, bounds: bounds.bounds, priorities: bounds.priorities)
    simplex.warmUp(members.map { variables[$0].resting })
    statistics.pivots += simplex.pivots
    engines[Int(knot)] = .simplex(simplex)
    retargeted.append(members[0])
  }

  /// First the parameters, then the other members, with what they are made of.
  private func orderedMembers() -> (members: [Slot], forms: [[SparseRows.Entry]]) {
    var members = gathering.parameters
    var forms = [[SparseRows.Entry]]()
    var last = -1
    for entry in gathering.entries {
      let slot = gathering.members[entry.member]
      if variables[slot].owner == noSlot { continue }
      if entry.member != last {
        members.append(slot)
        forms.append([])
      }
      last = entry.member
      forms[forms.count - 1].append(
        SparseRows.Entry(column: Int32(entry.parameter), coefficient: entry.coefficient))
    }
    for index in forms.indices { forms[index].sort { $0.column < $1.column } }
    return (members, forms)
  }

  private func makeBounds(of members: [Slot]) -> (bounds: [[Bound]], priorities: Int) {
    var found = [(member: Int, constraint: Slot, coefficient: Double)]()
    for (index, slot) in members.enumerated() {
      eachBound(of: slot) { found.append((index, $0, $1)) }
    }
    let optional = Set(found.map { constraints[$0.constraint].priority })
      .subtracting([Self.required]).sorted(by: >)
    let serials = found.map { constraints[$0.constraint].serial }
    let first = serials.min() ?? 0
    let span = Double((serials.max() ?? 0) - first + 1)
    var bounds = [[Bound]](repeating: [], count: members.count)
    for (member, constraint, coefficient) in found {
      let state = constraints[constraint]
      bounds[member].append(
        Bound(
          constraint, coefficient: coefficient, relation: state.relation,
          level: optional.firstIndex(of: state.priority).map { $0 + 1 } ?? 0,
          rank: Double(state.serial - first + 1) / span))
    }
    return (bounds, optional.count + 1)
  }

  /// Chooses the parameters of a knot, or notes what clashes.
  func solveSimplex(_ knot: Slot) {
    guard case .simplex(let simplex) = engines[Int(knot)] else { return }
    statistics.knotsSolved += 1
    load(simplex)
    let pivots = simplex.pivots
    simplex.minimize()
    statistics.pivots += simplex.pivots - pivots
    if let clash = simplex.findClash() {
      let parts = clash.parts.map { (simplex.members[$0.member], $0.factor) }
      clashes.append(self.clash(parts, with: clash.constraints))
      return dissolve(knot)
    }
    for index in 0..<simplex.parameterCount {
      let slot = simplex.members[index]
      let (old, new) = (variables[slot].value, simplex.values[index])
      if (new - old).magnitude > 1e-12 * (1 + old.magnitude) { move(slot, to: new) }
    }
    for (slot, hint) in zip(simplex.members, simplex.hints()) { variables[slot].resting = hint }
  }

  /// Values and targets as they are now.
  func load(_ simplex: Simplex) {
    for (index, slot) in simplex.members.enumerated() {
      simplex.values[index] = variables[slot].value
    }
    for index in simplex.bounds.indices {
      let bound = simplex.bounds[index]
      simplex.bounds[index].target =
        -constraints[bound.constraint].constant / bound.coefficient
    }
    simplex.restAtBounds()
  }

  /// Moves parameters until members are at the bounds at which they rest.
  func refine(_ simplex: Simplex) {
    var refinement = Refinement()
    while refinement.goesOn(after: simplex.residuals { variables[$0].value }) {
      for (slot, step) in simplex.steps(against: refinement.residuals) {
        move(slot, to: variables[slot].value + step)
      }
      propagate()
    }
  }

  /// Returns false, and forms knots anew from the constraints, if values are off because rounding errors
  /// have spoilt the tableau.
  func areAccurate(_ solved: [Slot]) -> Bool {
    var result = true
    for knot in solved {
      guard case .simplex(let simplex) = engines[Int(knot)] else { continue }
      let isAccurate = simplex.isAccurate { variables[$0].value }
      if !isAccurate { result = false }
      if !isAccurate || simplex.pivots > 100 + simplex.members.count { dissolve(knot) }
    }
    return result
  }
}
