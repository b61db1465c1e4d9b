import Foundation

/// An operator of key paths, such as `@sum`, on the elements of a collection.
struct CollectionOperator {
  private let name: String

  init(_ key: String) { name = String(key.dropFirst()) }

  /// Elements without a value count as none.
  func value(of elements: [Any], path: ArraySlice<String>) -> Any? {
    if name == "count" { return elements.count }
    let values = elements.compactMap { element in
      PredicateValue.plain(path.isEmpty ? element : KeyValueCoding.value(of: element, path: path))
    }
    switch name {
    case "sum": return PredicateNumber.sum(values)
    case "avg":
      let sum = PredicateNumber(PredicateNumber.sum(values))?.double ?? 0
      return elements.isEmpty ? 0 : sum / Double(elements.count)
    case "min": return values.min { PredicateValue.order($0, $1) == .orderedAscending }
    case "max": return values.max { PredicateValue.order($0, $1) == .orderedAscending }
    case "unionOfObjects": return values
    case "distinctUnionOfObjects": return distinct(values)
    case "unionOfArrays": return joined(values)
    case "distinctUnionOfArrays", "distinctUnionOfSets": return distinct(joined(values))
    default:
      NSException.raise(
        .invalidArgumentException,
        "[\(described(elements as NSArray)) valueForKeyPath:]: this class does not implement the "
          + "\(name) operation.")
    }
  }

  private func joined(_ values: [Any]) -> [Any] {
    values.flatMap { PredicateValue.elements($0) ?? [] }
  }

  private func distinct(_ values: [Any]) -> [Any] {
    var (seen, result): (Set<AnyHashable>, [Any]) = ([], [])
    for value in values {
      guard let key = value as? AnyHashable else {
        result.append(value)
        continue
      }
      if seen.insert(key).inserted { result.append(value) }
    }
    return result
  }
}
