import RasterKit

/// Where the colours of an item's pixels come from.
enum RowSource {
  case solid(UInt32)
  /// Pixels on the grid of the target.
  case pixels(PixelTarget, alpha: UInt8, isOpaque: Bool)
  /// The same, mixed with what is beneath instead of laid over it.
  case blended(PixelTarget, BlendMode, alpha: UInt8)
  case sampled(PixelTarget, ImageWalk, alpha: UInt8, isOpaque: Bool, isNearest: Bool)
  case gradient(Gradient, alpha: UInt8, isOpaque: Bool)
  case mote(PixelTarget, ImageWalk, MoteTint, isAdditive: Bool)
  case projected(PixelTarget, ProjectedWalk, alpha: UInt8)
}

/// Scratch memory of one worker, kept from frame to frame.
final class PaintScratch {
  let mask = CoverageRow(capacity: 4096)
  let otherMask = CoverageRow(capacity: 4096)
  private(set) var colors = UnsafeMutablePointer<UInt32>.allocate(capacity: 4096)
  private var capacity = 4096
  var coverage = RowCoverage()

  deinit { colors.deallocate() }

  /// Makes room for rows of `width` pixels.
  func reserve(_ width: Int) {
    mask.reserve(width)
    otherMask.reserve(width)
    if width <= capacity { return }
    colors.deallocate()
    capacity = width
    colors = .allocate(capacity: width)
  }
}

extension RowSource {
  /// Paints a run whose pixels are all covered.
  func paintFull(_ run: CoverageRun, y: Int32, on target: PixelTarget, _ scratch: PaintScratch) {
    let row = target.address(x: run.minX, y: y)
    switch self {
    case .solid(let color):
      let rect = PixelRect(minX: run.minX, minY: y, maxX: run.maxX, maxY: y &+ 1)
      Kernels.solidOver(target, rect: rect, color: color)
    case .pixels(let source, 255, isOpaque: true):
      row.update(from: source.address(x: run.minX, y: y), count: run.count)
    case .pixels(let source, let alpha, _):
      let colors = source.address(x: run.minX, y: y)
      Kernels.overRow(row, source: colors, alpha: alpha, count: run.count)
    case .blended(let source, let mode, let alpha):
      let colors = source.address(x: run.minX, y: y)
      Kernels.blendRow(row, source: colors, mode: mode, alpha: alpha, count: run.count)
    case .sampled(let source, let walk, 255, isOpaque: true, let isNearest):
      RowSource.sample(row, source, walk, run, y: y, isNearest: isNearest)
    case .sampled(let source, let walk, let alpha, _, let isNearest):
      RowSource.sample(scratch.colors, source, walk, run, y: y, isNearest: isNearest)
      Kernels.overRow(row, source: scratch.colors, alpha: alpha, count: run.count)
    case .gradient(let gradient, 255, isOpaque: true):
      gradient.row(row, x: run.minX, y: y, count: run.count)
    case .gradient(let gradient, let alpha, _):
      gradient.row(scratch.colors, x: run.minX, y: y, count: run.count)
      Kernels.overRow(row, source: scratch.colors, alpha: alpha, count: run.count)
    case .mote(let source, let walk, let tint, let isAdditive):
      RowSource.sampleMote(source, walk, tint, run, y: y, scratch)
      if isAdditive {
        Kernels.blendRow(row, source: scratch.colors, mode: .plusLighter, count: run.count)
      } else {
        Kernels.overRow(row, source: scratch.colors, alpha: 255, count: run.count)
      }
    case .projected(let source, let walk, let alpha):
      walk.sample(source, into: scratch.colors, y: y, from: run.minX, count: run.count)
      Kernels.overRow(row, source: scratch.colors, alpha: alpha, count: run.count)
    }
  }

  /// Paints a run through the coverage in the scratch's mask, which is spoilt.
  func paintMasked(_ run: CoverageRun, y: Int32, on target: PixelTarget, _ scratch: PaintScratch) {
    let row = target.address(x: run.minX, y: y)
    let mask = scratch.mask.base
    switch self {
    case .solid(let color):
      Kernels.solidOverMask(row, color: color, mask: mask, count: run.count)
    case .pixels(let source, let alpha, _):
      Kernels.scaleMask(mask, by: alpha, count: run.count)
      let colors = source.address(x: run.minX, y: y)
      Kernels.overMask(row, source: colors, mask: mask, count: run.count)
    case .blended(let source, let mode, let alpha):
      Kernels.scaleMask(mask, by: alpha, count: run.count)
      let colors = source.address(x: run.minX, y: y)
      Kernels.blendMask(row, source: colors, mode: mode, mask: mask, count: run.count)
    case .sampled(let source, let walk, let alpha, _, let isNearest):
      Kernels.scaleMask(mask, by: alpha, count: run.count)
      RowSource.sample(scratch.colors, source, walk, run, y: y, isNearest: isNearest)
      Kernels.overMask(row, source: scratch.colors, mask: mask, count: run.count)
    case .gradient(let gradient, let alpha, _):
      Kernels.scaleMask(mask, by: alpha, count: run.count)
      gradient.row(scratch.colors, x: run.minX, y: y, count: run.count)
      Kernels.overMask(row, source: scratch.colors, mask: mask, count: run.count)
    case .mote(let source, let walk, let tint, let isAdditive):
      RowSource.sampleMote(source, walk, tint, run, y: y, scratch)
      if isAdditive {
        Kernels.blendMask(
          row, source: scratch.colors, mode: .plusLighter, mask: mask, count: run.count)
      } else {
        Kernels.overMask(row, source: scratch.colors, mask: mask, count: run.count)
      }
    case .projected(let source, let walk, let alpha):
      Kernels.scaleMask(mask, by: alpha, count: run.count)
      walk.sample(source, into: scratch.colors, y: y, from: run.minX, count: run.count)
      Kernels.overMask(row, source: scratch.colors, mask: mask, count: run.count)
    }
  }

  private static func sampleMote(
    _ source: PixelTarget, _ walk: ImageWalk, _ tint: MoteTint, _ run: CoverageRun, y: Int32,
    _ scratch: PaintScratch
  ) {
    let walk = walk.row(y: y, from: run.minX)
    Kernels.sampleBilinear(scratch.colors, source: source, walk: walk, count: run.count)
    tint.apply(to: scratch.colors, count: run.count)
  }

  private static func sample(
    _ colors: UnsafeMutablePointer<UInt32>, _ source: PixelTarget, _ walk: ImageWalk,
    _ run: CoverageRun, y: Int32, isNearest: Bool
  ) {
    let walk = walk.row(y: y, from: run.minX)
    if isNearest {
      Kernels.sampleNearest(colors, source: source, walk: walk, count: run.count)
    } else {
      Kernels.sampleBilinear(colors, source: source, walk: walk, count: run.count)
    }
  }
}
