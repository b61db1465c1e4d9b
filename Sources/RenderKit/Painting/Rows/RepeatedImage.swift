import RasterKit

/// The colours of an image that repeats in both directions, placed on the surface.
///
/// A row is painted piece by piece, each of one repetition, by the kernels for single images. A
/// pixel's colour depends on nothing but the pixel.
struct RepeatedImage: Sendable {
  private enum Placement {
    /// Unscaled, with image pixel (0, 0) at this pixel.
    case shifted(PixelPoint)
    case sampled(ImageSampler)
    case projected(Projection)
  }

  private let pixels: RepeatedPixels
  private let placement: Placement

  /// `map` leads from the image's pixels to those of the surface; nil where it is singular.
  init?(_ pixels: RepeatedPixels, map: ProjectiveMap, within bounds: PixelRect) {
    self.pixels = pixels
    // Pixels left of and above the surface are never painted.
    let first = PixelPoint(x: max(bounds.minX, 0), y: max(bounds.minY, 0))
    guard map.isAffine else {
      guard let projection = Projection(map: map, minX: first.x) else { return nil }
      placement = .projected(projection)
      return
    }
    let near = map.numerator.moved(near: first, by: pixels.period)
    if let shift = near.snappedShift {
      placement = .shifted(shift)
    } else {
      guard let walk = ImageSampler(map: near, origin: first) else { return nil }
      placement = .sampled(walk)
    }
  }

  /// Writes the colours of a run, the first of them to `row[0]`.
  func write(_ run: CoverageRun, y: Int32, to row: UnsafeMutablePointer<UInt32>) {
    var x = run.minX
    while x < run.maxX {
      let repetition = repetition(x: x, y: y)
      let end = end(of: repetition, from: x, to: run.maxX, y: y)
      let source = pixels.target(
        at: PixelPoint(
          x: repetition.x &* pixels.period.width, y: repetition.y &* pixels.period.height))
      write(x..<end, y: y, from: source, to: row + Int(x &- run.minX))
      x = end
    }
  }

  private func write(
    _ columns: Range<Int32>, y: Int32, from source: PixelTarget,
    to row: UnsafeMutablePointer<UInt32>
  ) {
    let x = columns.lowerBound
    switch placement {
    case .shifted(let shift):
      row.update(from: source.address(x: x &- shift.x, y: y &- shift.y), count: columns.count)
    case .sampled(let walk):
      Kernels.sampleBilinear(
        row, source: source, walk: walk.row(y: y, from: x), count: columns.count)
    case .projected(let projection):
      Kernels.projectBilinear(
        row, source: source, projection: projection, x: x, y: y, count: columns.count)
    }
  }
}

extension RepeatedImage {
  /// Counted from the one at the image's origin.
  private struct Repetition: Equatable {
    var x: Int32
    var y: Int32
  }

  /// The repetition that a pixel's centre lies in.
  private func repetition(x: Int32, y: Int32) -> Repetition {
    let place = place(x: x, y: y)
    return Repetition(
      x: Self.index(place.x, pixels.period.width), y: Self.index(place.y, pixels.period.height))
  }

  private func place(x: Int32, y: Int32) -> (x: Double, y: Double) {
    switch placement {
    case .shifted(let shift):
      return (Double(x &- shift.x) + 0.5, Double(y &- shift.y) + 0.5)
    case .sampled(let walk):
      let cursor = walk.row(y: y, from: x)
      return (cursor.u, cursor.v)
    case .projected(let projection): return projection.position(x: x, y: y)
    }
  }

  private static func index(_ place: Double, _ period: Int32) -> Int32 {
    // Beyond, all pixels count as one repetition; NaN, at the eye, counts as the first.
    let limited = place.isNaN ? 0 : min(max(place, -1e9), 1e9)
    return Int32((limited / Double(period)).rounded(.down))
  }

  /// Where a row leaves a repetition. The place in the image only grows or only shrinks along a row,
  /// so that the end is found by doubling steps and then by halving them.
  private func end(of repetition: Repetition, from x: Int32, to limit: Int32, y: Int32) -> Int32 {
    var (inside, step) = (x, Int32(1))
    while inside &+ step < limit, self.repetition(x: inside &+ step, y: y) == repetition {
      inside &+= step
      step &*= 2
    }
    var outside = min(inside &+ step, limit)
    while outside &- inside > 1 {
      let middle = inside &+ (outside &- inside) / 2
      if self.repetition(x: middle, y: y) == repetition {
        inside = middle
      } else {
        outside = middle
      }
    }
    return outside
  }
}

extension AffineMap {
  /// The map moved by whole periods of the image, so that the image's origin is near a pixel. Places
  /// in the image are exact only near it.
  fileprivate func moved(near pixel: PixelPoint, by period: PixelSize) -> AffineMap {
    guard let place = inverted?.apply(x: Double(pixel.x), y: Double(pixel.y)) else { return self }
    let (width, height) = (Double(period.width), Double(period.height))
    let way = AffineMap(
      translationX: (place.x / width).rounded(.down) * width,
      y: (place.y / height).rounded(.down) * height)
    return way.concatenating(self)
  }
}
