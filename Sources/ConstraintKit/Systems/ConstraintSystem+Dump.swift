/// The system in words, for debugging.
extension ConstraintSystem {
  /// A line for each variable, constraint and knot.
  package func dump() -> String {
    var lines = ["variables"]
    for slot in 0..<variables.count where variables[slot].flags.contains(.live) {
      lines.append("  \(describe(slot))")
    }
    lines.append("constraints")
    for slot in 0..<constraints.count where constraints[slot].flags.contains(.live) {
      lines.append("  \(describe(constraint: slot))")
    }
    lines.append("knots")
    for knot in 0..<knots.count where knots[knot].kind != .unused {
      lines.append("  \(describe(knot: knot))")
    }
    return lines.joined(separator: "\n")
  }

  private func name(_ slot: Slot) -> String {
    variables[slot].flags.contains(.hidden) ? "h\(slot)" : "v\(slot)"
  }

  private func describe(_ slot: Slot) -> String {
    let state = variables[slot]
    var words = ["\(name(slot)) = \(state.value)"]
    if state.owner != noSlot {
      words.append("by c\(state.owner), rank \(state.rank)")
    } else {
      words.append(state.flags.contains(.rigid) ? "by a block" : "parameter")
    }
    if state.isFree { words.append("free") }
    if state.knot != noSlot { words.append("in k\(state.knot)") }
    return words.joined(separator: ", ")
  }

  private func describe(constraint slot: Slot) -> String {
    let state = constraints[slot]
    let sum = termSlots(of: slot).map { term in
      "\(terms[term].coefficient) \(name(terms[term].variable))"
    }
    let relation =
      switch state.relation {
      case .equal: "="
      case .lessOrEqual: "<="
      case .greaterOrEqual: ">="
      }
    let subject = state.subject == noSlot ? "" : " \(name(state.subject))"
    return "c\(slot): \((sum + ["\(state.constant)"]).joined(separator: " + ")) \(relation) 0 "
      + "@\(state.priority), \(state.role)\(subject), serial \(state.serial)"
  }

  private func describe(knot: Slot) -> String {
    switch engines[Int(knot)] {
    case nil:
      let rows = bounds(of: knot).map { "c\($0.constraint) on \(name($0.variable))" }
      return "k\(knot): interval of \(name(knots[knot].parameter)): "
        + rows.joined(separator: ", ")
    case .block(let block):
      let rows = block.rows.map { "c\($0.constraint) on \(name($0.variable))" }
      return "k\(knot): block of \(block.parameters.map(name)): \(rows), inverse \(block.inverse)"
    case .simplex(let simplex):
      let rows = simplex.basic.indices.map { row in
        let sum = simplex.tableau.row(row).map { entry in
          "\(entry.coefficient) "
            + name(simplex.members[simplex.nonbasic[Int(entry.column)]])
        }
        return "    \(name(simplex.members[simplex.basic[row]])) ~ "
          + sum.joined(separator: " + ")
      }
      return
        (["k\(knot): simplex of \(simplex.members.prefix(simplex.parameterCount).map(name))"]
        + rows).joined(separator: "\n")
    }
  }
}
