import Glibc

extension PixelTarget {
  /// Copies the pixels of an area to the same area, moved by (dx, dy); what would leave it is lost, and
  /// what comes in keeps its pixels. The area must lie inside `bounds`.
  package func move(_ area: PixelRect, dx: Int32, dy: Int32) {
    let kept = area.intersection(area.offsetBy(x: dx, y: dy))
    if kept.isEmpty || (dx == 0 && dy == 0) { return }
    let bytes = Int(kept.width) * MemoryLayout<UInt32>.stride
    // Rows are copied away from where they go, so that none is overwritten before it is read.
    for row in 0..<kept.height {
      let y = dy > 0 ? kept.maxY - 1 - row : kept.minY + row
      memmove(address(x: kept.minX, y: y), address(x: kept.minX - dx, y: y - dy), bytes)
    }
  }
}
