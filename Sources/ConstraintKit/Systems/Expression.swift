/// A variable times a number.
package struct Term: Equatable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
package struct Expression: Equatable, Sendable {
  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package static func + (left: Expression, right: Expression) -> Expression {
    Expression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  package static func - (left: Expression, right: Expression) -> Expression {
    left + right * -1
  }

  package static func * (left: Expression, factor: Double) -> Expression {
    let terms = left.terms.map { Term($0.variable, $0.coefficient * factor) }
    return Expression(terms, constant: left.constant * factor)
  }

  package static func + (left: Expression, constant: Double) -> Expression {
    Expression(left.terms, constant: left.constant + constant)
  }

  package static func - (left: Expression, constant: Double) -> Expression {
    left + -constant
  }
}

extension Variable {
  package static func + (left: Variable, right: Variable) -> Expression {
    Expression([Term(left), Term(right)])
  }

  package static func - (left: Variable, right: Variable) -> Expression {
    Expression([Term(left), Term(right, -1)])
  }

  package static func + (left: Expression, right: Variable) -> Expression {
    Expression(left.terms + [Term(right)], constant: left.constant)
  }

  package static func - (left: Expression, right: Variable) -> Expression {
    Expression(left.terms + [Term(right, -1)], constant: left.constant)
  }

  package static func + (left: Variable, constant: Double) -> Expression {
    Expression([Term(left)], constant: constant)
  }

  package static func - (left: Variable, constant: Double) -> Expression {
    left + -constant
  }

  package static func * (left: Variable, factor: Double) -> Expression {
    Expression([Term(left, factor)])
  }
}
