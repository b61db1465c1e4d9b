import ConstraintKit
import SeededInput
import Testing

/// A system that is edited at random, and a plain list of what should be in it.
struct RandomEdits {
  var system = ConstraintSystem()
  var random: SeededGenerator
  var variables = [Variable]()
  var constraints = [(id: ConstraintID, plain: PlainConstraint)]()
  /// What was done since the last solution, for the message of a failure.
  var log = [String]()
  private var serial = 0
  private let most: (variables: Int, constraints: Int)
  private let manner: Manner

  /// What the constraints are like.
  struct Manner {
    var coefficients: [Double] = [1, 1, 1, 1, -1, -1, -1, 2, -2, 0.5]
    var sizes = [1, 1, 2, 2, 2, 3, 4]
    var constants = -20...20
    var relations: [Relation] = [.equal, .equal, .equal, .lessOrEqual, .greaterOrEqual]
    var priorities: [Double] = [1000, 1000, 1000, 1000, 750, 750, 500, 250, 250, 1]

    static let mixed = Manner()
    /// Many solutions are equally good, and many bounds meet in one place.
    static let degenerate = Manner(
      coefficients: [1, 1, -1], constants: -1...1, priorities: [1000, 750, 250, 250])
    static let optional = Manner(priorities: [1000, 750, 750, 500, 500, 250])
    static let equations = Manner(sizes: [1, 2, 2, 3], relations: [.equal])
    static let inequalities = Manner(
      sizes: [1, 2, 3, 4], relations: [.equal, .lessOrEqual, .greaterOrEqual, .greaterOrEqual])
    static let all = [mixed, degenerate, optional, equations, inequalities]
  }

  init(seed: UInt64, variables: Int, constraints: Int, manner: Manner) {
    random = SeededGenerator(seed: seed)
    most = (variables, constraints)
    self.manner = manner
    for _ in 0..<variables { addVariable() }
  }

  mutating func edit() throws {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<5: addVariable()
    case 5..<6: removeVariable()
    case 6..<45: try addConstraint()
    case 45..<60: removeConstraint()
    case 60..<92: try changeConstant()
    default: try changePriority()
    }
  }

  private mutating func addVariable() {
    guard variables.count < most.variables else { return }
    variables.append(system.addVariable())
  }

  private mutating func removeVariable() {
    guard let index = variables.indices.randomElement(using: &random) else { return }
    log.append("remove variable \(index)")
    system.remove(variables.remove(at: index))
    constraints.removeAll { $0.plain.terms.contains { $0.variable == index } }
    for place in constraints.indices {
      for term in constraints[place].plain.terms.indices
      where constraints[place].plain.terms[term].variable > index {
        constraints[place].plain.terms[term].variable -= 1
      }
    }
  }

  private mutating func addConstraint() throws {
    guard constraints.count < most.constraints, !variables.isEmpty else { return }
    let size = min(variables.count, manner.sizes.randomElement(using: &random)!)
    let chosen = variables.indices.shuffled(using: &random).prefix(size)
    serial += 1
    let plain = PlainConstraint(
      serial: serial,
      terms: chosen.map { ($0, manner.coefficients.randomElement(using: &random)!) },
      constant: randomConstant(),
      relation: manner.relations.randomElement(using: &random)!,
      priority: randomPriority())
    let terms = plain.terms.map { Term(variables[$0.variable], $0.coefficient) }
    log.append("add \(plain)")
    let id = try system.add(
      terms, constant: plain.constant, plain.relation, priority: plain.priority)
    constraints.append((id, plain))
  }

  private mutating func randomConstant() -> Double {
    Double.random(manner.constants, using: &random)
  }

  private mutating func randomPriority() -> Double {
    manner.priorities.randomElement(using: &random)!
  }

  private mutating func removeConstraint() {
    guard let index = constraints.indices.randomElement(using: &random) else { return }
    log.append("remove \(constraints[index].plain)")
    system.remove(constraints.remove(at: index).id)
  }

  private mutating func changeConstant() throws {
    guard let index = constraints.indices.randomElement(using: &random) else { return }
    constraints[index].plain.constant = randomConstant()
    log.append("constant of \(constraints[index].plain)")
    try system.setConstant(constraints[index].plain.constant, of: constraints[index].id)
  }

  private mutating func changePriority() throws {
    guard let index = constraints.indices.randomElement(using: &random) else { return }
    let priority = randomPriority()
    if priority == 1000, !constraints[index].plain.isRequired {
      serial += 1
      constraints[index].plain.serial = serial
    }
    constraints[index].plain.priority = priority
    log.append("priority of \(constraints[index].plain)")
    try system.setPriority(priority, of: constraints[index].id)
  }
}

extension Double {
  /// A whole number.
  static func random(_ range: ClosedRange<Int>, using random: inout SeededGenerator) -> Double {
    Double(Int.random(in: range, using: &random))
  }
}
