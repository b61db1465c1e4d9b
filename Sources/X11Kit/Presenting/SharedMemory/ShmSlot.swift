import PlatformKit
import RasterKit

/// One segment and the image it holds now.
struct ShmSlot {
  var segment: ShmSegment?
  var size = PixelSize(width: 0, height: 0)
  /// Where in the segment the image is.
  var rows = RollingRows(fixed: 0)
  var identity: UInt64 = 0
  /// Puts the server has not completed, oldest first; nil where no frame ends with one.
  var pending: [UInt64?] = []
  /// Whether it is being painted now.
  var isLent = false
  /// Counts up with each put: the slot with the highest was shown last.
  var lastShown: UInt64 = 0

  var isFree: Bool { pending.isEmpty && !isLent }

  /// Whether a segment serves `byteCount` well: neither too small nor more than half empty.
  static func serves(_ segment: ShmSegment, byteCount: Int) -> Bool {
    segment.byteCount >= byteCount && segment.byteCount <= max(2 * byteCount, smallest)
  }

  /// What to allocate for `byteCount`: a quarter more, so that a window being enlarged does not need
  /// another segment at each step.
  static func capacity(for byteCount: Int) -> Int { max(byteCount + byteCount / 4, smallest) }

  private static let smallest = 1 << 16
}
