import RasterKit

/// The image point for each pixel, independent of where a row is entered.
///
/// Fixed point with 32 fraction bits, relative to an origin near the image: so a pixel gets exactly
/// the same point whether the whole image or a corner of it is painted.
struct ImageSampler {
  /// The target pixel from which steps are counted.
  let origin: PixelPoint
  private let u: Int64
  private let v: Int64
  private let perColumn: (u: Int64, v: Int64)
  private let perRow: (u: Int64, v: Int64)

  /// `map` leads from image pixels to device pixels; nil where it is singular.
  init?(map: AffineMap, origin: PixelPoint) {
    guard let back = map.inverted else { return nil }
    self.origin = origin
    let start = back.apply(x: Double(origin.x) + 0.5, y: Double(origin.y) + 0.5)
    u = ImageSampler.fixed(start.x)
    v = ImageSampler.fixed(start.y)
    perColumn = (ImageSampler.fixed(back.a), ImageSampler.fixed(back.b))
    perRow = (ImageSampler.fixed(back.c), ImageSampler.fixed(back.d))
  }

  /// The sample positions along row `y` starting at `x`.
  func row(y: Int32, from x: Int32) -> SampleCursor {
    let columns = Int64(x &- origin.x)
    let rows = Int64(y &- origin.y)
    return SampleCursor(
      u: ImageSampler.double(u &+ columns &* perColumn.u &+ rows &* perRow.u),
      v: ImageSampler.double(v &+ columns &* perColumn.v &+ rows &* perRow.v),
      du: ImageSampler.double(perColumn.u), dv: ImageSampler.double(perColumn.v))
  }

  /// Exact in both directions below 2^20, which is larger than any image.
  private static let limit = 1_048_576.0

  private static func fixed(_ value: Double) -> Int64 {
    Int64((min(max(value, -limit), limit) * 4_294_967_296).rounded())
  }

  private static func double(_ value: Int64) -> Double { Double(value) / 4_294_967_296 }
}
