import RasterKit

/// Samples a part of an image from the two mip levels around its size on the screen.
struct MipSource: Sendable {
  private struct Level: Sendable {
    var pixels: PixelTarget
    var walk: ImageSampler
    /// Keeps the pixels alive.
    var owner: PixelBuffer
  }

  private let fine: Level
  private let coarse: Level?
  /// The weight of the coarser level, in 256ths.
  private let weight: UInt32

  /// `map` leads from image pixels to device pixels, and steps count from `origin`; nil where the
  /// image itself should be sampled. A part too small for a level is taken from a finer one.
  init?(
    _ image: PlanImage, _ chain: MipChain, at wanted: MipLevel, _ map: AffineMap, origin: PixelPoint
  ) {
    func level(_ number: Int) -> Level? {
      guard let part = chain.part(image.window, of: image.pixels, onLevel: number),
        let walk = ImageSampler(map: map.ofLevel(number), origin: origin)
      else { return nil }
      return Level(pixels: part, walk: walk, owner: chain.level(number, of: image.pixels))
    }
    let number = (0...wanted.level).last { level($0) != nil } ?? 0
    coarse = number == wanted.level && wanted.weight > 0 ? level(number + 1) : nil
    guard let fine = level(number), number > 0 || coarse != nil else { return nil }
    self.fine = fine
    weight = coarse == nil ? 0 : wanted.weight
  }

  /// Writes the pixels of a run of row `y`; `scratch` has room for as many.
  func sample(
    into row: UnsafeMutablePointer<UInt32>, _ run: CoverageRun, y: Int32,
    _ scratch: UnsafeMutablePointer<UInt32>
  ) {
    let (near, far) = (fine, coarse ?? fine)
    let walk = MipCursor(
      fine: (near.pixels, near.walk.row(y: y, from: run.minX)),
      coarse: (far.pixels, far.walk.row(y: y, from: run.minX)), weight: weight)
    Kernels.sampleTrilinear(row, walk: walk, scratch: scratch, count: run.count)
  }
}

extension AffineMap {
  /// The map from a level's pixels instead of the image's.
  func ofLevel(_ number: Int) -> AffineMap {
    let size = Double(1 << number)
    return AffineMap(a: a * size, b: b * size, c: c * size, d: d * size, tx: tx, ty: ty)
  }
}

extension PlanImage {
  /// Switches to a mip level in perspective: one level for the whole image, even if one end is much
  /// nearer.
  mutating func takeLevel(_ number: Int, of chain: MipChain, _ map: ProjectiveMap, minX: Int32) {
    let size = Double(1 << number)
    let scaled = ProjectiveMap(AffineMap(a: size, b: 0, c: 0, d: size, tx: 0, ty: 0))
    let levelMap = scaled.concatenating(map)
    guard number > 0, let part = chain.part(window, of: pixels, onLevel: number),
      let projection = Projection(map: levelMap, minX: minX)
    else { return }
    (pixels, window) = (chain.level(number, of: pixels), part.bounds)
    placement = .projected(projection)
  }
}
