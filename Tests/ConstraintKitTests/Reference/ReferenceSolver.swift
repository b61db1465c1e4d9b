import ConstraintKit

/// A constraint as the reference solver sees it; variables are counted from 0.
struct PlainConstraint {
  var serial: Int
  var terms: [(variable: Int, coefficient: Double)]
  var constant: Double
  var relation: Relation
  var priority: Double

  var isRequired: Bool { priority == ConstraintSystem.required }

  func error(_ values: [Double]) -> Double {
    let value = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
    switch relation {
    case .equal: return value.magnitude
    case .lessOrEqual: return max(0, value)
    case .greaterOrEqual: return max(0, -value)
    }
  }
}

/// Solves a system of constraints from nothing, by the definition of what a solution is.
struct ReferenceSolver<Number: ReferenceNumber> {
  let constraints: [PlainConstraint]
  let count: Int
  /// The serials of those that are broken.
  private(set) var broken = Set<Int>()

  init(_ constraints: [PlainConstraint], count: Int) {
    self.constraints = constraints.sorted { $0.serial < $1.serial }
    self.count = count
    findBroken()
  }

  /// A required constraint is broken if it cannot hold together with unbroken ones added before.
  private mutating func findBroken() {
    let required = constraints.filter(\.isRequired)
    if program(of: required) != nil { return }
    var kept = [PlainConstraint]()
    for constraint in required {
      if program(of: kept + [constraint]) != nil {
        kept.append(constraint)
      } else {
        broken.insert(constraint.serial)
      }
    }
  }

  /// Whether any of some required constraints contradict each other.
  static func canHold(_ constraints: [PlainConstraint], count: Int) -> Bool {
    ReferenceSolver(constraints, count: count).broken.isEmpty
  }

  private func program(of constraints: [PlainConstraint]) -> LinearProgram<Number>? {
    makeProgram(of: constraints).program
  }

  /// Columns: for each variable its positive and its negative part, then for each constraint what its
  /// expression is above zero, and what it is below.
  private func makeProgram(
    of constraints: [PlainConstraint]
  ) -> (program: LinearProgram<Number>?, columns: Int) {
    let columns = 2 * count + 2 * constraints.count
    var equations = [(coefficients: [Number], value: Number)]()
    for (index, constraint) in constraints.enumerated() {
      var row = [Number](repeating: .zero, count: columns)
      for term in constraint.terms {
        let coefficient = Number(term.coefficient)
        row[2 * term.variable] = row[2 * term.variable] + coefficient
        row[2 * term.variable + 1] = row[2 * term.variable + 1] - coefficient
      }
      let mayBeAbove = !constraint.isRequired || constraint.relation == .greaterOrEqual
      let mayBeBelow = !constraint.isRequired || constraint.relation == .lessOrEqual
      if mayBeAbove { row[2 * count + 2 * index] = Number(-1) }
      if mayBeBelow { row[2 * count + 2 * index + 1] = .one }
      equations.append((row, .zero - Number(constraint.constant)))
    }
    return (LinearProgram(equations: equations, count: columns), columns)
  }

  /// The least sums of errors, from the highest priority to the lowest, then the least sum of errors
  /// weighted with the serials.
  func leastErrors() -> [Double] {
    var (program, costs) = solvedProgram()
    var result = costs.map { program.minimize($0)!.double }
    let ranks = weighted { Number(Double($0.serial)) }
    result.append(program.minimize(ranks)!.double)
    costs.removeAll()
    return result
  }

  /// Whether a variable can have different values in solutions with the least errors.
  func isAmbiguous(_ variable: Int) -> Bool {
    var (program, costs) = solvedProgram()
    for cost in costs { _ = program.minimize(cost) }
    var values = [Double]()
    for sign in [1.0, -1.0] {
      var copy = program
      var cost = [Number](repeating: .zero, count: 2 * count + 2 * kept.count)
      cost[2 * variable] = Number(sign)
      cost[2 * variable + 1] = Number(-sign)
      guard let value = copy.minimize(cost) else { return true }
      values.append(sign * value.double)
    }
    return (values[0] - values[1]).magnitude > 1e-6
  }

  var kept: [PlainConstraint] { constraints.filter { !broken.contains($0.serial) } }

  private func solvedProgram() -> (LinearProgram<Number>, [[Number]]) {
    let priorities = Set(kept.map(\.priority)).subtracting([ConstraintSystem.required])
    let costs = priorities.sorted(by: >).map { priority in
      weighted { $0.priority == priority ? .one : .zero }
    }
    return (program(of: kept)!, costs)
  }

  private func weighted(_ weight: (PlainConstraint) -> Number) -> [Number] {
    var costs = [Number](repeating: .zero, count: 2 * count)
    for constraint in kept {
      let cost = constraint.isRequired ? .zero : weight(constraint)
      costs.append(constraint.relation == .greaterOrEqual ? .zero : cost)
      costs.append(constraint.relation == .lessOrEqual ? .zero : cost)
    }
    return costs
  }
}
