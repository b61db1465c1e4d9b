import RasterKit

/// The blurred alpha of a picture with room for the blur around it.
///
/// Where the blur is wider than `Gaussian` goes, it is made on a grid that is 2, 4, 8 … times coarser:
/// nothing so blurred has details that are lost there.
struct BlurredAlpha {
  /// Of the picture and the room around it, in pixels.
  private let size: PixelSize
  private let mask: MaskBuffer
  /// Pixels to a side of the mask's cells.
  private let step: Int32

  /// `sigma` is in pixels, as `margin` is.
  init(_ pixels: PixelBuffer, margin: Int32, sigma: Double) {
    size = PixelSize(
      width: pixels.size.width + 2 * margin, height: pixels.size.height + 2 * margin)
    step = BlurredAlpha.step(for: sigma)
    mask = MaskBuffer(
      size: PixelSize(
        width: (size.width - 1) / step + 1, height: (size.height - 1) / step + 1))
    fill(from: pixels, margin: margin)
    mask.blur(Gaussian(sigma: sigma / Double(step)))
  }

  private static func step(for sigma: Double) -> Int32 {
    var step: Int32 = 1
    while sigma / Double(step) > Gaussian.mostSigma { step *= 2 }
    return step
  }

  /// Each cell becomes the mean of its pixels.
  private func fill(from pixels: PixelBuffer, margin: Int32) {
    var sums = [Int](repeating: 0, count: Int(mask.size.width))
    let area = Int(step * step)
    for cellY in 0..<mask.size.height {
      for index in sums.indices { sums[index] = 0 }
      let rows = (cellY * step - margin)..<((cellY + 1) * step - margin)
      for y in rows.clamped(to: 0..<pixels.size.height) {
        let row = pixels.base + Int(y) * pixels.stride
        for x in 0..<pixels.size.width { sums[Int((x + margin) / step)] += Int(row[Int(x)] >> 24) }
      }
      let cells = mask.row(cellY)
      for index in sums.indices { cells[index] = UInt8((sums[index] + area / 2) / area) }
    }
  }
}

extension BlurredAlpha {
  /// A picture of one colour with this alpha.
  func colored(_ color: CGColor) -> PixelBuffer {
    let c = color.rgba.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    let scale = SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
    let result = PixelBuffer(size: size)
    let columns = (0..<size.width).map { sample($0, cells: mask.size.width) }
    for y in 0..<size.height {
      let down = sample(y, cells: mask.size.height)
      let row = result.base + Int(y) * result.stride
      for x in columns.indices {
        let alpha = value(columns[x], down)
        if alpha == 0 { continue }
        let v = SIMD4<UInt32>((scale * alpha).rounded(.toNearestOrEven))
        row[x] = v.w << 24 | v.x << 16 | v.y << 8 | v.z
      }
    }
    return result
  }

  /// Two neighbouring cells and how far a pixel's middle lies on the way from one's to the other's.
  private typealias LinearSample = (first: Int, second: Int, fraction: Float)

  private func sample(_ pixel: Int32, cells: Int32) -> LinearSample {
    let middle = max((Float(pixel) + 0.5) / Float(step) - 0.5, 0)
    let first = Int(middle)
    return (first, min(first + 1, Int(cells) - 1), middle - Float(first))
  }

  /// 0 to 255.
  private func value(_ x: LinearSample, _ y: LinearSample) -> Float {
    let (upper, lower) = (mask.row(Int32(y.first)), mask.row(Int32(y.second)))
    func mix(_ row: UnsafeMutablePointer<UInt8>) -> Float {
      Float(row[x.first]) * (1 - x.fraction) + Float(row[x.second]) * x.fraction
    }
    return mix(upper) * (1 - y.fraction) + mix(lower) * y.fraction
  }
}
