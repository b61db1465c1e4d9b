import Foundation
import WebEngineProtocol

/// Values between scripts and the program: numbers, texts, dates, lists, dictionaries and null.
enum ScriptValue {
  /// What JSON says; nil for `undefined`.
  static func value(_ json: String?) -> Any? {
    guard let json else { return nil }
    return try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
  }

  /// Nil for a value that scripts have no counterpart of.
  static func json(_ value: Any?) -> String? {
    guard let value = converted(value ?? NSNull()),
      let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static func converted(_ value: Any) -> Any? {
    switch value {
    case let list as [Any]:
      let items = list.map(converted)
      return items.contains { $0 == nil } ? nil : items.compactMap { $0 }
    case let table as [String: Any]:
      let items = table.compactMapValues(converted)
      return items.count == table.count ? items : nil
    case let number as any BinaryFloatingPoint where !Double(number).isFinite: return nil
    case is NSNull, is String, is any Numeric, is Bool, is NSNumber, is NSString: return value
    case let date as Date: return date.timeIntervalSince1970 * 1000
    default: return nil
    }
  }
}

extension ScriptOutcome {
  func get() throws(WKError) -> Any? {
    switch self {
    case .value(let json): return ScriptValue.value(json)
    case .error(let message, _):
      throw WKError(
        .javaScriptExceptionOccurred, "A JavaScript exception occurred", exception: message)
    case .unsupported:
      throw WKError(
        .javaScriptResultTypeIsUnsupported,
        "JavaScript execution returned a result of an unsupported type")
    }
  }
}
