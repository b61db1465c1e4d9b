import Foundation

/// A function of a format, by Apple's name, with colons or without.
struct PredicateFunction {
  private let call: @Sendable ([Any?]) -> Any?

  init?(_ name: String) {
    let plain =
      name.hasSuffix(":") && name.count { $0 == ":" } == 1 ? String(name.dropLast()) : name
    guard let call = Self.all[plain] ?? Self.all[plain.lowercased()] else { return nil }
    self.call = call
  }

  func value(_ arguments: [Any?]) -> Any? { call(arguments) }

  private typealias Call = @Sendable ([Any?]) -> Any?

  private static let all: [String: Call] = [statistics, numbers, pairs, bits, others]
    .reduce(into: [:]) { $0.merge($1) { $1 } }

  private static let statistics: [String: Call] = [
    "sum": { PredicateNumber.sum(elements($0)) },
    "count": { elements($0).count },
    "min": { elements($0).lazy.compactMap { $0 }.min { isLess($0, $1) } },
    "max": { elements($0).lazy.compactMap { $0 }.max { isLess($0, $1) } },
    "average": { average(doubles($0)) },
    "median": { median(doubles($0).sorted()) },
    "mode": { modes(doubles($0)) },
    "stddev": { deviation(doubles($0)) },
  ]

  private static let numbers: [String: Call] = [
    "sqrt": real(sqrt), "ln": real { Foundation.log($0) }, "log": real(log10), "exp": real(exp),
    "floor": real(floor), "ceiling": real(ceil), "trunc": real(trunc), "abs": real { abs($0) },
    "random": { arguments in
      guard let limit = arguments.first.flatMap({ PredicateNumber($0)?.double }) else {
        return Double.random(in: 0..<1)
      }
      return limit >= 1 && limit < 1e9 ? Int.random(in: 0..<Int(limit)) : 0
    },
  ]

  private static let pairs: [String: Call] = [
    "add:to:": pair(.add), "from:subtract:": pair(.subtract), "multiply:by:": pair(.multiply),
    "divide:by:": pair(.divide), "raise:toPower:": pair(.power),
    "modulus:by:": { arguments in
      guard arguments.count == 2, let a = PredicateNumber(arguments[0]),
        let b = PredicateNumber(arguments[1])
      else { return nil }
      if case (.whole(let a), .whole(let b)) = (a, b), b != 0, b != -1 { return a % b }
      return fmod(a.double, b.double)
    },
  ]

  private static let bits: [String: Call] = [
    "bitwiseAnd:with:": whole { $0 & $1 }, "bitwiseOr:with:": whole { $0 | $1 },
    "bitwiseXor:with:": whole { $0 ^ $1 }, "leftshift:by:": whole { $0 << $1 },
    "rightshift:by:": whole { $0 >> $1 },
    "onesComplement": { arguments in
      guard case .whole(let number) = PredicateNumber(arguments.first ?? nil) else { return nil }
      return ~number
    },
  ]

  private static let others: [String: Call] = [
    "now": { _ in Date() },
    "uppercase": text { $0.uppercased() }, "lowercase": text { $0.lowercased() },
    "length": text { $0.utf16.count }, "noindex": { $0.first ?? nil },
    "cast": { arguments in
      guard arguments.count == 2, let type = arguments[1] as? String else { return nil }
      return cast(arguments[0], type)
    },
  ]

  /// The arguments, and the elements of those that are collections.
  private static func elements(_ arguments: [Any?]) -> [Any?] {
    arguments.flatMap { argument in
      PredicateValue.elements(argument).map { $0.map(PredicateValue.plain) } ?? [argument]
    }
  }

  private static func doubles(_ arguments: [Any?]) -> [Double] {
    elements(arguments).compactMap { PredicateNumber($0)?.double }
  }

  private static func isLess(_ a: Any, _ b: Any) -> Bool {
    PredicateValue.order(a, b) == .orderedAscending
  }

  private static func real(_ function: @escaping @Sendable (Double) -> Double) -> Call {
    { PredicateNumber($0.first ?? nil).map { function($0.double) } }
  }

  private static func text(_ function: @escaping @Sendable (String) -> Any) -> Call {
    { ($0.first.flatMap(PredicateValue.plain) as? String).map(function) }
  }

  private static func pair(_ operation: PredicateArithmetic) -> Call {
    { $0.count == 2 ? operation.value($0[0], $0[1]) : nil }
  }

  private static func whole(_ function: @escaping @Sendable (Int, Int) -> Int) -> Call {
    { arguments in
      guard arguments.count == 2, case .whole(let a) = PredicateNumber(arguments[0]),
        case .whole(let b) = PredicateNumber(arguments[1])
      else { return nil }
      return function(a, b)
    }
  }

  private static func cast(_ value: Any?, _ type: String) -> Any? {
    switch type {
    case "NSDate":
      return value as? Date
        ?? PredicateNumber(value).map { Date(timeIntervalSinceReferenceDate: $0.double) }
    case "NSNumber":
      if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
      return PredicateNumber(value)?.value ?? (value as? String).flatMap(Double.init)
    case "NSString": return value.map { "\($0)" }
    default: return value
    }
  }
}

// Statistics; nil for none.

extension PredicateFunction {
  private static func average(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  private static func median(_ sorted: [Double]) -> Double? {
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  private static func modes(_ values: [Double]) -> [Double] {
    let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return counts.filter { $0.value == most }.keys.sorted()
  }

  private static func deviation(_ values: [Double]) -> Double? {
    guard let mean = average(values) else { return nil }
    return average(values.map { ($0 - mean) * ($0 - mean) })?.squareRoot()
  }
}
