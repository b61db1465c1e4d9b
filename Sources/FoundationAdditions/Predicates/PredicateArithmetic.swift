import Foundation

/// A calculation with two numbers. Whole numbers stay whole where they can; what is no number makes
/// nil.
enum PredicateArithmetic: String {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case power = "**"

  func value(_ left: Any?, _ right: Any?) -> Any? {
    guard let left = PredicateNumber(left), let right = PredicateNumber(right) else { return nil }
    return (whole(left, right) ?? .real(real(left.double, right.double))).value
  }

  /// Nil for parts of numbers, for results that are too large, and for divisions by zero.
  private func whole(_ left: PredicateNumber, _ right: PredicateNumber) -> PredicateNumber? {
    guard case (.whole(let left), .whole(let right)) = (left, right) else { return nil }
    let (result, isTooLarge) =
      switch self {
      case .add: left.addingReportingOverflow(right)
      case .subtract: left.subtractingReportingOverflow(right)
      case .multiply: left.multipliedReportingOverflow(by: right)
      case .divide: left.dividedReportingOverflow(by: right)
      case .power: (0, true)
      }
    return isTooLarge ? nil : .whole(result)
  }

  private func real(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .power: pow(left, right)
    }
  }
}

/// A number in a predicate.
enum PredicateNumber {
  case whole(Int)
  case real(Double)

  init?(_ value: Any?) {
    guard let number = PredicateValue.number(PredicateValue.plain(value)) else { return nil }
    let isReal = ["d", "f"].contains(String(cString: number.objCType))
    self = isReal ? .real(number.doubleValue) : .whole(number.intValue)
  }

  var double: Double {
    switch self {
    case .whole(let number): Double(number)
    case .real(let number): number
    }
  }

  var value: Any {
    switch self {
    case .whole(let number): number
    case .real(let number): number
    }
  }

  /// Whole where all are.
  static func sum(_ values: [Any?]) -> Any {
    values.reduce(0 as Any) { PredicateArithmetic.add.value($0, $1) ?? $0 }
  }
}
