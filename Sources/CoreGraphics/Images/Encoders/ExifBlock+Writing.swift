import Foundation

extension ExifBlock {
  /// A JPEG file with a block, which goes before all others.
  package static func jpeg(_ file: Data, _ writer: ExifWriter) -> Data {
    guard !writer.isEmpty else { return file }
    let block = Data("Exif\0\0".utf8) + writer.data
    // A segment has at most so many bytes.
    guard block.count < 65_533 else { return file }
    var writer = ByteWriter(isLittle: false)
    writer.append([0xFF, 0xD8, 0xFF, 0xE1])
    writer.short(block.count + 2)
    writer.append(block)
    writer.append(file.dropFirst(2))
    return writer.data
  }

  /// A PNG file with a block before its pixels.
  package static func png(_ file: Data, _ block: ExifWriter) -> Data {
    guard !block.isEmpty else { return file }
    var (chunks, writer) = (PNGChunks(file), PNGWriter())
    while let chunk = chunks.next() {
      if chunk.name == "IDAT" {
        writer.append("eXIf", block.data)
        writer.append("IDAT", chunk.content)
        while let rest = chunks.next() { writer.append(rest.name, rest.content) }
        break
      }
      writer.append(chunk.name, chunk.content)
    }
    return writer.data
  }
}
