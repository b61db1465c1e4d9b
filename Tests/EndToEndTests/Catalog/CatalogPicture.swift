import CoreGraphics
import Foundation
import RasterKit
import XTestRig

/// What a window shows, row by row.
struct CatalogPicture {
  let (width, height): (Int, Int)
  private let pixels: [UInt32]

  init(_ screen: XScreenImage) {
    (width, height, pixels) = (screen.width, screen.height, screen.pixels)
  }

  init(_ image: CGImage) {
    let buffer = image.pixels
    (width, height) = (Int(buffer.size.width), Int(buffer.size.height))
    pixels = (0..<buffer.size.height).flatMap { y in
      UnsafeBufferPointer(
        start: buffer.target.address(x: 0, y: y), count: Int(buffer.size.width)
      ).map { $0 & 0xff_ffff }
    }
  }

  /// The part of the pixels that differ clearly, or by more than this.
  func difference(from other: CatalogPicture, above least: Int = 24) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    var count = 0
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      if pixels[row] == other.pixels[row] { continue }
      count += row.count { Self.differ(pixels[$0], other.pixels[$0], above: least) }
    }
    return Double(count) / Double(width * height)
  }

  /// Where pixels differ clearly: columns and rows.
  func place(ofDifferenceFrom other: CatalogPicture) -> String {
    guard width == other.width, height == other.height else { return "everywhere" }
    let places = pixels.indices.filter { Self.differ(pixels[$0], other.pixels[$0]) }
    let (columns, rows) = (places.map { $0 % width }, places.map { $0 / width })
    guard let left = columns.min(), let right = columns.max() else { return "nowhere" }
    return "at columns \(left)...\(right), rows \(rows[0])...\(rows[rows.count - 1])"
  }

  /// A file in the temporary folder that shows it, as a portable pixmap.
  func file(named name: String) throws -> String {
    var data = Data("P6 \(width) \(height) 255\n".utf8)
    for pixel in pixels {
      data.append(contentsOf: [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) })
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).ppm")
    try data.write(to: file)
    return file.path
  }

  private static func differ(_ one: UInt32, _ other: UInt32, above least: Int = 24) -> Bool {
    if one == other { return false }
    return [UInt32(0), 8, 16].contains { shift in
      let (now, then) = (Int(one >> shift & 255), Int(other >> shift & 255))
      return abs(now - then) > least
    }
  }
}
