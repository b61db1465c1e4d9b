import ConstraintKit
import Testing

/// Layouts as programs make them, edited for long: they are what they would be if they had just been
/// made, and their errors are the least.
@Suite struct RandomLayoutTests {
  @Test(arguments: 0..<(Soak.isOn ? 10 : 2))
  func longEditedLayoutsAreAsIfJustMade(_ seed: UInt64) throws {
    var layout = try RandomLayout(seed: seed, count: Soak.isOn ? 300 : 60)
    for step in 0..<(Soak.isOn ? 10_000 : 300) {
      try layout.edit()
      _ = layout.system.solve()
      guard step % (Soak.isOn ? 50 : 10) == 0 else { continue }
      let difference = layout.system.brokenInvariant ?? layout.differenceFromNew()
      try #require(difference == nil, "seed \(seed), step \(step): \(difference!)")
    }
  }

  /// Halves of halves of halves: values grow far beyond any screen, and all digits are needed.
  @Test(arguments: 0..<(Soak.isOn ? 10 : 2))
  func whatIsRequiredHoldsAmongHugeValues(_ seed: UInt64) throws {
    var layout = try RandomLayout(seed: seed, count: Soak.isOn ? 300 : 60, mostHalvings: .max)
    for step in 0..<(Soak.isOn ? 10_000 : 300) {
      try layout.edit()
      _ = layout.system.solve()
      guard step % (Soak.isOn ? 50 : 10) == 0 else { continue }
      let broken = layout.system.brokenInvariant
      try #require(broken == nil, "seed \(seed), step \(step): \(broken!)")
    }
  }

  @Test(arguments: 0..<(Soak.isOn ? 4 : 2))
  func errorsOfLayoutsAreTheLeast(_ seed: UInt64) throws {
    var layout = try RandomLayout(seed: 100 + seed, count: Soak.isOn ? 300 : 40)
    for step in 0..<(Soak.isOn ? 6 : 4) {
      for _ in 0..<10 { try layout.edit() }
      _ = layout.system.solve()
      let difference = layout.differenceFromLeast()
      try #require(difference == nil, "seed \(seed), step \(step): \(difference!)")
    }
  }
}

extension RandomLayout {
  /// Compares with a system to which the same constraints have just been added.
  func differenceFromNew() -> String? {
    let new = ConstraintSystem()
    var twins = [Variable: Variable]()
    for variable in variables { twins[variable] = new.addVariable() }
    var ids = [ConstraintID]()
    for entry in entries {
      let terms = entry.expression.terms.map { Term(twins[$0.variable]!, $0.coefficient) }
      let id = try? new.add(
        terms, constant: entry.expression.constant, entry.relation, priority: entry.priority)
      guard let id else { return "\(entry) is refused" }
      ids.append(id)
    }
    _ = new.solve()
    for (entry, id) in zip(entries, ids) where system.isBroken(entry.id) != new.isBroken(id) {
      return "\(entry) is \(new.isBroken(id) ? "not " : "")broken"
    }
    for variable in variables {
      let (old, expected) = (system[variable], new[twins[variable]!])
      guard (old - expected).magnitude > 1e-9 * max(1, expected.magnitude) else { continue }
      if system.isAmbiguous(variable), new.isAmbiguous(twins[variable]!) { continue }
      return "\(variable) is \(old), of a new system \(expected)"
    }
    return nil
  }

  /// Compares the errors with the least ones of the dense reference.
  func differenceFromLeast() -> String? {
    let variables = variables
    let place = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
    let plain = entries.filter { !system.isBroken($0.id) }.map { entry in
      PlainConstraint(
        serial: entry.serial,
        terms: entry.expression.terms.map { (place[$0.variable]!, $0.coefficient) },
        constant: entry.expression.constant, relation: entry.relation, priority: entry.priority)
    }
    let values = variables.map { system[$0] }
    for constraint in plain where constraint.isRequired && constraint.error(values) > 1e-5 {
      return "\(constraint) does not hold"
    }
    let optional = plain.filter { !$0.isRequired }
    let errors = Set(optional.map(\.priority)).sorted(by: >).map { priority in
      optional.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(values) }
    }
    let least = EliminatingReference(plain, count: variables.count).leastErrors()
    for (error, least) in zip(errors, least) where (error - least).magnitude > 1e-5 * (1 + least) {
      return "errors by priority are \(errors), should be \(least)"
    }
    return nil
  }
}
