import RasterKit

/// The source colours of an item's pixels and how they are blended.
struct RowSource {
  enum Colors {
    case solid(UInt32)
    /// Pixels on the target's grid.
    case pixels(PixelTarget)
    /// A picture that stays as it is, with its first pixel at this one of the target's grid.
    case picture(PixelBuffer, at: PixelPoint)
    case sampled(PixelTarget, ImageSampler, isNearest: Bool)
    /// A minified image.
    case mipped(MipSource)
    /// An image in perspective.
    case projected(PixelTarget, Projection, isNearest: Bool)
    case gradient(Gradient)
    /// Boxed: otherwise every source would be as large as this one.
    indirect case repeated(RepeatedImage)
  }

  var colors: Colors
  /// Whether all colours are opaque.
  var isOpaque: Bool
  /// Multiplied with each channel, as a premultiplied pixel. A solid colour already includes it.
  let tint: UInt32
  /// nil for source-over.
  let blend: BlendMode?
  /// Whether the tint has equal channels: the source-over kernels can apply such a tint.
  let onlyFades: Bool

  init(_ colors: Colors, isOpaque: Bool = false, tint: UInt32 = .max, blend: BlendMode? = nil) {
    self.colors = colors
    self.isOpaque = isOpaque
    self.tint = tint
    self.blend = blend
    onlyFades = tint == (tint & 255) &* 0x0101_0101
  }

  /// The opacity still to be applied if the tint has no colour.
  var alpha: UInt8 { onlyFades ? UInt8(tint & 255) : 255 }

  /// Whether fully covered pixels simply replace those beneath.
  var replaces: Bool { isOpaque && tint == .max && blend == nil }
}

extension RowSource {
  /// Paints fully covered rows at once; false where the colours have to be made row by row.
  func paintBlock(_ area: PixelRect, on target: PixelTarget) -> Bool {
    guard onlyFades, blend == nil, let source = colors.onGrid else { return false }
    if replaces {
      Kernels.copy(target, rect: area, source: source)
    } else if case .picture(let picture, at: let origin) = colors {
      Kernels.over(target, rect: area, picture: picture, at: origin, alpha: alpha)
    } else {
      Kernels.over(target, rect: area, source: source, alpha: alpha)
    }
    return true
  }

  /// Paints a fully covered run.
  func paintFull(_ run: CoverageRun, y: Int32, on target: PixelTarget, _ scratch: PaintScratch) {
    let row = target.address(x: run.minX, y: y)
    if case .solid(let color) = colors {
      let rect = PixelRect(minX: run.minX, minY: y, maxX: run.maxX, maxY: y &+ 1)
      return Kernels.solidOver(target, rect: rect, color: color)
    }
    if replaces { return colors.write(run, y: y, to: row, scratch) }
    let source = pixels(run, y: y, scratch)
    if let blend {
      Kernels.blendRow(row, source: source, mode: blend, alpha: alpha, count: run.count)
    } else {
      Kernels.overRow(row, source: source, alpha: alpha, count: run.count)
    }
  }

  /// Paints a run through the coverage in the scratch mask, which it overwrites.
  func paintMasked(_ run: CoverageRun, y: Int32, on target: PixelTarget, _ scratch: PaintScratch) {
    let row = target.address(x: run.minX, y: y)
    let mask = scratch.mask.base
    if case .solid(let color) = colors {
      return Kernels.solidOverMask(row, color: color, mask: mask, count: run.count)
    }
    let source = pixels(run, y: y, scratch)
    Kernels.scaleMask(mask, by: alpha, count: run.count)
    if let blend {
      Kernels.blendMask(row, source: source, mode: blend, mask: mask, count: run.count)
    } else {
      Kernels.overMask(row, source: source, mask: mask, count: run.count)
    }
  }

  /// The tinted colours of a run, in place or copied to the scratch memory.
  private func pixels(
    _ run: CoverageRun, y: Int32, _ scratch: PaintScratch
  ) -> UnsafePointer<UInt32> {
    if onlyFades, let source = colors.onGrid {
      return UnsafePointer(source.address(x: run.minX, y: y))
    }
    colors.write(run, y: y, to: scratch.colors, scratch)
    if !onlyFades { Kernels.tint(scratch.colors, by: tint, count: run.count) }
    return UnsafePointer(scratch.colors)
  }
}

extension RowSource.Colors {
  /// Colours that need not be made.
  fileprivate var onGrid: PixelTarget? {
    switch self {
    case .pixels(let source): source
    case .picture(let picture, at: let origin): picture.target(at: origin)
    default: nil
    }
  }

  /// Writes the colours of a run, the first of them to `row[0]`.
  fileprivate func write(
    _ run: CoverageRun, y: Int32, to row: UnsafeMutablePointer<UInt32>, _ scratch: PaintScratch
  ) {
    switch self {
    case .solid(let color): row.update(repeating: color, count: run.count)
    case .pixels(let source): row.update(from: source.address(x: run.minX, y: y), count: run.count)
    case .picture(let picture, at: let origin):
      let source = picture.target(at: origin)
      row.update(from: source.address(x: run.minX, y: y), count: run.count)
    case .gradient(let gradient): gradient.row(row, x: run.minX, y: y, count: run.count)
    case .sampled(let source, let walk, isNearest: true):
      let walk = walk.row(y: y, from: run.minX)
      Kernels.sampleNearest(row, source: source, walk: walk, count: run.count)
    case .sampled(let source, let walk, isNearest: false):
      let walk = walk.row(y: y, from: run.minX)
      Kernels.sampleBilinear(row, source: source, walk: walk, count: run.count)
    case .repeated(let image): image.write(run, y: y, to: row)
    case .mipped(let source): source.sample(into: row, run, y: y, scratch.moreColors)
    case .projected(let source, let projection, isNearest: true):
      Kernels.projectNearest(
        row, source: source, projection: projection, x: run.minX, y: y, count: run.count)
    case .projected(let source, let projection, isNearest: false):
      Kernels.projectBilinear(
        row, source: source, projection: projection, x: run.minX, y: y, count: run.count)
    }
  }
}
