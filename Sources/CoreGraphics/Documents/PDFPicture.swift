/// What a PDF document says of a picture, or of another stream.
struct PDFPicture {
  enum Side {
    case pixels(Int)
    /// The object with this number says it.
    case object(Int)
  }

  private(set) var widths: [Side] = []
  private(set) var heights: [Side] = []
  private(set) var isMasked = false
  var filters = PDFFilters()
  /// Whether it is the trailer of an encrypted document.
  private(set) var isEncrypted = false

  var hasSides: Bool { !widths.isEmpty && !heights.isEmpty }

  /// In pixels. A side that is in none of these objects could be any.
  func area(_ numbers: [Int: Int] = [:]) -> Int {
    func longest(_ sides: [Side]) -> Int {
      sides.map { side in
        switch side {
        case .pixels(let count): count
        case .object(let number): numbers[number] ?? 1_000_000_000
        }
      }.max() ?? 0
    }
    return longest(widths) * longest(heights)
  }

  mutating func take(_ entry: PDFEntry) {
    switch entry.name {
    case "Width", "W": if let side = entry.side { widths.append(side) }
    case "Height", "H": if let side = entry.side { heights.append(side) }
    case "SMask", "Mask": isMasked = true
    case "Filter", "F": filters.read(entry.value)
    case "Encrypt": isEncrypted = true
    default: break
    }
  }
}

/// The names of a stream's filters, and the objects that have more of them.
struct PDFFilters {
  private(set) var names: [String] = []
  private(set) var objects: [Int] = []

  var isEmpty: Bool { names.isEmpty && objects.isEmpty }
  var mayHaveJPEG2000: Bool { hasJPEG2000 || !objects.isEmpty }
  var hasJPEG2000: Bool { names.contains("JPXDecode") }
  /// Whether there is no other filter around the pictures.
  var isJPEG2000Alone: Bool { hasJPEG2000 && names.count == 1 && objects.isEmpty }

  /// A name, a reference, or an array of them. The result is what comes after it.
  @discardableResult
  mutating func read(_ value: PDFTokens) -> PDFTokens {
    var tokens = value
    var token = tokens.next()
    let isArray = token == .openArray
    if isArray { token = tokens.next() }
    repeat {
      switch token {
      case .name(let name): names.append(name)
      case .number(let number):
        if tokens.takeReference() { objects.append(number) }
      case .closeArray, .end: return tokens
      default: break
      }
      if isArray { token = tokens.next() }
    } while isArray
    return tokens
  }
}

/// One entry of a dictionary.
struct PDFEntry {
  let name: String
  /// What it says if it is a number.
  let side: PDFPicture.Side?
  /// Where its value begins.
  let value: PDFTokens
}
