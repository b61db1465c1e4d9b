import RasterKit

extension BandPainter {
  /// Particles, one over the other: sampled, tinted, and laid over or added to what is there.
  func paintMotes(
    _ motes: PlanMotes, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    on target: PixelTarget
  ) {
    for sprite in motes.sprites {
      let area = area.intersection(sprite.shape.bounds)
      if area.isEmpty { continue }
      let coverage = ItemCoverage(shape: .rounded(sprite.shape))
      let rows = RowSource.mote(
        sprite.pixels.target, sprite.walk, sprite.tint, isAdditive: motes.isAdditive)
      paint(coverage, rows, item, area, plan, on: target)
    }
  }
}

/// What the premultiplied colours of a particle's image are multiplied by; 255 leaves them as they
/// are.
struct MoteTint: Equatable {
  private let red: UInt32
  private let green: UInt32
  private let blue: UInt32
  private let alpha: UInt32

  init(_ color: SIMD4<Double>, opacity: Double) {
    let fade = color.w * min(max(opacity, 0), 1)
    red = UInt32((color.x * fade * 255).rounded())
    green = UInt32((color.y * fade * 255).rounded())
    blue = UInt32((color.z * fade * 255).rounded())
    alpha = UInt32((fade * 255).rounded())
  }

  var isVisible: Bool { alpha > 0 }

  func apply(to row: UnsafeMutablePointer<UInt32>, count: Int) {
    if red == 255 && green == 255 && blue == 255 && alpha == 255 { return }
    for index in 0..<count { row[index] = applied(to: row[index]) }
  }

  /// Each channel rounded to the nearest level.
  func applied(to pixel: UInt32) -> UInt32 {
    MoteTint.scaled(pixel >> 24, alpha) << 24 | MoteTint.scaled(pixel >> 16 & 255, red) << 16
      | MoteTint.scaled(pixel >> 8 & 255, green) << 8 | MoteTint.scaled(pixel & 255, blue)
  }

  private static func scaled(_ value: UInt32, _ factor: UInt32) -> UInt32 {
    let product = value &* factor &+ 128
    return (product &+ product >> 8) >> 8
  }
}
