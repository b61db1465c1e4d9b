internal import CUIKernels

extension Kernels {
  /// d = s, at the same coordinates of both grids; the two must not share memory.
  package static func copy(_ target: PixelTarget, rect: PixelRect, source: PixelTarget) {
    let area = rect.intersection(source.bounds).intersection(target.bounds)
    guard let block = target.block(area) else { return }
    active.copy(block, source.address(x: area.minX, y: area.minY), source.stride)
  }
}
