extension BusMessage {
  func append(_ values: [DBusValue]) throws(DBusFailure) {
    for value in values { try append(value) }
  }

  private func append(_ value: DBusValue) throws(DBusFailure) {
    switch value {
    case .byte(let number): try appendBasic("y", number)
    case .boolean(let truth): try appendBasic("b", Int32(truth ? 1 : 0))
    case .int16(let number): try appendBasic("n", number)
    case .uint16(let number): try appendBasic("q", number)
    case .int32(let number): try appendBasic("i", number)
    case .uint32(let number): try appendBasic("u", number)
    case .int64(let number): try appendBasic("x", number)
    case .uint64(let number): try appendBasic("t", number)
    case .double(let number): try appendBasic("d", number)
    case .string(let text): try appendText("s", text)
    case .objectPath(let text): try appendText("o", text)
    case .signature(let text): try appendText("g", text)
    case .bytes(let bytes): try appendBytes(bytes)
    case .array(let element, let values): try appendContainer("a", element, values)
    case .structure(let fields):
      if fields.isEmpty { throw .invalid("a structure in a message is empty") }
      try appendContainer("r", fields.map(\.signature).joined(), fields)
    case .entry(let key, let value):
      try appendContainer("e", key.signature + value.signature, [key, value])
    case .variant(let inner): try appendContainer("v", inner.signature, [inner])
    }
  }

  private func appendBasic<Value: BitwiseCopyable>(_ type: Character, _ value: Value)
    throws(DBusFailure)
  {
    var value = value
    try check(library.appendBasic(handle, type.code, &value), "cannot write \(type)")
  }

  /// The library takes C strings, which end at the first zero.
  private func appendText(_ type: Character, _ text: String) throws(DBusFailure) {
    if text.utf8.contains(0) { throw .invalid("a text in a message has a zero in it") }
    let result = text.withCString { library.appendBasic(handle, type.code, $0) }
    try check(result, "cannot write \(type) \(text.prefix(80))")
  }

  private func appendBytes(_ bytes: [UInt8]) throws(DBusFailure) {
    let result = bytes.withUnsafeBytes {
      library.appendArray(handle, Character("y").code, $0.baseAddress, $0.count)
    }
    try check(result, "cannot write \(bytes.count) bytes")
  }

  private func appendContainer(
    _ type: Character, _ contents: String, _ values: [DBusValue]
  ) throws(DBusFailure) {
    try check(
      library.openContainer(handle, type.code, contents), "cannot write \(type) of \(contents)")
    try append(values)
    try check(library.closeContainer(handle), "cannot write \(type) of \(contents)")
  }
}

extension Character {
  /// The letter of a type, as the library takes it.
  var code: CChar { CChar(bitPattern: asciiValue ?? 0) }
}
