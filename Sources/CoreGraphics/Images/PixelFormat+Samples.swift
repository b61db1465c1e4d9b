extension PixelFormat {
  /// Reads pixels of any format.
  func readSamples(
    _ source: UnsafeRawPointer, into row: UnsafeMutablePointer<UInt32>, count: Int,
    decode: DecodeRanges? = nil
  ) {
    let conversion = PixelConversion(encoding)
    for x in 0..<count {
      let start = x * bitsPerPixel
      let a = alpha.map { min(max(sample.read(source, start: start, $0), 0), 1) } ?? 1
      guard let color else {
        row[x] = UInt32(a * 255 + 0.5) << 24
        continue
      }
      var c = SIMD3(
        sample.read(source, start: start, color.red),
        sample.read(source, start: start, color.green),
        sample.read(source, start: start, color.blue))
      var k = black.map { sample.read(source, start: start, $0) }
      decode?.apply(to: &c, &k)
      if let conversion, a > 0.001 {
        let straight = isPremultiplied ? c / a : c
        c = conversion.toSRGB(SIMD4(straight, k ?? 0), sample)
        if isPremultiplied { c *= a }
      } else if let k {
        c = CGColorSpace.rgb(inks: c, black: k)
      }
      if !isPremultiplied { c *= a }
      c.clamp(lowerBound: .zero, upperBound: SIMD3(repeating: a))
      let v = SIMD3<UInt32>((c * 255).rounded(.toNearestOrAwayFromZero))
      row[x] = UInt32(a * 255 + 0.5) << 24 | v.x << 16 | v.y << 8 | v.z
    }
  }

  /// Writes pixels of any format.
  func writeSamples(
    _ row: UnsafePointer<UInt32>, to target: UnsafeMutableRawPointer, count: Int
  ) {
    let conversion = PixelConversion(encoding)
    for x in 0..<count {
      let start = x * bitsPerPixel
      let value = row[x]
      let a = Float(value >> 24) / 255
      if let alpha { sample.write(a, target, start: start, alpha) }
      guard let color else { continue }
      let (r, g, b) = (value >> 16 & 255, value >> 8 & 255, value & 255)
      var c = SIMD3<Float>(Float(r), Float(g), Float(b)) / 255
      var inks: SIMD4<Float>?
      if let conversion, a > 0 {
        let made = conversion.fromSRGB(c / a)
        if black != nil { inks = made.clamped(lowerBound: .zero, upperBound: .one) }
        c = SIMD3(made.x, made.y, made.z) * a
      }
      if alpha != nil, !isPremultiplied { c = a == 0 ? .zero : c / a }
      c.clamp(lowerBound: .zero, upperBound: .one)
      if let black {
        let inks = inks ?? CGColorSpace.inks(rgb: c)
        sample.write(inks.w, target, start: start, black)
        c = SIMD3(inks.x, inks.y, inks.z)
      } else if color.isGray {
        c = SIMD3(repeating: (c * SIMD3(54, 183, 19)).sum() / 256)
      }
      sample.write(c.x, target, start: start, color.red)
      guard !color.isGray else { continue }
      sample.write(c.y, target, start: start, color.green)
      sample.write(c.z, target, start: start, color.blue)
    }
  }
}

/// What the least and the greatest number of each component of an image stand for.
struct DecodeRanges {
  private let low: SIMD4<Float>
  private let span: SIMD4<Float>

  /// Two numbers for each of `count` components. Nil if they change nothing.
  init?(_ pairs: UnsafePointer<CGFloat>?, count: Int) {
    guard let pairs else { return nil }
    var (low, span) = (SIMD4<Float>.zero, SIMD4<Float>.one)
    for index in 0..<min(max(count, 0), 4) {
      let (a, b) = (pairs[2 * index], pairs[2 * index + 1])
      guard abs(a) < 1e6, abs(b) < 1e6 else { return nil }
      (low[index], span[index]) = (Float(a), Float(b - a))
    }
    if low == .zero, span == .one { return nil }
    if count == 1 { (low, span) = (SIMD4(repeating: low.x), SIMD4(repeating: span.x)) }
    (self.low, self.span) = (low, span)
  }

  func apply(to color: inout SIMD3<Float>, _ black: inout Float?) {
    color = SIMD3(low.x, low.y, low.z) + color * SIMD3(span.x, span.y, span.z)
    black = black.map { low.w + $0 * span.w }
  }

  /// For the only component of a mask.
  func apply(_ value: Float) -> Float { low.x + value * span.x }
}

/// Converts pixels of another space from and to gamma-encoded sRGB.
struct PixelConversion {
  private let space: CGColorSpace

  /// Nil for spaces whose numbers are used as they are, and inks without a profile.
  init?(_ encoding: CGColorSpace.Encoding) {
    switch encoding {
    case .sRGB, .gray, .cmyk: return nil
    case .linearGray, .rgb, .lab, .calibrated, .profile, .indexed:
      space = CGColorSpace(name: nil, encoding: encoding)
    }
  }

  /// Components are from 0 to 1, as samples are read; the fourth is black ink.
  func toSRGB(_ c: SIMD4<Float>, _ sample: PixelSample) -> SIMD3<Float> {
    // An index is the number itself.
    let scale = space.model == .indexed ? sample.most : 1
    return SIMD3<Float>(space.sRGB(SIMD4<Double>(c * scale)))
  }

  func fromSRGB(_ c: SIMD3<Float>) -> SIMD4<Float> {
    SIMD4<Float>(space.components(sRGB: SIMD3<Double>(c)))
  }
}
