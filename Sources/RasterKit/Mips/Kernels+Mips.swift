internal import CUIKernels

extension Kernels {
  /// Each result pixel is the mean of two pixels of `top` and the two below them.
  package static func halve(
    _ row: UnsafeMutablePointer<UInt32>, from top: UnsafePointer<UInt32>,
    _ bottom: UnsafePointer<UInt32>, count: Int
  ) {
    active.halve(row, top, bottom, count)
  }

  /// d = (d·(256 − weight) + s·weight)/256, for a weight of 0 to 256.
  package static func mixRows(
    _ row: UnsafeMutablePointer<UInt32>, with other: UnsafePointer<UInt32>, weight: UInt32,
    count: Int
  ) {
    if weight > 0 { active.mix_rows(row, other, weight, count) }
  }

  /// `sampleBilinear` on two levels, mixed by weight.
  ///
  /// `scratch` must have room for `count` pixels; it is used only if two levels are mixed.
  package static func sampleTrilinear(
    _ row: UnsafeMutablePointer<UInt32>, walk: MipCursor, scratch: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    sampleBilinear(row, source: walk.fine.source, walk: walk.fine.walk, count: count)
    if walk.weight == 0 { return }
    sampleBilinear(scratch, source: walk.coarse.source, walk: walk.coarse.walk, count: count)
    mixRows(row, with: scratch, weight: walk.weight, count: count)
  }
}

/// Sample points on two neighbouring levels, each in its level's own pixels.
package struct MipCursor {
  package typealias Level = (source: PixelTarget, walk: SampleCursor)

  package var fine: Level
  package var coarse: Level
  /// Weight of the coarser level, in 256ths.
  package var weight: UInt32

  package init(fine: Level, coarse: Level, weight: UInt32) {
    (self.fine, self.coarse, self.weight) = (fine, coarse, weight)
  }
}
