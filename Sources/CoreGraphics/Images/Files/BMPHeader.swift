/// The header before the palette or the masks of a BMP's picture.
struct BMPHeader: Sendable {
  enum Compression: Int, Sendable {
    case none, runs8, runs4, masks
    case alphaMasks = 6
  }

  /// In bytes.
  let length: Int
  let width: Int
  let height: Int
  let isTopDown: Bool
  /// Bits of a pixel.
  let depth: Int
  let compression: Compression

  /// Nil if it is cut off, or says what no picture has.
  init?(_ reader: ByteReader, at place: Int) {
    guard let length = reader.long(place), length == 12 || (40...256).contains(length) else {
      return nil
    }
    let isOld = length == 12
    let width = isOld ? reader.short(place + 4) : reader.signedLong(place + 4)
    let height = isOld ? reader.short(place + 6) : reader.signedLong(place + 8)
    let depth = reader.short(place + (isOld ? 10 : 14))
    let compression = isOld ? 0 : reader.long(place + 16)
    guard let width, let height, let depth,
      let compression = compression.flatMap({ Compression(rawValue: $0) }),
      compression.allows(depth)
    else { return nil }
    self.length = length
    (self.width, self.height, isTopDown) = (width, abs(height), height < 0)
    (self.depth, self.compression) = (depth, compression)
  }

  /// Bytes of a colour in the palette.
  var paletteStep: Int { length == 12 ? 3 : 4 }

  /// Of the components in a pixel.
  var maskCount: Int {
    switch compression {
    case .masks: length >= 56 ? 4 : 3
    case .alphaMasks: 4
    case .none, .runs8, .runs4: 0
    }
  }
}

extension BMPHeader.Compression {
  fileprivate func allows(_ depth: Int) -> Bool {
    switch self {
    case .none: [1, 4, 8, 16, 24, 32].contains(depth)
    case .runs8: depth == 8
    case .runs4: depth == 4
    case .masks, .alphaMasks: depth == 16 || depth == 32
    }
  }
}
