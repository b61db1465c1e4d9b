/// An opaque picture, one plane for each colour.
///
/// `Sendable` because only its owner writes to it, one thread at a time.
package final class ColorPlanes: Sendable {
  package let size: PixelSize
  private let blue: MaskBuffer
  private let green: MaskBuffer
  private let red: MaskBuffer

  /// A black picture. Traps on an empty size.
  package init(size: PixelSize) {
    self.size = size
    (blue, green, red) = (MaskBuffer(size: size), MaskBuffer(size: size), MaskBuffer(size: size))
  }
}

extension ColorPlanes {
  /// Takes the colours of opaque pixels; the first comes to `origin`. What reaches out of the picture is
  /// left out.
  package func store(_ pixels: PixelBuffer, at origin: PixelPoint) {
    let placed = PixelRect(size: pixels.size).offsetBy(x: origin.x, y: origin.y)
    let area = placed.intersection(PixelRect(size: size))
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      let source = pixels.target.address(x: area.minX - origin.x, y: y - origin.y)
      let (blue, green, red) = (blue.row(y), green.row(y), red.row(y))
      for index in 0..<Int(area.width) {
        let (x, pixel) = (Int(area.minX) + index, source[index])
        blue[x] = UInt8(truncatingIfNeeded: pixel)
        green[x] = UInt8(truncatingIfNeeded: pixel >> 8)
        red[x] = UInt8(truncatingIfNeeded: pixel >> 16)
      }
    }
  }

  /// Writes a part of the picture, blurred and then adjusted, to the same place of `result`, which has
  /// the same size. Beyond its edges the picture goes on as its mirror image.
  package func write(
    _ area: PixelRect, blurredBy gaussian: Gaussian, _ adjustment: ColorAdjustment,
    to result: PixelBuffer
  ) {
    let area = area.intersection(PixelRect(size: size)).intersection(PixelRect(size: result.size))
    if area.isEmpty { return }
    let parts = [blue, green, red].map { $0.blurredPart(area, by: gaussian) }
    withExtendedLifetime(parts) {
      for y in area.minY..<area.maxY {
        let row = result.target.address(x: area.minX, y: y)
        let rows = parts.map { $0.row(y - area.minY) }
        for x in 0..<Int(area.width) {
          row[x] = adjustment.pixel(blue: rows[0][x], green: rows[1][x], red: rows[2][x])
        }
      }
    }
  }
}
