import ConstraintKit

/// A sum of unknowns, each times a number, and a constant.
typealias LinearForm = ConstraintKit.Expression

extension LinearForm {
  init(_ variable: Variable) { self.init([Term(variable)]) }

  mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
    terms.append(Term(variable, coefficient))
  }

  mutating func add(_ other: LinearForm, times factor: Double) {
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }
}
