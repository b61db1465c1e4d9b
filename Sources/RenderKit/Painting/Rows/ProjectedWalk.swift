import RasterKit

/// Which point of an image each pixel shows in perspective: worked out for every pixel by itself,
/// so that it does not depend on where a row is entered.
struct ProjectedWalk: Sendable {
  private let back: PlaneMap

  /// `map` leads from image pixels to device pixels; nil where it has no way back.
  init?(map: PlaneMap) {
    guard let back = map.inverted else { return nil }
    self.back = back
  }

  /// Writes pixels of row `y` from `x` on: the four nearest image pixels mixed by distance with
  /// weights of 1/256, points outside taking the nearest edge's.
  func sample(
    _ source: PixelTarget, into row: UnsafeMutablePointer<UInt32>, y: Int32, from x: Int32,
    count: Int
  ) {
    let down = Double(y) + 0.5
    for index in 0..<count {
      let across = Double(x) + Double(index) + 0.5
      let depth = back.divisor.x * across + back.divisor.y * down + back.divisor.one
      let raised = back.affine.apply(x: across, y: down)
      row[index] = ProjectedWalk.mix(source, raised.x / depth, raised.y / depth)
    }
  }

  private static func mix(_ source: PixelTarget, _ u: Double, _ v: Double) -> UInt32 {
    let (column, right) = place(u, source.bounds.minX, source.bounds.maxX)
    let (line, below) = place(v, source.bounds.minY, source.bounds.maxY)
    let nextColumn = min(column + 1, source.bounds.maxX - 1)
    let nextLine = min(line + 1, source.bounds.maxY - 1)
    let upper = blend(
      source.address(x: column, y: line).pointee,
      source.address(x: nextColumn, y: line).pointee, right)
    let lower = blend(
      source.address(x: column, y: nextLine).pointee,
      source.address(x: nextColumn, y: nextLine).pointee, right)
    let mixed = (upper &* SIMD4(repeating: 256 - below)) &+ (lower &* SIMD4(repeating: below))
    let rounded = (mixed &+ SIMD4(repeating: 32768)) &>> SIMD4(repeating: 16)
    return rounded.w << 24 | rounded.z << 16 | rounded.y << 8 | rounded.x
  }

  /// The pixel left of a point, and how far towards the next the point is in 1/256.
  private static func place(_ value: Double, _ low: Int32, _ high: Int32) -> (Int32, UInt32) {
    let (first, last) = (Double(low), Double(high) - 1)
    let clamped = min(max(value.isNaN ? first : value - 0.5, first), last)
    let whole = clamped.rounded(.down)
    return (Int32(whole), UInt32((clamped - whole) * 256))
  }

  /// 256 times the mixture of two pixels, component by component.
  private static func blend(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> SIMD4<UInt32> {
    parts(a) &* SIMD4(repeating: 256 - share) &+ parts(b) &* SIMD4(repeating: share)
  }

  private static func parts(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
  }
}
