import Foundation
import WebEngineProtocol

/// Values between scripts and the program: numbers, texts, dates, lists, dictionaries and null.
enum ScriptValue {
  /// Nil for what is no value.
  static func value(_ json: String) -> Any? {
    let plain = try? JSONSerialization.jsonObject(
      with: Data(json.utf8), options: .fragmentsAllowed)
    return plain.map(unmarked)
  }

  /// Nil for a value that scripts have no counterpart of.
  static func json(_ value: Any?) -> String? {
    guard let value = marked(value ?? NSNull()),
      let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static let mark = "$"

  /// What JSON has, of what it lacks.
  private static func marked(_ value: Any) -> Any? {
    switch value {
    case let list as [Any]:
      let items = list.map(marked)
      return items.contains { $0 == nil } ? nil : items.compactMap { $0 }
    case let table as [String: Any]:
      let items = table.compactMapValues(marked)
      guard items.count == table.count else { return nil }
      return items[mark] == nil ? items : [mark: items]
    case let number as any BinaryFloatingPoint where !Double(number).isFinite:
      return [mark: name(of: Double(number))]
    case let number as NSNumber where !number.doubleValue.isFinite:
      return [mark: name(of: number.doubleValue)]
    case is NSNull, is String, is any Numeric, is Bool, is NSNumber, is NSString: return value
    case let date as Date: return [mark: date.timeIntervalSince1970 * 1000]
    default: return nil
    }
  }

  private static func name(of number: Double) -> String {
    number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
  }

  private static func unmarked(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map(unmarked) }
    guard let table = value as? [String: Any] else { return value }
    guard table.count == 1, let special = table[mark] else { return table.mapValues(unmarked) }
    switch special {
    case let table as [String: Any]: return table.mapValues(unmarked)
    case let name as String: return numbers[name] ?? NSNull()
    case let milliseconds as NSNumber:
      return Date(timeIntervalSince1970: milliseconds.doubleValue / 1000)
    default: return NSNull()
    }
  }

  /// What is undefined is null in a list or a dictionary.
  private static let numbers: [String: Double] = [
    "NaN": .nan, "Infinity": .infinity, "-Infinity": -.infinity,
  ]
}

extension ScriptOutcome {
  func get() throws(WKError) -> Any? {
    switch self {
    case .value(nil): return nil
    case .value(let json?):
      guard let value = ScriptValue.value(json) else { throw Self.unsupportedType }
      return value
    case .error(let message, _):
      throw WKError(
        .javaScriptExceptionOccurred, "A JavaScript exception occurred", exception: message)
    case .unsupported: throw Self.unsupportedType
    }
  }

  private static var unsupportedType: WKError {
    WKError(
      .javaScriptResultTypeIsUnsupported,
      "JavaScript execution returned a result of an unsupported type")
  }
}
