import RasterKit

/// The memory of a bitmap that is drawn again in parts: its pictures are made in one block and the other
/// in turn, so that one that is on the screen is never written to.
struct DoubleBuffer {
  /// The memory of the last picture.
  private(set) var front: PixelBuffer
  /// That of the picture before, which may still be in use.
  private var back: PixelBuffer?
  /// The pixels in which the two differ.
  private var difference = PixelRect.empty

  /// Begins with a picture, which stays as it is.
  init(_ picture: PixelBuffer) { front = picture }

  /// Memory for the next picture, which has the pixels of the last one. Copies what the block lacks, or
  /// everything to a new block while somebody uses the old one.
  mutating func turn(redrawing part: PixelRect) -> PixelBuffer {
    let next: PixelBuffer
    if let free = takeBack() {
      next = free
      next.copy(difference, from: front)
    } else {
      next = PixelBuffer(size: front.size, isOpaque: front.isOpaque)
      next.copy(PixelRect(size: front.size), from: front)
    }
    (back, front, difference) = (front, next, part)
    return next.alias()
  }

  private mutating func takeBack() -> PixelBuffer? {
    isKnownUniquelyReferenced(&back) ? back : nil
  }
}
