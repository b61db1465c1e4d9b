/// The numbers and texts among a desktop's settings, by name, as in `Xft/DPI`. Source: the XSETTINGS protocol.
struct X11Settings: Equatable {
  private(set) var numbers: [String: Int32] = [:]
  private(set) var texts: [String: String] = [:]

  /// Nil for bytes that are no settings.
  init?(bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let order = reader.take(4)?.first, order <= 1 else { return nil }
    reader.isBigEndian = order == 1
    guard reader.take(4) != nil, let count = reader.number(4) else { return nil }
    for _ in 0..<count {
      guard readSetting(&reader) else { return nil }
    }
  }

  private mutating func readSetting(_ reader: inout Reader) -> Bool {
    guard let kind = reader.take(2)?.first, let length = reader.number(2),
      let name = reader.take(Int(length), isPadded: true), reader.take(4) != nil
    else { return false }
    switch kind {
    case 0:
      guard let value = reader.number(4) else { return false }
      numbers[String(decoding: name, as: UTF8.self)] = Int32(bitPattern: value)
      return true
    case 1:
      guard let length = reader.number(4), let text = reader.take(Int(length), isPadded: true)
      else { return false }
      texts[String(decoding: name, as: UTF8.self)] = String(decoding: text, as: UTF8.self)
      return true
    case 2: return reader.take(8) != nil
    default: return false
    }
  }
}

private struct Reader {
  var bytes: [UInt8]
  var isBigEndian = false
  private var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Nil if there are not as many. Padded ones end at a multiple of four.
  mutating func take(_ count: Int, isPadded: Bool = false) -> ArraySlice<UInt8>? {
    let padded = isPadded ? (count + 3) & ~3 : count
    guard padded <= bytes.count - offset else { return nil }
    defer { offset += padded }
    return bytes[offset..<offset + count]
  }

  mutating func number(_ size: Int) -> UInt32? {
    take(size).map { part in
      (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
