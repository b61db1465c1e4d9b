import Foundation

/// One side of a comparison, or a part of it.
indirect enum PredicateExpression {
  case constant(Any?)
  /// The object itself, where there are no keys.
  case keyPath([String])
  case variable(String)
  case list([PredicateExpression])
  case path(PredicateExpression, [String])
  /// Of a list, by number, or the word `FIRST`, `LAST` or `SIZE`; of a dictionary by key.
  case element(PredicateExpression, PredicateExpression)
  case arithmetic(PredicateArithmetic, PredicateExpression, PredicateExpression)
  case function(PredicateFunction, [PredicateExpression])
  /// The elements for which the predicate holds; it knows each by the name.
  case subquery(PredicateExpression, String, PredicateTree)

  func value(of object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): value
    case .keyPath(let path): PredicateValue.value(of: object, path)
    case .variable(let name): variables[name]
    case .list(let parts): parts.map { $0.value(of: object, variables) ?? NSNull() }
    case .path(let base, let path):
      PredicateValue.value(of: base.value(of: object, variables), path)
    case .element(let base, let place):
      PredicateValue.element(
        of: base.value(of: object, variables), place.value(of: object, variables))
    case .arithmetic(let operation, let left, let right):
      operation.value(left.value(of: object, variables), right.value(of: object, variables))
    case .function(let function, let arguments):
      function.value(arguments.map { PredicateValue.plain($0.value(of: object, variables)) })
    case .subquery(let elements, let name, let tree):
      PredicateValue.elements(PredicateValue.plain(elements.value(of: object, variables)))?.filter {
        tree.holds(for: object, variables.merging([name: $0]) { $1 })
      }
    }
  }
}

/// Values as predicates see them: without optionals, `NSNull` as nil, Foundation's classes as Swift's.
package enum PredicateValue {
  package static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return plain(mirror.children.first?.value) }
    switch value {
    case is NSNull: return nil
    case let text as NSString: return String(describing: text)
    case let text as Substring: return String(text)
    case let date as NSDate:
      return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    default: return value
    }
  }

  /// `length` and the like of texts, and what key–value coding finds.
  static func value(of object: Any?, _ path: [String]) -> Any? {
    guard let key = path.first else { return plain(object) }
    let rest = Array(path.dropFirst())
    switch plain(object) {
    case nil: return nil
    case let text as String where textKeys[key] != nil:
      return value(of: textKeys[key]?(text), rest)
    case let dictionary as NSDictionary where !key.hasPrefix("@"):
      return value(of: dictionary.object(forKey: key), rest)
    case let other? where elements(other) != nil:
      let elements = elements(other) ?? []
      if key.hasPrefix("@") {
        return CollectionOperator(key).value(of: elements, path: rest[...])
      }
      return value(of: elements.map { value(of: $0, [key]) ?? NSNull() }, rest)
    case let other: return value(of: KeyValueCoding.value(of: other, path: [key]), rest)
    }
  }

  static func element(of value: Any?, _ place: Any?) -> Any? {
    let (value, place) = (plain(value), plain(place))
    if let dictionary = value as? NSDictionary, place as? String != "SIZE" {
      return place.flatMap { dictionary.object(forKey: $0) }
    }
    guard let list = elements(value) else { return nil }
    switch place as? String {
    case "FIRST": return list.first
    case "LAST": return list.last
    case "SIZE": return list.count
    default:
      guard let index = number(place)?.intValue, list.indices.contains(index) else { return nil }
      return list[index]
    }
  }

  private static let textKeys: [String: @Sendable (String) -> Any] = [
    "length": { $0.utf16.count }, "lowercaseString": { $0.lowercased() },
    "uppercaseString": { $0.uppercased() }, "capitalizedString": { $0.capitalized },
    "description": { $0 },
  ]

  /// The elements of a collection; nil for what is none.
  static func elements(_ value: Any?) -> [Any]? {
    switch value {
    case let list as [Any]: list
    case let set as Set<AnyHashable>: Array(set)
    case let list as NSArray: list.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
    default: nil
    }
  }

  static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let value as Bool: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as any BinaryInteger:
      value.isNegative
        ? NSNumber(value: Int64(clamping: value)) : NSNumber(value: UInt64(clamping: value))
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    default: nil
    }
  }

  static func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
    if let a = number(a), let b = number(b) { return a.compare(b) }
    switch (a, b) {
    case (let a as String, let b as String):
      return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
    case (let a as Date, let b as Date): return a.compare(b)
    default: return nil
    }
  }

  package static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    if let order = order(a, b) { return order == .orderedSame }
    switch (a, b) {
    case (nil, nil): return true
    case (let a as NSObject, let b as NSObject): return a.isEqual(b)
    case (let a as AnyHashable, let b as AnyHashable): return a == b
    default:
      guard let a = elements(a), let b = elements(b), a.count == b.count else { return false }
      return zip(a, b).allSatisfy { areEqual(plain($0), plain($1)) }
    }
  }
}

extension BinaryInteger {
  fileprivate var isNegative: Bool { self < 0 }
}
