/// Parts of a buffer that is being made.
extension PixelBuffer {
  /// The pixels of `rect`, in the same memory.
  package func piece(_ rect: PixelRect) -> PixelBuffer {
    precondition(
      !rect.isEmpty && PixelRect(size: size).contains(rect), "a piece has to lie in its buffer")
    return PixelBuffer(
      wrapping: target.address(x: rect.minX, y: rect.minY),
      size: PixelSize(width: rect.width, height: rect.height), stride: stride, isOpaque: isOpaque
    ) {
      withExtendedLifetime(self) {}
    }
  }

  /// Another buffer on the same memory, with an identity of its own: who keeps something for a buffer
  /// finds nothing for this one.
  package func alias() -> PixelBuffer { piece(PixelRect(size: size)) }

  /// Copies the pixels of `rect` from a buffer of the same size.
  package func copy(_ rect: PixelRect, from other: PixelBuffer) {
    let (mine, theirs) = (target, other.target)
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      mine.address(x: rect.minX, y: y)
        .update(from: theirs.address(x: rect.minX, y: y), count: Int(rect.width))
    }
  }

  /// Sets the pixels of `rect` to one value.
  package func fill(_ rect: PixelRect, with pixel: UInt32) {
    let target = target
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      target.address(x: rect.minX, y: y).update(repeating: pixel, count: Int(rect.width))
    }
  }
}
