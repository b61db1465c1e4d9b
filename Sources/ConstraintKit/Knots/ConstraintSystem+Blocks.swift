extension ConstraintSystem {
  private struct Equation {
    var row: EquationBlock.Row
    var entries: [Gathering.Entry]
  }

  /// Forms blocks of the required equations among the gathered bounds. Returns whether there are any.
  func formBlocks() -> Bool {
    let equations = gatheredEquations()
    guard !equations.isEmpty else { return false }
    var isFormed = false
    let parameters = gathering.parameters
    for group in groups(of: equations) where formBlock(group, parameters) { isFormed = true }
    return isFormed
  }

  private func gatheredEquations() -> [Equation] {
    var equations = [Equation]()
    var start = 0
    while start < gathering.entries.count {
      let member = gathering.entries[start].member
      var end = start
      while end < gathering.entries.count, gathering.entries[end].member == member { end += 1 }
      let slot = gathering.members[member]
      eachBound(of: slot) { constraint, coefficient in
        guard constraints[constraint].isEquation else { return }
        equations.append(
          Equation(
            row: EquationBlock.Row(
              constraint: constraint, variable: slot, coefficient: coefficient),
            entries: Array(gathering.entries[start..<end])))
      }
      start = end
    }
    return equations
  }

  /// The equations that have parameters in common, directly or through others.
  private func groups(of equations: [Equation]) -> [[Equation]] {
    var roots = Array(gathering.parameters.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while roots[index] != index {
        roots[index] = roots[roots[index]]
        index = roots[index]
      }
      return index
    }
    for equation in equations {
      for entry in equation.entries {
        roots[root(entry.parameter)] = root(equation.entries[0].parameter)
      }
    }
    var groups = [[Equation]]()
    var places = [Int: Int]()
    for equation in equations {
      let key = root(equation.entries[0].parameter)
      if let place = places[key] {
        groups[place].append(equation)
      } else {
        places[key] = groups.count
        groups.append([equation])
      }
    }
    return groups
  }

  private func formBlock(_ equations: [Equation], _ gathered: [Slot]) -> Bool {
    let indices = Set(equations.flatMap { $0.entries.map(\.parameter) }).sorted()
    guard indices.count <= equations.count else { return false }
    let columns = Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, $0) })
    let matrix = equations.map { equation in
      var row = [Double](repeating: 0, count: indices.count)
      for entry in equation.entries {
        row[columns[entry.parameter]!] = entry.coefficient * equation.row.coefficient
      }
      return row
    }
    let parameters = indices.map { gathered[$0] }
    guard
      var block = EquationBlock(
        parameters: parameters, rows: equations.map(\.row), matrix: matrix)
    else { return false }
    guard let inner = variablesAbove(block.rows.map(\.variable), upTo: parameters) else {
      return false
    }
    block.inner = inner
    let knot = takeKnot(.block)
    for slot in block.inner { variables[slot].knot = knot }
    for slot in parameters {
      variables[slot].knot = knot
      variables[slot].flags.insert(.rigid)
      markRestructured(slot)
    }
    engines[Int(knot)] = .block(block)
    retargeted += block.rows.map(\.variable)
    return true
  }

  /// The free variables from which some are computed, and these, without parameters. Nil if they
  /// depend on other parameters than the given ones, whose shares just cancel out.
  private func variablesAbove(_ slots: [Slot], upTo parameters: [Slot]) -> [Slot]? {
    mark &+= 1
    for slot in parameters { variables[slot].mark = mark }
    var result = [Slot]()
    var foundOther = false
    func meet(_ slot: Slot) {
      guard variables[slot].isFree, variables[slot].mark != mark else { return }
      variables[slot].mark = mark
      result.append(slot)
      if variables[slot].owner == noSlot { foundOther = true }
    }
    for slot in slots { meet(slot) }
    var next = 0
    while next < result.count, !foundOther {
      for term in termSlots(of: variables[result[next]].owner) { meet(terms[term].variable) }
      next += 1
    }
    return foundOther ? nil : result
  }

  /// Moves a block's parameters to where its equations hold.
  func solveBlock(_ knot: Slot) {
    guard case .block(let block) = engines[Int(knot)] else { return }
    statistics.knotsSolved += 1
    var refinement = Refinement()
    while refinement.goesOn(after: residuals(of: block)) {
      move(block, against: refinement.residuals)
      propagate()
    }
    // Its own steps have marked it.
    knots[knot].isDirty = false
  }

  /// How far each equation is off, relative to its parts.
  private func residuals(of block: EquationBlock) -> [Residual] {
    block.rows.map { row in
      let value = row.coefficient * variables[row.variable].value
      let constant = constraints[row.constraint].constant
      return Residual(value + constant, scale: value.magnitude + constant.magnitude)
    }
  }

  private func move(_ block: EquationBlock, against residuals: [Residual]) {
    let count = block.parameters.count
    for (index, slot) in block.parameters.enumerated() {
      var step = 0.0
      for column in 0..<count {
        step -= block.inverse[index * count + column] * residuals[column].value
      }
      if step != 0 { move(slot, to: variables[slot].value + step) }
    }
  }
}
