import Foundation

extension ExifBlock {
  /// A block with an orientation alone.
  private static func block(orientation: Int) -> Data {
    var writer = ByteWriter(isLittle: true)
    writer.append("II")
    writer.short(42)
    writer.long(8)
    writer.short(1)
    for (value, isLong) in [(0x0112, false), (3, false), (1, true)] {
      if isLong { writer.long(value) } else { writer.short(value) }
    }
    writer.short(orientation)
    writer.short(0)
    writer.long(0)
    return writer.data
  }

  /// A JPEG file with an orientation other than upright.
  package static func jpeg(_ file: Data, orientation: Int) -> Data {
    guard orientation != 1 else { return file }
    let block = Data("Exif\0\0".utf8) + block(orientation: orientation)
    var writer = ByteWriter(isLittle: false)
    writer.append([0xFF, 0xD8, 0xFF, 0xE1])
    writer.short(block.count + 2)
    writer.append(block)
    writer.append(file.dropFirst(2))
    return writer.data
  }

  /// A PNG file with an orientation other than upright.
  package static func png(_ file: Data, orientation: Int) -> Data {
    guard orientation != 1 else { return file }
    var (chunks, writer) = (PNGChunks(file), PNGWriter())
    while let chunk = chunks.next() {
      if chunk.name == "IDAT" {
        writer.append("eXIf", block(orientation: orientation))
        writer.append("IDAT", chunk.content)
        while let rest = chunks.next() { writer.append(rest.name, rest.content) }
        break
      }
      writer.append(chunk.name, chunk.content)
    }
    return writer.data
  }
}
