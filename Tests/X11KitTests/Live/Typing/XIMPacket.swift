/// A message of the X input method protocol, little-endian, as it is read and written. Source: The Input
/// Method Protocol, version 1.0, of the X Consortium.
struct XIMPacket {
  enum Code: UInt8 {
    case connect = 1, connectReply, disconnect, disconnectReply
    case open = 30, openReply, close, closeReply
    case setEventMask = 37, encodingNegotiation, encodingNegotiationReply, queryExtension
    case queryExtensionReply, setIMValues, setIMValuesReply, getIMValues, getIMValuesReply
    case createIC = 50, createICReply, destroyIC, destroyICReply, setICValues, setICValuesReply
    case getICValues, getICValuesReply, setICFocus, unsetICFocus, forwardEvent, sync, syncReply
    case commit, resetIC, resetICReply
    case preeditStart = 73, preeditStartReply, preeditDraw, preeditCaret, preeditCaretReply
    case preeditDone
  }

  var code: Code
  /// What follows the header.
  var body: [UInt8] = []

  init(_ code: Code, _ numbers: UInt16...) {
    self.code = code
    for number in numbers { append(number) }
  }

  /// Nil for what is no message.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 4, let code = Code(rawValue: bytes[0]) else { return nil }
    self.code = code
    let size = Int(bytes[2]) | Int(bytes[3]) << 8
    body = Array(bytes.dropFirst(4).prefix(size * 4))
  }

  var bytes: [UInt8] {
    var body = body
    while body.count % 4 != 0 { body.append(0) }
    let size = body.count / 4
    return [code.rawValue, 0, UInt8(size & 0xFF), UInt8(size >> 8)] + body
  }

  mutating func append(_ number: UInt16) { body += [UInt8(number & 0xFF), UInt8(number >> 8)] }

  mutating func append(_ number: UInt32) {
    append(UInt16(number & 0xFFFF))
    append(UInt16(number >> 16))
  }

  mutating func append(_ bytes: some Sequence<UInt8>) { body += bytes }

  /// Fills up to a multiple of four bytes.
  mutating func pad() { while body.count % 4 != 0 { body.append(0) } }

  func number(at place: Int) -> UInt16 {
    place + 1 < body.count ? UInt16(body[place]) | UInt16(body[place + 1]) << 8 : 0
  }

  func long(at place: Int) -> UInt32 {
    UInt32(number(at: place)) | UInt32(number(at: place + 2)) << 16
  }
}
