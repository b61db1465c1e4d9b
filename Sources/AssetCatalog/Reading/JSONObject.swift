import Foundation

/// Fields of a JSON object, read by type; a field of another type counts as absent.
struct JSONObject {
  let fields: [String: Any]

  func string(_ name: String) -> String? { fields[name] as? String }

  func flag(_ name: String) -> Bool { fields[name] as? Bool ?? false }

  func object(_ name: String) -> JSONObject? {
    (fields[name] as? [String: Any]).map(JSONObject.init(fields:))
  }

  func objects(_ name: String) -> [JSONObject] {
    (fields[name] as? [Any] ?? []).compactMap { $0 as? [String: Any] }.map(JSONObject.init(fields:))
  }

  /// A finite number that is written as a number.
  func number(_ name: String) -> Double? {
    guard let number = (fields[name] as? NSNumber)?.doubleValue, number.isFinite else { return nil }
    return number
  }
}
