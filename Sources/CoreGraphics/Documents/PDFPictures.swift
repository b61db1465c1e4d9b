package import Foundation

/// How much memory the pictures of a PDF document take when poppler draws them: four bytes for each pixel, and one
/// more where there is a mask.
package enum PDFPictures: Sendable {
  /// They are drawn from all of their pixels.
  case fit
  /// They are drawn from at most 8192 by 8192 pixels, which is what poppler takes for printers.
  case large
  /// They would take more than 256 MB, or more than some seconds.
  case tooLarge

  package init(_ data: Data) {
    var scan = PDFScan()
    guard data.withUnsafeBytes({ scan.read($0) }) else {
      self = .tooLarge
      return
    }
    let (area, areas) = (ImageLimits.area, scan.areas)
    // The largest picture may be the mask of the other one.
    if areas.largest > 2 * area || areas.masked > area - areas.largest / 4 {
      self = .tooLarge
    } else {
      self = areas.largest > area ? .large : .fit
    }
  }
}

/// Finds what says width and height in a PDF document, wherever an object begins. The dictionary of a stream is
/// never compressed or encrypted, so that it is seen in the file itself.
private struct PDFScan {
  private struct Picture {
    var widths: [Side] = []
    var heights: [Side] = []
    var isMasked = false
  }

  private enum Side {
    case pixels(Int)
    /// The object with this number says it.
    case object(Int)
  }

  private var pictures: [Picture] = []
  /// Objects that are nothing but a number.
  private var numbers: [Int: Int] = [:]
  /// Objects in each other may be read more than once, but not again and again.
  private var bytesLeft = 0

  private static let deepest = 100

  /// False for a document that is too tangled.
  mutating func read(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytesLeft = 16 * bytes.count
    var place = 0
    while let end = Self.endOfWord(in: bytes, from: place) {
      place = end
      var tokens = PDFTokens(bytes, from: end)
      switch tokens.next() {
      case .openDictionary:
        guard readDictionary(&tokens) else { return false }
      case .number(let value):
        guard let number = Self.number(before: end - 3, in: bytes) else { break }
        numbers[number] = max(numbers[number] ?? 0, value)
      default: break
      }
      bytesLeft -= tokens.place - end
      if bytesLeft < 0 { return false }
    }
    return true
  }

  /// In pixels.
  var areas: (largest: Int, masked: Int) {
    pictures.reduce(into: (0, 0)) { areas, picture in
      let area = longest(picture.widths) * longest(picture.heights)
      areas.0 = max(areas.0, area)
      if picture.isMasked { areas.1 = max(areas.1, area) }
    }
  }

  /// A side that is in no object of the file itself could be any.
  private func longest(_ sides: [Side]) -> Int {
    sides.map { side in
      switch side {
      case .pixels(let count): count
      case .object(let number): numbers[number] ?? 1_000_000_000
      }
    }.max() ?? 0
  }

  private mutating func readDictionary(_ tokens: inout PDFTokens) -> Bool {
    var picture = Picture()
    let isRead = Self.readEntries(&tokens, depth: 0) { name, side in
      switch name {
      case "Width", "W": if let side { picture.widths.append(side) }
      case "Height", "H": if let side { picture.heights.append(side) }
      case "SMask", "Mask": picture.isMasked = true
      default: break
      }
    }
    if !picture.widths.isEmpty && !picture.heights.isEmpty { pictures.append(picture) }
    return isRead
  }

  /// Calls `body` with each name and the number after it. False if there are too many dictionaries in each other.
  private static func readEntries(
    _ tokens: inout PDFTokens, depth: Int, _ body: (String, Side?) -> Void
  ) -> Bool {
    var token = tokens.next()
    while token != .closeDictionary && token != .end {
      if case .name(let name) = token {
        switch tokens.next() {
        case .number(let value): body(name, side(value, &tokens))
        case .end: return true
        case let value:
          guard skip(value, &tokens, depth) else { return false }
          body(name, nil)
        }
      }
      token = tokens.next()
    }
    return true
  }

  /// A number, or the object that two numbers and a letter refer to.
  private static func side(_ value: Int, _ tokens: inout PDFTokens) -> Side {
    var ahead = tokens
    guard case .number = ahead.next(), ahead.next() == .word("R") else { return .pixels(value) }
    tokens = ahead
    return .object(value)
  }

  /// Reads the rest of a value that begins with `token`.
  private static func skip(_ token: PDFTokens.Token, _ tokens: inout PDFTokens, _ depth: Int)
    -> Bool
  {
    guard depth < deepest else { return false }
    if token == .openDictionary { return readEntries(&tokens, depth: depth + 1) { _, _ in } }
    guard token == .openArray else { return true }
    var part = tokens.next()
    while part != .closeArray && part != .end {
      guard skip(part, &tokens, depth + 1) else { return false }
      part = tokens.next()
    }
    return true
  }

  /// Where the next word "obj" ends, also within another one.
  private static func endOfWord(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var place = start
    while place < bytes.count,
      let found = memchr(base + place, Int32(UInt8(ascii: "j")), bytes.count - place)
    {
      place = UnsafeRawPointer(found) - base + 1
      let isWord =
        place >= 3 && bytes[place - 2] == UInt8(ascii: "b") && bytes[place - 3] == UInt8(ascii: "o")
      if isWord { return place }
    }
    return nil
  }

  /// The first of the two numbers before the word at `place`.
  private static func number(before place: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    let text = bytes[max(place - 32, 0)..<place]
    let words = text.split(whereSeparator: PDFTokens.isSpace)
    return words.count < 2 ? nil : Int(String(decoding: words[words.count - 2], as: UTF8.self))
  }
}
