import PlatformKit
import RasterKit

/// One segment and the image that it holds.
struct ShmSlot {
  var segment: ShmSegment?
  var size = PixelSize(width: 0, height: 0)
  /// The position of the image in the segment.
  var rows = RollingRows(fixed: 0)
  var identity: UInt64 = 0
  /// Puts the server has not completed, oldest first; nil for puts that do not end a frame.
  var pending: [UInt64?] = []
  /// Whether it is being painted now.
  var isLent = false
  /// Increases with each put: the slot with the highest value was shown last.
  var lastShown: UInt64 = 0

  var isFree: Bool { pending.isEmpty && !isLent }

  /// Whether a segment is suitable for `byteCount`: neither too small nor more than half empty.
  static func serves(_ segment: ShmSegment, byteCount: Int) -> Bool {
    segment.byteCount >= byteCount && segment.byteCount <= max(2 * byteCount, smallest)
  }

  /// The size to allocate for `byteCount`: a quarter more, so that enlarging a window does not need
  /// a new segment at each step.
  static func capacity(for byteCount: Int) -> Int { max(byteCount + byteCount / 4, smallest) }

  private static let smallest = 1 << 16
}
