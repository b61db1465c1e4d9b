import Foundation

extension InterfaceElement {
  /// A finite number; nil if the attribute is missing or says something else.
  package func number(_ name: String) -> Double? {
    attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// YES or NO.
  package func flag(_ name: String) -> Bool? {
    switch attributes[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A multiplier, "1:2" or "0.5".
  package func ratio(_ name: String) -> Double? {
    let parts = attributes[name]?.split(separator: ":").compactMap { Double($0) } ?? []
    let value = parts.count == 2 ? parts[0] / parts[1] : parts.count == 1 ? parts[0] : nil
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The text of an attribute or of a child of this key; texts with control characters are in base 64.
  package func string(_ key: String) -> String? {
    if let attribute = attributes[key] { return attribute }
    guard let child = value(key), child.name == "string" || child.name == "mutableString" else {
      return nil
    }
    return child.flag("base64-UTF8") == true ? child.decodedText : child.text
  }

  private var decodedText: String? {
    // Interface Builder leaves the padding out.
    let plain = text.filter { !$0.isWhitespace && $0 != "=" }
    let padded = plain + String(repeating: "=", count: (4 - plain.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
  }
}
