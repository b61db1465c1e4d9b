import RasterKit

/// Which point of an image each pixel shows, in steps that do not depend on where a row is entered.
///
/// Kept in fixed point with 32 fraction bits about an origin near the image: the same pixel gets the
/// same point to the bit, whether the whole image is painted or a corner of it.
struct ImageWalk {
  /// The pixel of the target that steps are counted from.
  let origin: PixelPoint
  private let u: Int64
  private let v: Int64
  private let perColumn: (u: Int64, v: Int64)
  private let perRow: (u: Int64, v: Int64)

  /// `map` leads from image pixels to device pixels; nil where it has no way back.
  init?(map: AffineMap, origin: PixelPoint) {
    guard let back = map.inverted else { return nil }
    self.origin = origin
    let start = back.apply(x: Double(origin.x) + 0.5, y: Double(origin.y) + 0.5)
    u = ImageWalk.fixed(start.x)
    v = ImageWalk.fixed(start.y)
    perColumn = (ImageWalk.fixed(back.a), ImageWalk.fixed(back.b))
    perRow = (ImageWalk.fixed(back.c), ImageWalk.fixed(back.d))
  }

  /// The walk along row `y` from `x` on.
  func row(y: Int32, from x: Int32) -> SampleWalk {
    let columns = Int64(x &- origin.x)
    let rows = Int64(y &- origin.y)
    return SampleWalk(
      u: ImageWalk.double(u &+ columns &* perColumn.u &+ rows &* perRow.u),
      v: ImageWalk.double(v &+ columns &* perColumn.v &+ rows &* perRow.v),
      du: ImageWalk.double(perColumn.u), dv: ImageWalk.double(perColumn.v))
  }

  /// Exact both ways below 2^20, which is further than any image reaches.
  private static let limit = 1_048_576.0

  private static func fixed(_ value: Double) -> Int64 {
    Int64((min(max(value, -limit), limit) * 4_294_967_296).rounded())
  }

  private static func double(_ value: Int64) -> Double { Double(value) / 4_294_967_296 }
}
