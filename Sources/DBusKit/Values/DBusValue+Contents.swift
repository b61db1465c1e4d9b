// What a value holds, if it is of the expected type: messages come from other programs.
extension DBusValue {
  package var string: String? {
    switch self {
    case .string(let text), .objectPath(let text), .signature(let text): text
    default: nil
    }
  }

  package var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// A whole number of any type; nil if it does not fit.
  package var integer: Int? {
    switch self {
    case .byte(let value): Int(value)
    case .int16(let value): Int(value)
    case .uint16(let value): Int(value)
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    case .int64(let value): Int(exactly: value)
    case .uint64(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The fields of a structure.
  package var fields: [DBusValue]? {
    if case .structure(let fields) = self { fields } else { nil }
  }

  /// The elements of an array, except one of bytes.
  package var elements: [DBusValue]? {
    if case .array(_, let elements) = self { elements } else { nil }
  }

  /// The value itself, or what a variant holds, however deep.
  package var unwrapped: DBusValue {
    var value = self
    while case .variant(let inner) = value { value = inner }
    return value
  }
}
