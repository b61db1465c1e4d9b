import RasterKit

/// The memory layout of a pixel, for formats of whole bytes; converts rows from and to the internal
/// format.
package struct PixelFormat: Hashable, Sendable {
  package var bytesPerPixel: Int
  /// The bytes of red, green and blue in a pixel; three times the same one for gray; nil for alpha
  /// only.
  package var color: Place?
  /// The byte of alpha; nil for a format without alpha.
  package var alpha: Int?
  package var isPremultiplied: Bool

  package struct Place: Hashable, Sendable {
    var red: Int
    var green: Int
    var blue: Int

    var isGray: Bool { red == green && green == blue }
  }

  /// Nil for unsupported combinations: bits other than 8, floats, 16-bit orders.
  package init?(
    bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel, info: CGBitmapInfo
  ) {
    guard bitsPerComponent == 8, !info.contains(.floatComponents), let alphaInfo = info.alphaInfo
    else { return nil }
    isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
    bytesPerPixel = bitsPerPixel / 8
    let isLittle = info.byteOrder == .byteOrder32Little
    switch (bitsPerPixel, model) {
    case (8, _) where alphaInfo == .alphaOnly: (color, alpha) = (nil, 0)
    case (8, .monochrome) where alphaInfo == .none:
      (color, alpha) = (Place(red: 0, green: 0, blue: 0), nil)
    case (16, .monochrome):
      guard let place = PixelFormat.gray(alphaInfo) else { return nil }
      (color, alpha) = place
    case (24, .rgb) where alphaInfo == .none:
      (color, alpha) = (Place(red: 0, green: 1, blue: 2), nil)
    case (32, .rgb):
      guard let place = PixelFormat.fourBytes(alphaInfo, isLittle: isLittle) else { return nil }
      (color, alpha) = place
    default: return nil
    }
  }

  private static func gray(_ info: CGImageAlphaInfo) -> (Place?, Int?)? {
    switch info {
    case .premultipliedLast, .last: (Place(red: 0, green: 0, blue: 0), 1)
    case .premultipliedFirst, .first: (Place(red: 1, green: 1, blue: 1), 0)
    case .noneSkipLast: (Place(red: 0, green: 0, blue: 0), nil)
    case .noneSkipFirst: (Place(red: 1, green: 1, blue: 1), nil)
    case .none, .alphaOnly: nil
    }
  }

  private static func fourBytes(_ info: CGImageAlphaInfo, isLittle: Bool) -> (Place?, Int?)? {
    let isFirst: Bool
    let hasAlpha: Bool
    switch info {
    case .premultipliedFirst, .first: (isFirst, hasAlpha) = (true, true)
    case .premultipliedLast, .last: (isFirst, hasAlpha) = (false, true)
    case .noneSkipFirst: (isFirst, hasAlpha) = (true, false)
    case .noneSkipLast: (isFirst, hasAlpha) = (false, false)
    case .none, .alphaOnly: return nil
    }
    func byte(_ index: Int) -> Int { isLittle ? 3 - index : index }
    let shift = isFirst ? 1 : 0
    let place = Place(red: byte(shift), green: byte(shift + 1), blue: byte(shift + 2))
    return (place, hasAlpha ? byte(isFirst ? 0 : 3) : nil)
  }

  /// Whether the format is the internal one.
  package var isNative: Bool {
    bytesPerPixel == 4 && color == Place(red: 2, green: 1, blue: 0) && alpha == 3 && isPremultiplied
  }
}

extension PixelFormat {
  /// Reads `count` pixels as premultiplied 0xAARRGGBB; colours above alpha are invalid and clamped
  /// to it.
  package func read(
    _ source: UnsafeRawPointer, into row: UnsafeMutablePointer<UInt32>, count: Int
  ) {
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
