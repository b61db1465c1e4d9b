import Foundation

/// Finds what says width and height in a PDF document, wherever an object begins, and in what draws. The dictionary
/// of a stream is never compressed or encrypted, so that it is seen in the file itself.
struct PDFScan {
  private var pictures: [PDFPicture] = []
  /// Objects that are nothing but a number.
  private var numbers: [Int: Int] = [:]
  /// Objects that may be the filters of a stream, and whether they are seen to have none for JPEG 2000.
  private var plainFilters: [Int: Bool] = [:]
  private var isEncrypted = false
  /// Whether a drawing has a JPEG 2000 picture inside, which no document should.
  private var hasJPEG2000Inside = false
  /// Samples of the largest JPEG 2000 picture that is seen.
  private var seenSamples = 0
  /// The largest areas of pictures inside of drawings: of all, and of those with a mask.
  private var inside = (largest: 0, masked: 0)
  /// Of all drawings together: what they are read from, what that is, and what of it is read once more.
  private var drawnBytesLeft = 0

  /// How many bytes a drawing may be, and all together in a small document. Poppler takes seconds for more.
  private static let mostDrawingBytes = 64 << 20
  private static let mostDrawnBytes = 256 << 20
  /// A large document may have so many for each of its own: drawings inflate to a few times their bytes.
  private static let drawnBytesForEach = 8
  /// Words in the place of names after which it is text, not the dictionary of a picture.
  private static let mostStrays = 16

  /// False for a document that is too tangled.
  mutating func read(_ bytes: UnsafeRawBufferPointer) -> Bool {
    drawnBytesLeft = max(Self.mostDrawnBytes, Self.drawnBytesForEach * bytes.count)
    guard readObjects(bytes), readTrailers(bytes), readDrawing(bytes) else { return false }
    if pictures.contains(where: mayBeJPEG2000) { seenSamples = JPEG2000Samples.most(in: bytes) }
    return true
  }

  /// In pixels: of all pictures, of those with a mask, and of those in JPEG 2000.
  var areas: (largest: Int, masked: Int, sampled: Int) {
    pictures.reduce(into: (inside.largest, inside.masked, 0)) { areas, picture in
      let area = picture.area(numbers)
      areas.0 = max(areas.0, area)
      if picture.isMasked { areas.1 = max(areas.1, area) }
      if mayBeJPEG2000(picture) { areas.2 = max(areas.2, area) }
    }
  }

  /// The most samples of a JPEG 2000 picture. One that cannot be seen could have any number.
  var samples: Int {
    let isHidden = pictures.contains {
      mayBeJPEG2000($0) && (isEncrypted || !$0.filters.isJPEG2000Alone)
    }
    return isHidden || hasJPEG2000Inside ? .max : seenSamples
  }

  private func mayBeJPEG2000(_ picture: PDFPicture) -> Bool {
    picture.filters.hasJPEG2000 || picture.filters.objects.contains { plainFilters[$0] != true }
  }

  /// Objects in each other may be read more than once, but not again and again.
  private mutating func readObjects(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var (place, bytesLeft) = (0, 16 * bytes.count)
    while let end = PDFTokens.end(of: Array("obj".utf8), in: bytes, from: place) {
      place = end
      var tokens = PDFTokens(bytes, from: end)
      guard readObject(&tokens, bytes) else { return false }
      bytesLeft -= tokens.place - end
      if bytesLeft < 0 { return false }
    }
    return true
  }

  private mutating func readObject(
    _ tokens: inout PDFTokens, _ bytes: UnsafeRawBufferPointer
  ) -> Bool {
    let start = tokens
    switch tokens.next() {
    case .openDictionary:
      guard var picture = readDictionary(&tokens) else { return false }
      let isStream = tokens.next() == .word("stream")
      if !isStream { picture.filters = PDFFilters() }
      if picture.hasSides || picture.filters.mayHaveJPEG2000 { pictures.append(picture) }
      return isStream ? readStream(of: picture, &tokens, bytes) : true
    case .number(let value):
      guard let number = Self.number(before: start.place - 3, in: bytes) else { return true }
      numbers[number] = max(numbers[number] ?? 0, value)
    case .name, .openArray:
      guard let number = Self.number(before: start.place - 3, in: bytes) else { return true }
      var filters = PDFFilters()
      tokens = filters.read(start)
      let isPlain = !filters.hasJPEG2000 && filters.objects.isEmpty
      plainFilters[number] = isPlain && plainFilters[number] != false
    default: break
    }
    return true
  }

  /// Nil if it is too tangled.
  private mutating func readDictionary(_ tokens: inout PDFTokens) -> PDFPicture? {
    var picture = PDFPicture()
    guard PDFDictionary.read(&tokens, { picture.take($0) }) else { return nil }
    if picture.isEncrypted { isEncrypted = true }
    return picture
  }

  private mutating func readTrailers(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var (place, bytesLeft) = (0, 16 * bytes.count)
    while let end = PDFTokens.end(of: Array("trailer".utf8), in: bytes, from: place) {
      place = end
      var tokens = PDFTokens(bytes, from: end)
      guard tokens.next() == .openDictionary else { continue }
      guard readDictionary(&tokens) != nil else { return false }
      bytesLeft -= tokens.place - end
      if bytesLeft < 0 { return false }
    }
    return true
  }

  /// The first of the two numbers before the word at `place`.
  private static func number(before place: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    let text = bytes[max(place - 32, 0)..<place]
    let words = text.split(whereSeparator: PDFTokens.isSpace)
    return words.count < 2 ? nil : Int(String(decoding: words[words.count - 2], as: UTF8.self))
  }

  /// Any stream without sides may draw. Those that aren't compressed are seen in the file.
  private mutating func readStream(
    of picture: PDFPicture, _ tokens: inout PDFTokens, _ bytes: UnsafeRawBufferPointer
  ) -> Bool {
    if picture.hasSides || picture.filters.isEmpty { return true }
    tokens.skipLine()
    let limit = min(Self.mostDrawingBytes, drawnBytesLeft) + 1
    let stream = UnsafeRawBufferPointer(rebasing: bytes[tokens.place...])
    return Deflated.inflate(stream, limit: limit) { drawing, used in
      drawnBytesLeft -= drawing.count + used
      return drawing.count < limit && drawnBytesLeft >= 0 && readDrawing(drawing)
    }
  }

  /// Pictures inside of a drawing have their dictionaries between the words BI and ID.
  private mutating func readDrawing(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    while let end = PDFTokens.end(of: Array("BI".utf8), in: bytes, from: place) {
      place = end
      guard Self.isOperator(from: end - 2, to: end, in: bytes) else { continue }
      var tokens = PDFTokens(bytes, from: end)
      guard readPictureInside(&tokens) else { return false }
      drawnBytesLeft -= tokens.place - end
      if drawnBytesLeft < 0 { return false }
    }
    return true
  }

  private mutating func readPictureInside(_ tokens: inout PDFTokens) -> Bool {
    var picture = PDFPicture()
    let isRead = PDFDictionary.read(
      &tokens, until: .word("ID"), mostStrays: Self.mostStrays, { picture.take($0) })
    guard picture.hasSides else { return isRead }
    // There may be millions of them in a few bytes of the file, so they are not kept.
    let area = picture.area()
    inside.largest = max(inside.largest, area)
    if picture.isMasked { inside.masked = max(inside.masked, area) }
    if mayBeJPEG2000(picture) { hasJPEG2000Inside = true }
    return isRead
  }

  /// A number may be right before it.
  private static func isOperator(
    from start: Int, to end: Int, in bytes: UnsafeRawBufferPointer
  ) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    // Capital letters differ from small ones in one bit.
    let isWithin = start > 0 && letters.contains(bytes[start - 1] | 0x20)
    return !isWithin && (end == bytes.count || PDFTokens.endsWord(bytes[end]))
  }
}
