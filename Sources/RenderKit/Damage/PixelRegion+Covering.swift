import RasterKit

extension PixelRegion {
  /// A region that contains all of these rectangles, which may be many and overlap.
  ///
  /// Exact for few. Many are merged in horizontal bands, in time proportional to their number: an
  /// exact union of hundreds costs more than painting the extra pixels. Where many pieces cover
  /// most of the bounds, the result is the bounds.
  static func covering(_ rects: [PixelRect]) -> PixelRegion {
    var region = PixelRegion()
    if rects.count <= mostExact {
      for rect in rects { region.formUnion(rect) }
    } else {
      for band in DamageBands(rects).rects { region.formUnion(band) }
    }
    let bounds = region.bounds
    let isMostOfBounds = region.area * 4 >= bounds.area * 3
    return region.rects.count > fewPieces && isMostOfBounds ? PixelRegion(bounds) : region
  }

  /// The union with another region, simplified like `covering`.
  func joined(with other: PixelRegion) -> PixelRegion {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRegion.covering(Array(rects) + Array(other.rects))
  }

  private static let mostExact = 20
  private static let fewPieces = 6
}

/// The bounding rectangles of the damage in equally high bands of the common bounds.
private struct DamageBands {
  private(set) var rects: [PixelRect]
  private let top: Int32
  private let height: Int32

  init(_ damaged: [PixelRect]) {
    let bounds = damaged.reduce(PixelRect.empty) { $0.union($1) }
    top = bounds.minY
    height = max((bounds.height + 15) / 16, 1)
    rects = Array(repeating: .empty, count: 16)
    for rect in damaged where !rect.isEmpty { add(rect) }
  }

  private mutating func add(_ rect: PixelRect) {
    for band in (rect.minY - top) / height...(rect.maxY - 1 - top) / height {
      var part = rect
      part.minY = max(rect.minY, top + band * height)
      part.maxY = min(rect.maxY, top + (band + 1) * height)
      rects[Int(band)] = rects[Int(band)].union(part)
    }
  }
}
