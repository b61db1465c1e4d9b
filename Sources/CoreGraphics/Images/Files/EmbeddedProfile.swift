import CUICodecs
import Foundation

/// Finds the colour profile in the bytes of a file; nil for a file without.
enum EmbeddedProfile {
  /// In segments of at most 64 KB, which are numbered from 1.
  static func inJPEG(_ data: Data) -> Data? {
    let file = ByteReader(data)
    let label = Array("ICC_PROFILE\0".utf8)
    var (place, parts) = (2, [Int: Data]())
    while let lead = file.byte(place), let marker = file.byte(place + 1), lead == 0xFF,
      marker != 0xDA, let length = file.short(place + 2), length >= 2
    {
      if marker == 0xE2, length > label.count + 4, file.matches(label, at: place + 4),
        let number = file.byte(place + 4 + label.count)
      {
        parts[number] = file.data(place + 6 + label.count, length - 4 - label.count)
      }
      place += 2 + length
    }
    guard !parts.isEmpty, (1...parts.count).allSatisfy({ parts[$0] != nil }) else { return nil }
    return (1...parts.count).reduce(Data()) { $0 + (parts[$1] ?? Data()) }
  }

  /// Nil for one that libpng finds broken, too.
  static func inPNG(_ data: Data) -> Data? {
    var bytes: UnsafeMutableRawPointer?
    var count = 0
    let isFound = data.withUnsafeBytes {
      cui_png_profile($0.baseAddress, $0.count, &bytes, &count) != 0
    }
    defer { free(bytes) }
    guard isFound, let bytes else { return nil }
    return Data(bytes: bytes, count: count)
  }

  static func inWebP(_ data: Data) -> Data? {
    let file = ByteReader(data, isLittle: true)
    guard file.matches("VP8X", at: 12) else { return nil }
    var place = 12
    while let length = file.long(place + 4) {
      if file.matches("ICCP", at: place) { return file.data(place + 8, length) }
      place += 8 + length + length % 2
    }
    return nil
  }
}
