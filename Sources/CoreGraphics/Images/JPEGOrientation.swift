import Foundation

/// Reads the camera orientation from a JPEG's Exif block.
package enum JPEGOrientation {
  /// Exif's number, 1 (upright) to 8; 1 if it is missing or invalid.
  package static func exif(_ data: Data) -> Int {
    guard ImageFileKind(data) == .jpeg, let tiff = exifBlock(ByteReader(data)) else { return 1 }
    let value = orientation(tiff) ?? 1
    return (1...8).contains(value) ? value : 1
  }

  /// Iterates over the segments before the image data: FF, marker, length, payload.
  private static func exifBlock(_ file: ByteReader) -> ByteReader? {
    var place = 2
    while let lead = file.byte(place), let marker = file.byte(place + 1), lead == 0xFF,
      marker != 0xDA, let length = file.short(place + 2), length >= 2
    {
      if marker == 0xE1, file.matches(Array("Exif\0\0".utf8), at: place + 4) {
        return file.part(from: place + 10, to: place + 2 + length)
      }
      place += 2 + length
    }
    return nil
  }

  /// TIFF: a byte order, 42, the offset of a directory of 12-byte entries; the tag is 0x0112.
  private static func orientation(_ block: ByteReader) -> Int? {
    var tiff = block
    if tiff.matches(Array("II".utf8), at: 0) {
      tiff.isLittle = true
    } else if !tiff.matches(Array("MM".utf8), at: 0) {
      return nil
    }
    guard let directory = tiff.long(4), let count = tiff.short(directory) else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      if tiff.short(place) == 0x0112 { return tiff.short(place + 8) }
    }
    return nil
  }
}

/// Reads numbers from bytes; nil beyond the end.
private struct ByteReader {
  var bytes: Data
  var isLittle = false

  init(_ bytes: Data) { self.bytes = bytes }

  func byte(_ place: Int) -> Int? {
    place >= 0 && place < bytes.count ? Int(bytes[bytes.startIndex + place]) : nil
  }

  func short(_ place: Int) -> Int? {
    guard let a = byte(place), let b = byte(place + 1) else { return nil }
    return isLittle ? b << 8 | a : a << 8 | b
  }

  func long(_ place: Int) -> Int? {
    guard let a = short(place), let b = short(place + 2) else { return nil }
    return isLittle ? b << 16 | a : a << 16 | b
  }

  func matches(_ expected: [UInt8], at place: Int) -> Bool {
    expected.enumerated().allSatisfy { byte(place + $0.offset) == Int($0.element) }
  }

  func part(from start: Int, to end: Int) -> ByteReader? {
    guard start <= end, end <= bytes.count else { return nil }
    return ByteReader(bytes[(bytes.startIndex + start)..<(bytes.startIndex + end)])
  }
}
