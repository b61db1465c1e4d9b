extension ConstraintSystem {
  /// The constraints that make a variable's value what it is, in the order of adding: equations from
  /// which it follows, and bounds at which or beyond which knots leave what it depends on.
  package func constraints(affecting variable: Variable) -> [ConstraintID] {
    var search = InfluenceSearch(system: self)
    search.meet(checked(variable))
    return search.run().sorted { constraints[$0].serial < constraints[$1].serial }.map(id)
  }
}

private struct InfluenceSearch {
  let system: ConstraintSystem
  var waiting = [Slot]()
  var met = Set<Slot>()
  var knots = Set<Slot>()
  var found = Set<Slot>()

  init(system: ConstraintSystem) { self.system = system }

  mutating func meet(_ variable: Slot) {
    if met.insert(variable).inserted { waiting.append(variable) }
  }

  mutating func run() -> Set<Slot> {
    while let variable = waiting.popLast() {
      let state = system.variables[variable]
      if state.owner != noSlot {
        follow(state.owner)
      } else if state.knot != noSlot, knots.insert(state.knot).inserted {
        follow(knot: state.knot)
      }
    }
    return found
  }

  private mutating func follow(_ constraint: Slot) {
    found.insert(constraint)
    for term in system.termSlots(of: constraint) { meet(system.terms[term].variable) }
  }

  private mutating func follow(knot: Slot) {
    for (constraint, variable) in system.bounds(of: knot) where isFelt(constraint) {
      found.insert(constraint)
      meet(variable)
    }
  }

  /// Whether a bound holds just so, or not at all.
  private func isFelt(_ constraint: Slot) -> Bool {
    let state = system.constraints[constraint]
    var value = state.constant
    for term in system.termSlots(of: constraint) {
      value += system.terms[term].coefficient * system.variables[system.terms[term].variable].value
    }
    if value.magnitude <= ConstraintSystem.tolerance { return true }
    switch state.relation {
    case .equal: return true
    case .lessOrEqual: return value > 0
    case .greaterOrEqual: return value < 0
    }
  }
}

extension ConstraintSystem {
  /// The bounds of a knot's members.
  func bounds(of knot: Slot) -> [(constraint: Slot, variable: Slot)] {
    switch engines[Int(knot)] {
    case .block(let block): return block.rows.map { ($0.constraint, $0.variable) }
    case .simplex(let simplex):
      return simplex.bounds.indices.map { index in
        (simplex.bounds[index].constraint, simplex.members[simplex.member(of: index)])
      }
    case nil:
      let first = knots[knot].firstRow
      return (first..<first + knots[knot].rowCount).map {
        (knotRows[$0].constraint, knotRows[$0].variable)
      }
    }
  }
}
