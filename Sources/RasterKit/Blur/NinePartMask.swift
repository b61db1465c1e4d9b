package import CUIKernels

/// A mask whose middle column and row can be repeated, so that it covers rectangles of any size
/// with the same corners and edges.
package struct NinePartMask: Sendable {
  package let mask: MaskBuffer
  /// The column and row that repeat; nil in a direction in which the mask cannot be stretched.
  package let middleX: Int32?
  package let middleY: Int32?

  /// Traps if a middle is outside the mask.
  package init(_ mask: MaskBuffer, middleX: Int32? = nil, middleY: Int32? = nil) {
    precondition((0..<mask.size.width).contains(middleX ?? 0), "a middle column is in its mask")
    precondition((0..<mask.size.height).contains(middleY ?? 0), "a middle row is in its mask")
    self.mask = mask
    self.middleX = middleX
    self.middleY = middleY
  }
}

/// A nine-part mask stretched over a rectangle of pixels.
///
/// Painters use it like a shape: it has bounds and coverage by rows.
package struct PlacedMask: Sendable {
  package let part: NinePartMask
  package let bounds: PixelRect

  /// Nil if `bounds` is smaller than the mask's edges, or differs from the mask in a direction
  /// without a middle.
  package init?(_ part: NinePartMask, over bounds: PixelRect) {
    let size = part.mask.size
    let fitsX = part.middleX == nil ? bounds.width == size.width : bounds.width >= size.width - 1
    let fitsY =
      part.middleY == nil ? bounds.height == size.height : bounds.height >= size.height - 1
    guard fitsX, fitsY, !bounds.isEmpty else { return nil }
    self.part = part
    self.bounds = bounds
  }

  /// Arguments for the kernels; valid as long as the mask is alive.
  package var kernelPart: cui_nine_part {
    let size = part.mask.size
    return cui_nine_part(
      base: part.mask.base, stride: part.mask.stride, width: size.width, height: size.height,
      left: part.middleX ?? size.width, top: part.middleY ?? size.height,
      full_width: bounds.width, full_height: bounds.height)
  }
}

extension PlacedMask {
  /// Writes the coverage of the pixels `x` of row `y`, starting at `mask[0]`. Pixels outside the
  /// bounds get 0.
  package func coverage(y: Int32, x: Range<Int32>, into mask: UnsafeMutablePointer<UInt8>) {
    let inside = x.clamped(to: bounds.minX..<bounds.maxX)
    guard bounds.minY <= y, y < bounds.maxY, !inside.isEmpty else {
      return mask.update(repeating: 0, count: x.count)
    }
    let before = Int(inside.lowerBound - x.lowerBound)
    mask.update(repeating: 0, count: before)
    (mask + before + inside.count).update(
      repeating: 0, count: Int(x.upperBound - inside.upperBound))
    withExtendedLifetime(part.mask) {
      withUnsafePointer(to: kernelPart) {
        Kernels.active.nine_part_coverage(
          $0, inside.lowerBound - bounds.minX, y - bounds.minY, mask + before, inside.count)
      }
    }
  }

  /// The pixels of row `y` that may be covered. The inner range is always empty, because no pixel
  /// is known to be covered completely.
  package func rowSpans(y: Int32) -> (outer: Range<Int32>, inner: Range<Int32>) {
    let isInside = bounds.minY <= y && y < bounds.maxY
    let end = isInside ? bounds.maxX : bounds.minX
    return (bounds.minX..<end, end..<end)
  }
}

extension Kernels {
  /// c = color·m/255, then d = c + d·(255 − alpha(c))/255 through a stretched mask, inside `clip`.
  package static func solidOver(
    _ target: PixelTarget, mask: PlacedMask, clip: PixelRect, color: UInt32
  ) {
    let area = clip.intersection(mask.bounds).intersection(target.bounds)
    guard color != 0, let block = target.block(area) else { return }
    withExtendedLifetime(mask.part.mask) {
      withUnsafePointer(to: mask.kernelPart) {
        active.nine_part_solid_over(
          block, $0, area.minX - mask.bounds.minX, area.minY - mask.bounds.minY, color)
      }
    }
  }
}
