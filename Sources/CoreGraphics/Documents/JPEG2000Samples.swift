/// How many samples of all components a JPEG 2000 picture has, from the segment SIZ of its codestream (ISO 15444-1,
/// A.5.1).
enum JPEG2000Samples {
  private static let segment: [UInt8] = [0xFF, 0x51]

  /// The most that a picture in `bytes` has; 0 if there is none. Decoders find the segment behind markers and boxes
  /// that they do not know, so that it counts wherever it is. Segments may be in each other, but not again and again.
  static func most(in bytes: UnsafeRawBufferPointer) -> Int {
    var (place, most, bytesLeft) = (0, 0.0, 16 * bytes.count)
    while let end = PDFTokens.end(of: segment, in: bytes, from: place) {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[end...])
      most = max(most, samples(rest, &bytesLeft))
      if bytesLeft < 0 { return .max }
      place = end
    }
    return Int(min(most, 1e15))
  }

  /// 0 for what no decoder takes.
  private static func samples(_ bytes: UnsafeRawBufferPointer, _ bytesLeft: inout Int) -> Double {
    func short(_ place: Int) -> Int { Int(bytes[place]) << 8 + Int(bytes[place + 1]) }
    func long(_ place: Int) -> Int { short(place) << 16 + short(place + 2) }

    guard bytes.count >= 38 else { return 0 }
    let (length, components) = (short(0), short(36))
    guard components > 0, length == 38 + 3 * components, bytes.count >= length else { return 0 }
    bytesLeft -= length
    let (right, bottom, left, top) = (long(4), long(8), long(12), long(16))
    guard left < right, top < bottom else { return 0 }
    var total = 0.0
    for component in 0..<components {
      let (across, down) = (Int(bytes[39 + 3 * component]), Int(bytes[40 + 3 * component]))
      guard across > 0, down > 0 else { return 0 }
      total += steps(left, right, across) * steps(top, bottom, down)
    }
    return total
  }

  private static func steps(_ start: Int, _ end: Int, _ step: Int) -> Double {
    Double((end + step - 1) / step - (start + step - 1) / step)
  }
}
