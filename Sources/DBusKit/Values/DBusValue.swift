/// A value in a message of D-Bus. Its type is one of the bus's own: there are no conversions.
package enum DBusValue: Hashable, Sendable {
  case byte(UInt8)
  case boolean(Bool)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case objectPath(String)
  case signature(String)
  /// An array of bytes, which may be long.
  case bytes([UInt8])
  /// An array with the signature of its elements, such as "s", or "{sv}" for entries.
  case array(of: String, [DBusValue])
  case structure([DBusValue])
  /// A key and its value; only in arrays.
  indirect case entry(DBusValue, DBusValue)
  indirect case variant(DBusValue)
}

extension DBusValue {
  /// The type in the words of D-Bus, such as "a{sv}".
  package var signature: String {
    switch self {
    case .byte: "y"
    case .boolean: "b"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .objectPath: "o"
    case .signature: "g"
    case .bytes: "ay"
    case .array(let element, _): "a" + element
    case .structure(let fields): "(" + fields.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    case .variant: "v"
    }
  }
}
