import RasterKit

/// The memory layout of a pixel; converts rows from and to the internal format.
package struct PixelFormat: Hashable, Sendable {
  package var bitsPerPixel: Int
  /// How a component is stored.
  package var sample = PixelSample.byte
  /// The samples that are red, green and blue; three times the same one for gray; nil for alpha only.
  package var color: Place?
  /// The sample that is black ink, where the others are cyan, magenta and yellow.
  package var black: Int?
  /// The sample that is alpha; nil for a format without alpha.
  package var alpha: Int?
  package var isPremultiplied: Bool
  /// What the components mean.
  package var encoding = CGColorSpace.Encoding.sRGB

  package struct Place: Hashable, Sendable {
    var red: Int
    var green: Int
    var blue: Int

    var isGray: Bool { red == green && green == blue }
  }

  package var bytesPerPixel: Int { bitsPerPixel / 8 }

  /// Of a row without a gap.
  package func bytes(ofRow width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Whether the format is the internal one.
  package var isNative: Bool {
    isBytes && bitsPerPixel == 32 && color == Place(red: 2, green: 1, blue: 0) && alpha == 3
      && isPremultiplied
  }

  /// Whether rows are read and written without arithmetic.
  private var isBytes: Bool {
    sample == .byte && black == nil && (encoding == .sRGB || encoding == .gray)
  }
}

extension PixelFormat {
  /// Reads `count` pixels as premultiplied 0xAARRGGBB; colours above alpha are invalid and clamped
  /// to it.
  package func read(
    _ source: UnsafeRawPointer, into row: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    guard isBytes else { return readSamples(source, into: row, count: count) }
    let times = Premultiplication.multiply
    for x in 0..<count {
      let pixel = source + x * bytesPerPixel
      func byte(_ offset: Int) -> UInt32 {
        UInt32(pixel.load(fromByteOffset: offset, as: UInt8.self))
      }
      let a = alpha.map(byte) ?? 255
      guard let color else {
        row[x] = a << 24
        continue
      }
      let (r, g, b) = (byte(color.red), byte(color.green), byte(color.blue))
      row[x] =
        isPremultiplied
        ? a << 24 | min(r, a) << 16 | min(g, a) << 8 | min(b, a)
        : a << 24 | times(r, a) << 16 | times(g, a) << 8 | times(b, a)
    }
  }

  /// Writes `count` premultiplied pixels. A format without alpha keeps the premultiplied colours,
  /// as if drawn over black.
  package func write(
    _ row: UnsafePointer<UInt32>, to target: UnsafeMutableRawPointer, count: Int
  ) {
    guard isBytes else { return writeSamples(row, to: target, count: count) }
    for x in 0..<count {
      let pixel = target + x * bytesPerPixel
      let value = row[x]
      let a = value >> 24
      func store(_ v: UInt32, _ offset: Int) {
        pixel.storeBytes(of: UInt8(truncatingIfNeeded: v), toByteOffset: offset, as: UInt8.self)
      }
      if let alpha { store(a, alpha) }
      guard let color else { continue }
      let divide = alpha != nil && !isPremultiplied
      func component(_ shift: UInt32) -> UInt32 {
        let c = value >> shift & 255
        return divide ? Premultiplication.divide(c, a) : c
      }
      if color.isGray {
        // Rec. 709 weights in 256ths, on encoded values, which is what a gray display would get.
        store((component(16) * 54 + component(8) * 183 + component(0) * 19 + 128) >> 8, color.red)
      } else {
        store(component(16), color.red)
        store(component(8), color.green)
        store(component(0), color.blue)
      }
    }
  }
}

/// Conversion between straight and premultiplied components from 0 to 255.
package enum Premultiplication {
  /// c a / 255, rounded.
  @inline(__always)
  package static func multiply(_ c: UInt32, _ a: UInt32) -> UInt32 {
    let t = c * a + 128
    return (t + (t >> 8)) >> 8
  }

  /// The straight component of a premultiplied one, rounded; 0 if alpha is 0.
  @inline(__always)
  package static func divide(_ c: UInt32, _ a: UInt32) -> UInt32 {
    a == 0 ? 0 : min((c * 255 + a / 2) / a, 255)
  }
}
