import Foundation

/// Puts an Exif block together: values by their numbers, in a first directory and two that it points to.
package struct ExifWriter {
  /// A value with its type in the file.
  package enum Value {
    case text(String)
    case bytes([UInt8])
    case shorts([Int])
    case longs([Int])
    case fractions([Double])
    /// With signs.
    case signedFractions([Double])
    /// Bytes whose meaning the tag knows.
    case undefined([UInt8])
  }

  package var main: [Int: Value] = [:]
  package var exif: [Int: Value] = [:]
  package var gps: [Int: Value] = [:]

  package init() {}

  /// Whether there is nothing but an upright orientation.
  package var isEmpty: Bool {
    if case .shorts([1])? = main[0x0112], main.count == 1 { return exif.isEmpty && gps.isEmpty }
    return main.isEmpty && exif.isEmpty && gps.isEmpty
  }

  /// In little order.
  package var data: Data {
    var first = main
    // The places change no sizes.
    if !exif.isEmpty { first[0x8769] = .longs([0]) }
    if !gps.isEmpty { first[0x8825] = .longs([0]) }
    let exifPlace = 8 + directory(first, at: 8).count
    let exifPart = exif.isEmpty ? Data() : directory(exif, at: exifPlace)
    let gpsPlace = exifPlace + exifPart.count
    let gpsPart = gps.isEmpty ? Data() : directory(gps, at: gpsPlace)
    if !exif.isEmpty { first[0x8769] = .longs([exifPlace]) }
    if !gps.isEmpty { first[0x8825] = .longs([gpsPlace]) }
    var writer = ByteWriter(isLittle: true)
    writer.append("II")
    writer.short(42)
    writer.long(8)
    writer.append(directory(first, at: 8))
    writer.append(exifPart)
    writer.append(gpsPart)
    return writer.data
  }

  /// Entries of 12 bytes, and then the values that have more than four.
  private func directory(_ values: [Int: Value], at place: Int) -> Data {
    var (entries, rest) = (ByteWriter(isLittle: true), ByteWriter(isLittle: true))
    let start = place + 2 + values.count * 12 + 4
    entries.short(values.count)
    for (tag, value) in values.sorted(by: { $0.key < $1.key }) {
      let (type, count, bytes) = value.encoded
      entries.short(tag)
      entries.short(type)
      entries.long(count)
      if bytes.count <= 4 {
        entries.append(bytes + Data(count: 4 - bytes.count))
      } else {
        entries.long(start + rest.data.count)
        rest.append(bytes)
        if !bytes.count.isMultiple(of: 2) { rest.byte(0) }
      }
    }
    entries.long(0)
    return entries.data + rest.data
  }
}

extension ExifWriter.Value {
  /// Type and count as TIFF has them.
  fileprivate var encoded: (type: Int, count: Int, bytes: Data) {
    var writer = ByteWriter(isLittle: true)
    switch self {
    case .text(let text):
      writer.append(text.utf8.filter { $0 != 0 } + [0])
      return (2, writer.data.count, writer.data)
    case .bytes(let bytes): return (1, bytes.count, Data(bytes))
    case .undefined(let bytes): return (7, bytes.count, Data(bytes))
    case .shorts(let numbers):
      for number in numbers { writer.short(number) }
      return (3, numbers.count, writer.data)
    case .longs(let numbers):
      for number in numbers { writer.long(number) }
      return (4, numbers.count, writer.data)
    case .fractions(let numbers), .signedFractions(let numbers):
      for number in numbers {
        let (above, below) = Self.fraction(number)
        writer.long(above)
        writer.long(below)
      }
      if case .fractions = self { return (5, numbers.count, writer.data) }
      return (10, numbers.count, writer.data)
    }
  }

  /// Whole numbers, parts of one like a 125th, and millionths.
  private static func fraction(_ number: Double) -> (Int, Int) {
    guard number.isFinite, abs(number) < 2e9 else { return (0, 1) }
    if number.rounded() == number { return (Int(number), 1) }
    let inverse = 1 / number
    if number > 0, inverse < 1e6, abs(inverse - inverse.rounded()) < 1e-9 * inverse {
      return (1, Int(inverse.rounded()))
    }
    let below = abs(number) < 2000 ? 1_000_000 : 1
    return (Int((number * Double(below)).rounded()), below)
  }
}
