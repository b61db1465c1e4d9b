import Foundation
import RasterKit

/// The pictures of an animated PNG, each made a PNG file of its own for libpng.
struct APNGFrames: AnimationFrames {
  private(set) var list: [AnimationFrame] = []
  private(set) var loopCount = 0
  private var pictures: [[Data]] = []
  private var header = Data()
  /// Chunks before the first picture that hold for all.
  private var shared: [PNGChunk] = []

  /// Nil for a file that is no animation or breaks off before its first picture.
  init?(_ data: Data) {
    var chunks = PNGChunks(data)
    var isAnimation = false
    while let chunk = chunks.next() {
      if chunk.name == "IDAT", !isAnimation { return nil }
      if chunk.name == "acTL" {
        isAnimation = true
        loopCount = ByteReader(chunk.content).long(4) ?? 0
      }
      guard read(chunk) else { break }
    }
    // Pictures without data are those that a file breaks off before.
    let count = pictures.firstIndex { $0.isEmpty } ?? pictures.count
    (list, pictures) = (Array(list[..<count]), Array(pictures[..<count]))
    if !isAnimation || list.isEmpty { return nil }
  }

  private static let sharedNames: Set = [
    "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT",
  ]

  /// False where the file can't be read on.
  private mutating func read(_ chunk: PNGChunk) -> Bool {
    switch chunk.name {
    case "IHDR": header = chunk.content
    case "fcTL":
      guard list.count < 65_536, let frame = frame(ByteReader(chunk.content)) else { return false }
      list.append(frame)
      pictures.append([])
    // Without a frame before it, the picture is for programs that know no animations.
    case "IDAT": if !pictures.isEmpty { pictures[pictures.count - 1].append(chunk.content) }
    case "fdAT":
      if !pictures.isEmpty { pictures[pictures.count - 1].append(chunk.content.dropFirst(4)) }
    case "IEND": return false
    default: if Self.sharedNames.contains(chunk.name) { shared.append(chunk) }
    }
    return true
  }

  private func frame(_ reader: ByteReader) -> AnimationFrame? {
    guard let width = reader.long(4), let height = reader.long(8), let x = reader.long(12),
      let y = reader.long(16), let time = reader.short(20), let parts = reader.short(22),
      let disposal = reader.byte(24), let blend = reader.byte(25),
      let size = ImageLimits.size(width, height), x <= ImageLimits.side, y <= ImageLimits.side
    else { return nil }
    return AnimationFrame(
      place: PixelRect(x: Int32(x), y: Int32(y), width: size.width, height: size.height),
      delay: Double(time) / Double(parts == 0 ? 100 : parts),
      disposal: disposal == 1 || disposal == 2 && list.isEmpty
        ? .clear : disposal == 2 ? .restore : .keep,
      replaces: blend == 0)
  }

  func makePart(_ index: Int, allowsPart: Bool) -> PixelBuffer? {
    guard let image = try? PNGFile(file(index)) else { return nil }
    return image.makePixels(0, allowsPart: allowsPart)
  }

  private func file(_ index: Int) -> Data {
    var size = ByteWriter(isLittle: false)
    size.long(Int(list[index].place.width))
    size.long(Int(list[index].place.height))
    var writer = PNGWriter()
    writer.append("IHDR", size.data + header.dropFirst(8))
    for chunk in shared { writer.append(chunk.name, chunk.content) }
    for part in pictures[index] { writer.append("IDAT", part) }
    writer.append("IEND", Data())
    return writer.data
  }
}

/// A named part of a PNG file.
struct PNGChunk: Sendable {
  var name: String
  var content: Data
}

/// Reads the chunks of a PNG file one after the other, without looking at check sums.
struct PNGChunks: IteratorProtocol {
  private let reader: ByteReader
  private var place = 8

  init(_ data: Data) { reader = ByteReader(data) }

  mutating func next() -> PNGChunk? {
    guard let length = reader.long(place), let name = reader.data(place + 4, 4),
      let content = reader.data(place + 8, length)
    else { return nil }
    place += 12 + length
    return PNGChunk(name: String(decoding: name, as: UTF8.self), content: content)
  }
}

/// Puts a PNG file together.
struct PNGWriter {
  private(set) var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  mutating func append(_ name: String, _ content: Data) {
    var writer = ByteWriter(isLittle: false)
    writer.long(content.count)
    let body = Data(name.utf8) + content
    writer.append(body)
    writer.long(Int(Self.checkSum(body)))
    data.append(writer.data)
  }

  /// CRC-32, by the byte.
  private static func checkSum(_ data: Data) -> UInt32 {
    var sum = UInt32.max
    for byte in data { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in
      sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
    }
  }
}
