import ConstraintKit
import Testing

/// Random edits, and after each solution a comparison with a solver that computes with fractions.
@Suite struct ReferenceTests {
  @Test(arguments: RandomEdits.Manner.all.indices, 0..<(Soak.isOn ? 50 : 2))
  func smallSystemsAreSolvedAsByTheReference(_ manner: Int, _ seed: UInt64) throws {
    for (variables, constraints) in [(5, 12), (8, 18)] {
      var edits = RandomEdits(
        seed: seed, variables: variables, constraints: constraints,
        manner: RandomEdits.Manner.all[manner])
      for step in 0..<(Soak.isOn ? 1000 : 12) {
        for _ in 0..<Int.random(in: 1...3, using: &edits.random) { try edits.edit() }
        let comparison = Comparison(&edits, checksAmbiguity: step % 5 == 0)
        let difference = comparison.difference(Fraction.self)
        try #require(
          difference == nil,
          "seed \(seed), step \(step): \(difference!)\n\(edits.report)\n\(edits.system.dump())")
        edits.log.removeAll()
      }
    }
  }
}

extension RandomEdits {
  var values: [Variable: Double] {
    Dictionary(uniqueKeysWithValues: variables.map { ($0, system[$0]) })
  }

  var broken: Set<ConstraintID> {
    Set(constraints.map(\.id).filter { system.isBroken($0) })
  }

  var report: String {
    let all = constraints.map { "  \($0.plain)" }.joined(separator: "\n")
    let values = variables.map { "\(system[$0])" }.joined(separator: " ")
    return "since the last solution:\n  \(log.joined(separator: "\n  "))\nall:\n\(all)\n\(values)"
  }
}

/// What a solution should be, and is.
struct Comparison {
  let edits: RandomEdits
  let before: [Variable: Double]
  let brokenBefore: Set<ConstraintID>
  let changes: Changes
  let checksAmbiguity: Bool

  /// Solves the system.
  init(_ edits: inout RandomEdits, checksAmbiguity: Bool) {
    before = edits.values
    brokenBefore = edits.broken
    changes = edits.system.solve()
    self.edits = edits
    self.checksAmbiguity = checksAmbiguity
  }

  private var system: ConstraintSystem { edits.system }
  private var values: [Double] { edits.variables.map { system[$0] } }

  /// Describes the first difference, if there is one.
  func difference<Number: ReferenceNumber>(_ number: Number.Type) -> String? {
    let reference = ReferenceSolver<Number>(
      edits.constraints.map(\.plain), count: edits.variables.count)
    return system.brokenInvariant ?? brokenDifference(reference) ?? errorDifference(reference)
      ?? movedDifference()
      ?? conflictDifference(number) ?? ambiguityDifference(reference)
  }

  private func brokenDifference<Number>(_ reference: ReferenceSolver<Number>) -> String? {
    let broken = Set(
      edits.constraints.filter { system.isBroken($0.id) }.map(\.plain.serial))
    guard broken != reference.broken else { return nil }
    return "broken are \(broken.sorted()), should be \(reference.broken.sorted())"
  }

  private func errorDifference<Number>(_ reference: ReferenceSolver<Number>) -> String? {
    let values = values
    for constraint in reference.kept where constraint.isRequired {
      if constraint.error(values) > 1e-6 { return "\(constraint) does not hold" }
    }
    let optional = reference.kept.filter { !$0.isRequired }
    let priorities = Set(optional.map(\.priority)).sorted(by: >)
    var errors = priorities.map { priority in
      optional.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(values) }
    }
    errors.append(optional.reduce(0) { $0 + Double($1.serial) * $1.error(values) })
    let least = reference.leastErrors()
    for (error, least) in zip(errors, least) where (error - least).magnitude > 1e-6 * (1 + least) {
      return "errors by priority and by rank are \(errors), should be \(least)"
    }
    return nil
  }

  private func movedDifference() -> String? {
    let moved = Set(edits.variables.filter { system[$0] != before[$0, default: 0] })
    return moved == Set(changes.moved) && moved.count == changes.moved.count
      ? nil : "moved are \(changes.moved), should be \(moved)"
  }

  /// Each conflict is new, names the broken one last, and falls apart without any of its parts.
  private func conflictDifference<Number: ReferenceNumber>(_ number: Number.Type) -> String? {
    let broken = edits.broken
    let reported = Set(changes.conflicts.map(\.broken))
    if reported != broken.subtracting(brokenBefore) {
      return "reported are \(reported), should be \(broken.subtracting(brokenBefore))"
    }
    for conflict in changes.conflicts {
      let parts = conflict.clashing.compactMap { id in
        edits.constraints.first { $0.id == id }?.plain
      }
      if parts.count != conflict.clashing.count { return "\(conflict) names unknown constraints" }
      if conflict.clashing.last != conflict.broken { return "\(conflict) is in disorder" }
      if ReferenceSolver<Number>.canHold(parts, count: edits.variables.count) {
        return "\(parts) do not clash"
      }
      for index in parts.indices {
        var rest = parts
        rest.remove(at: index)
        if !ReferenceSolver<Number>.canHold(rest, count: edits.variables.count) {
          return "\(parts) clash without \(parts[index]) too"
        }
      }
    }
    return nil
  }

  private func ambiguityDifference<Number>(_ reference: ReferenceSolver<Number>) -> String? {
    guard checksAmbiguity else { return nil }
    for (index, variable) in edits.variables.enumerated() {
      let isAmbiguous = reference.isAmbiguous(index)
      if system.isAmbiguous(variable) != isAmbiguous {
        return "variable \(index) \(isAmbiguous ? "is" : "is not") ambiguous"
      }
    }
    return nil
  }
}
