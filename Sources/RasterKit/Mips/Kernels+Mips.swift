internal import CUIKernels

extension Kernels {
  /// Each pixel is the mean of two pixels of `top` and the two beneath them.
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

  /// `sampleBilinear` of the two levels nearest to the walk's size, mixed.
  ///
  /// `walk` is in pixels of the picture itself. `scratch` has room for `count` pixels, and is used
  /// where two levels are mixed.
  package static func sampleTrilinear(
    _ row: UnsafeMutablePointer<UInt32>, chain: MipChain, at level: MipLevel, walk: SampleWalk,
    scratch: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let (levels, first) = (chain.levels, level.level)
    sampleBilinear(
      row, source: levels[first].target, walk: walk.onLevel(first), count: count)
    if level.weight == 0 { return }
    sampleBilinear(
      scratch, source: levels[first + 1].target, walk: walk.onLevel(first + 1), count: count)
    mixRows(row, with: scratch, weight: level.weight, count: count)
  }
}

extension SampleWalk {
  /// The same walk over a level of a chain.
  func onLevel(_ level: Int) -> SampleWalk {
    let scale = 1 / Double(1 << level)
    return SampleWalk(u: u * scale, v: v * scale, du: du * scale, dv: dv * scale)
  }
}
