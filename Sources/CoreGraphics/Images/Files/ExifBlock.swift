import Foundation

/// What a camera or a program wrote about an image: in TIFF files, and in blocks of other files.
package struct ExifBlock {
  package let directories: TIFFDirectories
  /// The first directory.
  package let main: TIFFDirectory

  /// Nil for a file without one.
  package init?(_ data: Data) {
    let block: Data? =
      switch ImageFileKind(data) {
      case .jpeg: Self.inJPEG(ByteReader(data))
      case .png: Self.inPNG(data)
      case .webp: Self.inWebP(ByteReader(data, isLittle: true))
      case .tiff: data
      case .gif, .bmp, .ico, .heic, .avif, nil: nil
      }
    guard let block else { return nil }
    directories = TIFFDirectories(block)
    guard let main = directories.all().first else { return nil }
    self.main = main
  }

  /// The orientation of a file's pixels: Exif's number, 1 (upright) to 8; 1 if it is missing or
  /// invalid.
  package static func orientation(_ data: Data) -> Int {
    let value = ExifBlock(data)?.main.number(0x0112) ?? 1
    return (1...8).contains(value) ? value : 1
  }

  /// Iterates over the segments before the image data: FF, marker, length, payload.
  private static func inJPEG(_ file: ByteReader) -> Data? {
    var place = 2
    while let lead = file.byte(place), let marker = file.byte(place + 1), lead == 0xFF,
      marker != 0xDA, let length = file.short(place + 2), length >= 2
    {
      if marker == 0xE1, file.matches("Exif\0\0", at: place + 4) {
        return file.data(place + 10, length - 8)
      }
      place += 2 + length
    }
    return nil
  }

  private static func inPNG(_ data: Data) -> Data? {
    var chunks = PNGChunks(data)
    while let chunk = chunks.next() {
      if chunk.name == "eXIf" { return chunk.content }
    }
    return nil
  }

  private static func inWebP(_ file: ByteReader) -> Data? {
    var place = 12
    while let length = file.long(place + 4) {
      if file.matches("EXIF", at: place) { return file.data(place + 8, length) }
      place += 8 + length + length % 2
    }
    return nil
  }
}
