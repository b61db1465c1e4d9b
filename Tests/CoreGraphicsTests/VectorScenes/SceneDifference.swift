import RasterKit

/// How two pictures differ, at edges and away from them.
///
/// Rasterisers cover the pixels of an edge in different ways, so only the mean counts there.
struct SceneDifference {
  /// The most that a channel may differ away from edges.
  static let tolerance = 3
  /// Neighbours that differ by more make an edge.
  static let edge = 32

  /// Of the pixels away from edges, those within the tolerance.
  var closeShare: Double { Double(close) / Double(max(1, inner)) }
  /// The mean of the largest difference of a channel.
  var edgeError: Double { Double(edgeSum) / Double(max(1, edges)) }
  private(set) var inner = 0
  private(set) var edges = 0
  private var close = 0
  private var edgeSum = 0

  init(_ picture: PixelBuffer, _ reference: PixelBuffer) {
    for y in 0..<Int(reference.size.height) {
      for x in 0..<Int(reference.size.width) {
        let error = Self.distance(picture[x, y], reference[x, y])
        if Self.isEdge(reference, x, y) {
          (edges, edgeSum) = (edges + 1, edgeSum + error)
        } else {
          (inner, close) = (inner + 1, close + (error <= Self.tolerance ? 1 : 0))
        }
      }
    }
  }

  private static func isEdge(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> Bool {
    let (width, height) = (Int(picture.size.width), Int(picture.size.height))
    for ny in max(0, y - 1)...min(height - 1, y + 1) {
      for nx in max(0, x - 1)...min(width - 1, x + 1)
      where distance(picture[nx, ny], picture[x, y]) > edge {
        return true
      }
    }
    return false
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    if a == b { return 0 }
    var most = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      most = max(most, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return most
  }
}

extension PixelBuffer {
  fileprivate subscript(x: Int, y: Int) -> UInt32 { base[y * stride + x] }
}
