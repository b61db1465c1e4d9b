extension BusMessage {
  /// More values than any message has that a program can use.
  static let mostValues = 1 << 20

  /// All values of the message, which is read once.
  func readValues() throws(DBusFailure) -> [DBusValue] {
    var remaining = Self.mostValues
    return try readSiblings(&remaining)
  }

  /// The values up to the end of the current container.
  private func readSiblings(_ remaining: inout Int) throws(DBusFailure) -> [DBusValue] {
    var values: [DBusValue] = []
    while let value = try readNext(&remaining) { values.append(value) }
    return values
  }

  private func readNext(_ remaining: inout Int) throws(DBusFailure) -> DBusValue? {
    var (type, contents): (CChar, BusLibrary.Text?) = (0, nil)
    let result = library.peekType(handle, &type, &contents)
    try check(result, "cannot read a type")
    guard result > 0, let letter = UInt8(exactly: type) else { return nil }
    remaining -= 1
    if remaining < 0 { throw .invalid("a message has more than \(Self.mostValues) values") }
    let inside = contents.map { String(cString: $0) } ?? ""
    switch Character(Unicode.Scalar(letter)) {
    case "a" where inside == "y": return .bytes(try readBytes())
    case "a": return .array(of: inside, try readContainer(type, inside, &remaining))
    case "r": return .structure(try readContainer(type, inside, &remaining))
    case "v":
      guard let inner = try readContainer(type, inside, &remaining).first else {
        throw .invalid("a variant is empty")
      }
      return .variant(inner)
    case "e":
      let pair = try readContainer(type, inside, &remaining)
      guard pair.count == 2 else { throw .invalid("an entry has no value") }
      return .entry(pair[0], pair[1])
    case let basic: return try readBasic(basic)
    }
  }

  private func readContainer(
    _ type: CChar, _ contents: String, _ remaining: inout Int
  ) throws(DBusFailure) -> [DBusValue] {
    try check(library.enterContainer(handle, type, contents), "cannot read \(contents)")
    let values = try readSiblings(&remaining)
    try check(library.exitContainer(handle), "cannot read \(contents)")
    return values
  }

  private func readBasic(_ type: Character) throws(DBusFailure) -> DBusValue {
    switch type {
    case "y": .byte(try read(type, 0))
    case "b": .boolean(try read(type, Int32(0)) != 0)
    case "n": .int16(try read(type, 0))
    case "q": .uint16(try read(type, 0))
    case "i": .int32(try read(type, 0))
    case "u": .uint32(try read(type, 0))
    case "x": .int64(try read(type, 0))
    case "t": .uint64(try read(type, 0))
    case "d": .double(try read(type, 0))
    case "s": .string(try readText(type))
    case "o": .objectPath(try readText(type))
    case "g": .signature(try readText(type))
    default: throw .invalid("values of type \(type) are not taken")
    }
  }

  private func read<Value: BitwiseCopyable>(_ type: Character, _ zero: Value) throws(DBusFailure)
    -> Value
  {
    var value = zero
    try check(library.readBasic(handle, type.code, &value), "cannot read \(type)")
    return value
  }

  private func readText(_ type: Character) throws(DBusFailure) -> String {
    var text: BusLibrary.Text?
    try check(library.readBasic(handle, type.code, &text), "cannot read \(type)")
    return text.map { String(cString: $0) } ?? ""
  }

  private func readBytes() throws(DBusFailure) -> [UInt8] {
    var (bytes, count): (UnsafeRawPointer?, Int) = (nil, 0)
    try check(library.readArray(handle, Character("y").code, &bytes, &count), "cannot read bytes")
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }
}
