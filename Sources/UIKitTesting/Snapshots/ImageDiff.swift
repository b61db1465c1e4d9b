import CoreGraphics
import RasterKit

struct ImageDiff {
  /// The largest difference of any channel of any pixel, 0 to 255.
  var largest = 0
  /// The number of pixels with a channel difference above the tolerance.
  var pixelsBeyondTolerance = 0

  init?(_ a: CGImage, _ b: CGImage, tolerance: Int) {
    guard a.width == b.width, a.height == b.height else { return nil }
    for y in 0..<Int32(a.height) {
      let rowA = a.pixels.target.address(x: 0, y: y)
      let rowB = b.pixels.target.address(x: 0, y: y)
      for x in 0..<a.width where rowA[x] != rowB[x] {
        let distance = ImageDiff.distance(rowA[x], rowB[x])
        largest = max(largest, distance)
        if distance > tolerance { pixelsBeyondTolerance += 1 }
      }
    }
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    stride(from: UInt32(0), through: 24, by: 8).reduce(0) { largest, shift in
      max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
  }
}
