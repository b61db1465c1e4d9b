/// Scratch memory for the coverage of one row: 0 (outside) to 255 (inside) for each pixel.
///
/// Each worker has one and reuses it for every frame.
package final class CoverageRow {
  package private(set) var base: UnsafeMutablePointer<UInt8>
  package private(set) var capacity: Int

  package init(capacity: Int) {
    self.capacity = max(capacity, 64)
    base = CoverageRow.allocate(self.capacity)
  }

  deinit { base.deallocate() }

  /// Makes room for `count` pixels. Growing discards the contents.
  package func reserve(_ count: Int) {
    if count <= capacity { return }
    base.deallocate()
    capacity = count
    base = CoverageRow.allocate(count)
  }

  private static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
      .bindMemory(to: UInt8.self, capacity: count)
  }
}
