import RasterKit

/// An image's alpha as numbers from 0 to 1, for blurring.
struct AlphaPlane {
  let width: Int
  let height: Int
  var values: [Float]

  /// The alpha of `pixels` with a transparent `margin` around it.
  init(_ pixels: PixelBuffer, margin: Int) {
    width = Int(pixels.size.width) + 2 * margin
    height = Int(pixels.size.height) + 2 * margin
    values = [Float](repeating: 0, count: width * height)
    for y in 0..<Int(pixels.size.height) {
      let row = pixels.base + y * pixels.stride
      let first = (y + margin) * width + margin
      for x in 0..<Int(pixels.size.width) { values[first + x] = Float(row[x] >> 24) / 255 }
    }
  }

  /// A separable Gaussian; the sum of all values is preserved.
  mutating func blur(sigma: Double) {
    guard sigma > 0.05 else { return }
    let kernel = BlurKernel(sigma: sigma)
    var line = [Float](repeating: 0, count: max(width, height))
    for y in 0..<height { blur(kernel, &line, start: y * width, step: 1, count: width) }
    for x in 0..<width { blur(kernel, &line, start: x, step: width, count: height) }
  }

  private mutating func blur(
    _ kernel: BlurKernel, _ line: inout [Float], start: Int, step: Int, count: Int
  ) {
    values.withUnsafeMutableBufferPointer { values in
      var hasInk = false
      for index in 0..<count {
        line[index] = values[start + index * step]
        if line[index] != 0 { hasInk = true }
      }
      guard hasInk else { return }
      kernel.apply(&line, count: count)
      for index in 0..<count { values[start + index * step] = line[index] }
    }
  }

  /// An image of one colour with these values as its alpha.
  func colored(_ color: CGColor) -> PixelBuffer {
    let c = color.rgba.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    let result = PixelBuffer(size: PixelSize(width: Int32(width), height: Int32(height)))
    let scale = SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w) * 255
    for y in 0..<height {
      let row = result.base + y * result.stride
      for x in 0..<width where values[y * width + x] > 0 {
        let v = SIMD4<UInt32>((scale * values[y * width + x]).rounded(.toNearestOrEven))
        row[x] = v.w << 24 | v.x << 16 | v.y << 8 | v.z
      }
    }
    return result
  }
}

/// A Gaussian in one dimension: exact weights for small sigmas, three box filters for large ones.
enum BlurKernel {
  case weights([Float])
  /// The mean of the pixel and `reach` pixels on each side, plus one at each end weighted by
  /// `edge`.
  case means(reach: Int, edge: Double)

  init(sigma: Double) {
    if sigma < 3 {
      let reach = Int((sigma * 3).rounded(.up))
      let bell = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let sum = bell.reduce(0, +)
      self = .weights(bell.map { Float($0 / sum) })
    } else {
      self = BlurKernel.means(variance: sigma * sigma / 3)
    }
  }

  /// The extended box filter of Gwosdek, Grewenig, Bruhn and Weickert, 2011: with this `edge` the
  /// variance is exactly the requested one.
  private static func means(variance: Double) -> BlurKernel {
    let reach = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let edge =
      (2 * reach + 1) * (reach * (reach + 1) - 3 * variance)
      / (6 * (variance - (reach + 1) * (reach + 1)))
    return .means(reach: Int(reach), edge: edge)
  }

  func apply(_ line: inout [Float], count: Int) {
    switch self {
    case .weights(let weights): line = BlurKernel.convolve(line, weights, count)
    case .means(let reach, let edge):
      for _ in 0..<3 { BlurKernel.mean(&line, reach, edge, count) }
    }
  }

  private static func convolve(_ line: [Float], _ weights: [Float], _ count: Int) -> [Float] {
    let reach = weights.count / 2
    var result = line
    for x in 0..<count {
      var sum: Float = 0
      for k in max(0, x - reach)...min(count - 1, x + reach) {
        sum += line[k] * weights[k - x + reach]
      }
      result[x] = sum
    }
    return result
  }

  private static func mean(_ line: inout [Float], _ reach: Int, _ edge: Double, _ count: Int) {
    let source = line
    func value(_ x: Int) -> Double { x >= 0 && x < count ? Double(source[x]) : 0 }
    let weight = 1 / (Double(2 * reach + 1) + 2 * edge)
    // Doubles, so that adding and subtracting the same values ends at exactly zero.
    var sum = (0..<min(reach, count)).reduce(0) { $0 + value($1) }
    for x in 0..<count {
      sum += value(x + reach)
      let ends = value(x - reach - 1) + value(x + reach + 1)
      line[x] = Float(max(sum + edge * ends, 0) * weight)
      sum -= value(x - reach)
    }
  }
}
