import Foundation

/// The directories of a TIFF file or an Exif block: lists of numbered values.
package struct TIFFDirectories {
  package let reader: ByteReader

  /// A file that is none has no directories.
  package init(_ data: Data) {
    let isLittle = data.starts(with: [0x49, 0x49])
    reader = ByteReader(data, isLittle: isLittle)
  }

  /// Of the pages, in order.
  package func all() -> [TIFFDirectory] {
    guard reader.matches("II", at: 0) || reader.matches("MM", at: 0), reader.short(2) == 42 else {
      return []
    }
    var (result, seen): ([TIFFDirectory], Set<Int>) = ([], [])
    var place = reader.long(4) ?? 0
    while place > 0, seen.insert(place).inserted, result.count < 1024,
      let count = reader.short(place)
    {
      result.append(TIFFDirectory(reader, place: place, count: count))
      place = reader.long(place + 2 + count * 12) ?? 0
    }
    return result
  }

  /// A directory that a value of another one points to.
  package func directory(at place: Int) -> TIFFDirectory? {
    reader.short(place).map { TIFFDirectory(reader, place: place, count: $0) }
  }
}

/// Values by their numbers.
package struct TIFFDirectory {
  private let reader: ByteReader
  /// The places of the entries, which have 12 bytes.
  private var entries: [Int: Int] = [:]

  fileprivate init(_ reader: ByteReader, place: Int, count: Int) {
    self.reader = reader
    for index in 0..<count {
      let entry = place + 2 + index * 12
      guard let tag = reader.short(entry) else { break }
      if entries[tag] == nil { entries[tag] = entry }
    }
  }

  package var tags: [Int] { entries.keys.sorted() }

  /// The first number of a value.
  package func number(_ tag: Int) -> Int? { numbers(tag).first.map { Int(clamping($0)) } }

  private func clamping(_ value: Double) -> Double { min(max(value, -1e15), 1e15) }

  /// The text of a value.
  package func text(_ tag: Int) -> String? {
    guard let (type, count, place) = value(tag), type == 2,
      let bytes = reader.data(place, min(count, 1 << 16))
    else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The bytes of a value that is no number; nil for others.
  package func bytes(_ tag: Int) -> Data? {
    guard let (type, count, place) = value(tag), type == 7 || type == 1 else { return nil }
    return reader.data(place, count)
  }

  /// Whole numbers and fractions; empty for other values.
  package func numbers(_ tag: Int) -> [Double] {
    guard let (type, count, place) = value(tag) else { return [] }
    return (0..<min(count, 256)).compactMap { index -> Double? in
      switch type {
      case 1, 7: reader.byte(place + index).map { Double($0) }
      case 3: reader.short(place + index * 2).map { Double($0) }
      case 4: reader.long(place + index * 4).map { Double($0) }
      case 9: reader.signedLong(place + index * 4).map { Double($0) }
      case 5: fraction(reader.long(place + index * 8), reader.long(place + index * 8 + 4))
      case 10:
        fraction(reader.signedLong(place + index * 8), reader.signedLong(place + index * 8 + 4))
      default: nil
      }
    }
  }

  private func fraction(_ a: Int?, _ b: Int?) -> Double? {
    guard let a, let b, b != 0 else { return nil }
    return Double(a) / Double(b)
  }

  /// Values of up to four bytes are in the entry itself.
  private func value(_ tag: Int) -> (type: Int, count: Int, place: Int)? {
    guard let entry = entries[tag], let type = reader.short(entry + 2),
      let count = reader.long(entry + 4), count > 0
    else { return nil }
    let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
    guard sizes.indices.contains(type), type > 0 else { return nil }
    if sizes[type] * count <= 4 { return (type, count, entry + 8) }
    return reader.long(entry + 8).map { (type, count, $0) }
  }
}
