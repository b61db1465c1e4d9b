extension ConstraintSystem {
  /// Whether a variable could have another value in an equally good solution. To be asked of a
  /// solved system.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    check(variable)
    return otherValues(of: variable) != nil
  }

  /// Moves the variables that are ambiguous to other values of equally good solutions.
  package func exerciseAmbiguity(of variables: [Variable]) -> Changes {
    for variable in variables {
      check(variable)
      guard let values = otherValues(of: variable) else { continue }
      for (slot, value) in values { self.variables[slot].value = value }
    }
    var changes = Changes()
    for (slot, record) in self.variables.enumerated()
    where record.isLive && record.value != record.settledValue {
      self.variables[slot].settledValue = record.value
      changes.moved.append(Variable(slot: Int32(slot), generation: record.generation))
    }
    return changes
  }

  private func otherValues(of variable: Variable) -> [Int: Double]? {
    let slot = variable.index
    guard let part = parts().first(where: { $0.variables.contains(slot) }) else { return nil }
    let member = part.variables.firstIndex(of: slot)!
    for sign in [1.0, -1.0] {
      var simplex = makeSimplex(part)
      let reach = 1 + 2 * Self.largestConstant
      simplex.minimize()
      let old = simplex.values[member]
      for index in simplex.bounds.indices {
        for place in simplex.bounds[index].indices { simplex.bounds[index][place].rank = 0 }
      }
      simplex.bounds[member].append(
        Bound(
          target: old + sign * reach, below: sign > 0 ? 1 : 0, above: sign > 0 ? 0 : 1,
          level: simplex.levels - 1, rank: 0, constraint: -1))
      simplex.minimize()
      let new = simplex.values[member]
      guard !Simplex.isClose(old, new) else { continue }
      return Dictionary(
        uniqueKeysWithValues: part.variables.enumerated().map { index, slot in
          let value = simplex.values[index]
          return (slot, value.magnitude < reach / 2 ? value : value + (old - new) * 0.5)
        })
    }
    return nil
  }

  /// The constraints that have a say in the value of a variable, in order of adding: those that
  /// cannot be removed or changed without the value possibly changing.
  package func constraints(affecting variable: Variable) -> [ConstraintID] {
    check(variable)
    guard let part = parts().first(where: { $0.variables.contains(variable.index) }) else {
      return []
    }
    return part.constraints.sorted { constraints[$0].serial < constraints[$1].serial }.map(id)
  }
}
