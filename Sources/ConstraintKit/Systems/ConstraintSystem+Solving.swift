extension ConstraintSystem {
  /// Finds the values that satisfy the constraints best. Returns what changed since the call before;
  /// if nothing was edited since, that is nothing, and takes no time.
  package func solve() -> Changes {
    guard !isSettled else { return Changes() }
    isSettled = true
    let conflicts = solveParts()
    var changes = Changes(conflicts: conflicts)
    for (slot, record) in variables.enumerated()
    where record.isLive && record.value != record.settledValue {
      variables[slot].settledValue = record.value
      changes.moved.append(Variable(slot: Int32(slot), generation: record.generation))
    }
    return changes
  }

  private func solveParts() -> [Conflict] {
    for slot in constraints.indices {
      constraints[slot].wasBroken = constraints[slot].isBroken
      constraints[slot].isBroken = false
    }
    var conflicts = [Conflict]()
    for part in parts() {
      var values = [Double]()
      while true {
        var simplex = makeSimplex(part)
        simplex.minimize()
        let clashes = simplex.clashes()
        values = simplex.values
        if clashes.isEmpty { break }
        let minimal = minimalClash(clashes)
        let last = minimal.last!
        constraints[last].isBroken = true
        if !constraints[last].wasBroken {
          conflicts.append(Conflict(broken: id(last), clashing: minimal.map(id)))
        }
      }
      for (index, slot) in part.variables.enumerated() { variables[slot].value = values[index] }
    }
    return conflicts.filter { constraints[$0.broken.index].isBroken }
  }

  func id(_ slot: Int) -> ConstraintID {
    ConstraintID(slot: Int32(slot), generation: constraints[slot].generation)
  }

  /// Leaves out constraints without which the others still clash; in order of adding.
  private func minimalClash(_ clashes: [Int]) -> [Int] {
    var kept = clashes.sorted { constraints[$0].serial < constraints[$1].serial }
    for candidate in kept.reversed() where kept.count > 1 {
      let rest = kept.filter { $0 != candidate }
      if !canHold(rest) { kept = rest }
    }
    return kept
  }

  private func canHold(_ slots: [Int]) -> Bool {
    let variables = Set(slots.flatMap { constraints[$0].terms.map(\.variable.index) })
    var simplex = makeSimplex(Part(variables: variables.sorted(), constraints: slots))
    simplex.minimize()
    return simplex.clashes().isEmpty
  }
}

// MARK: Parts

extension ConstraintSystem {
  /// Variables that constraints connect, and these constraints.
  struct Part {
    var variables = [Int]()
    var constraints = [Int]()
  }

  func parts() -> [Part] {
    var parent = Array(variables.indices)
    func root(_ slot: Int) -> Int {
      var slot = slot
      while parent[slot] != slot { slot = parent[slot] }
      return slot
    }
    for record in constraints where record.isLive {
      for term in record.terms.dropFirst() {
        parent[root(term.variable.index)] = root(record.terms[0].variable.index)
      }
    }
    var parts = [Int: Part]()
    for slot in variables.indices where variables[slot].isLive {
      parts[root(slot), default: Part()].variables.append(slot)
    }
    for (slot, record) in constraints.enumerated() where record.isLive {
      let key = record.terms.first.map { root($0.variable.index) } ?? -1
      parts[key, default: Part()].constraints.append(slot)
    }
    return parts.sorted { $0.key < $1.key }.map(\.value)
  }

  func makeSimplex(_ part: Part) -> Simplex {
    let live = part.constraints.filter { !constraints[$0].isBroken }
    let column = Dictionary(uniqueKeysWithValues: part.variables.enumerated().map { ($1, $0) })
    let optional = Set(live.map { constraints[$0].priority }).subtracting([Self.required])
    let priorities = [Self.required] + optional.sorted(by: >)
    var values = part.variables.map { variables[$0].settledValue }
    var bounds = [[Bound]](repeating: [], count: values.count)
    var forms = [[Double]]()
    let ordered = live.sorted { constraints[$0].serial < constraints[$1].serial }
    for (position, slot) in ordered.enumerated() {
      let record = constraints[slot]
      let rank = Double(position + 1) / Double(ordered.count)
      var scale = 1.0
      var member = values.count
      if record.terms.count == 1 {
        scale = record.terms[0].coefficient
        member = column[record.terms[0].variable.index]!
      } else {
        var form = [Double](repeating: 0, count: part.variables.count)
        for term in record.terms { form[column[term.variable.index]!] = term.coefficient }
        forms.append(form)
        bounds.append([])
        values.append(
          record.terms.reduce(0) { sum, term in
            sum + term.coefficient * variables[term.variable.index].settledValue
          })
      }
      let costsBelow = record.relation == .equal || (record.relation == .lessOrEqual) == (scale < 0)
      let costsAbove = record.relation == .equal || !costsBelow
      bounds[member].append(
        Bound(
          target: -record.constant / scale, below: costsBelow ? scale.magnitude : 0,
          above: costsAbove ? scale.magnitude : 0,
          level: priorities.firstIndex(of: record.priority)!, rank: rank, constraint: slot))
    }
    return Simplex(values: values, bounds: bounds, forms: forms, priorities: priorities.count)
  }
}
