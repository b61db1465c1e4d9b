import RasterKit

/// Scratch memory of one worker, reused from frame to frame.
final class PaintScratch {
  let mask = CoverageRow(capacity: 4096)
  let otherMask = CoverageRow(capacity: 4096)
  private(set) var colors = UnsafeMutablePointer<UInt32>.allocate(capacity: 4096)
  /// A second row, for mixing two.
  private(set) var moreColors = UnsafeMutablePointer<UInt32>.allocate(capacity: 4096)
  private var capacity = 4096
  var coverage = RowCoverage()

  deinit {
    colors.deallocate()
    moreColors.deallocate()
  }

  /// Makes room for rows of `width` pixels.
  func reserve(_ width: Int) {
    mask.reserve(width)
    otherMask.reserve(width)
    if width <= capacity { return }
    colors.deallocate()
    moreColors.deallocate()
    capacity = width
    colors = .allocate(capacity: width)
    moreColors = .allocate(capacity: width)
  }
}
