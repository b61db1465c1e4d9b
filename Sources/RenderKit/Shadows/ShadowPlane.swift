import Foundation
import RasterKit

/// Coverage as numbers, 0 to 255 but not rounded, to be blurred.
struct ShadowPlane {
  /// On the grid of the mask it becomes.
  let bounds: PixelRect
  private let width: Int
  private let height: Int
  private var values: [Float]

  /// Nothing covered yet.
  init(bounds: PixelRect) {
    self.bounds = bounds
    width = Int(bounds.width)
    height = Int(bounds.height)
    values = [Float](repeating: 0, count: width * height)
  }

  /// How far a blur of this standard deviation reaches, in whole pixels.
  static func margin(sigma: Double) -> Int32 { Int32((3 * sigma).rounded(.up)) + 1 }

  /// Calls `body` with the values of each row of `rect`, which must lie inside the plane.
  mutating func forEachRow(
    in rect: PixelRect, _ body: (Int32, UnsafeMutableBufferPointer<Float>) -> Void
  ) {
    let (width, bounds) = (width, bounds)
    values.withUnsafeMutableBufferPointer { values in
      for y in rect.minY..<rect.maxY {
        let first = Int(y &- bounds.minY) * width + Int(rect.minX &- bounds.minX)
        let row = UnsafeMutableBufferPointer(rebasing: values[first..<first + Int(rect.width)])
        body(y, row)
      }
    }
  }

  /// The values rounded; nil for a plane larger than masks can be.
  func mask() -> ShadowMask? {
    guard let mask = ShadowMask(bounds: bounds) else { return nil }
    for y in 0..<height {
      let row = mask.base + y * mask.stride
      for x in 0..<width { row[x] = UInt8(min(max(values[y * width + x] + 0.5, 0), 255)) }
    }
    return mask
  }
}

extension ShadowPlane {
  /// A Gaussian of standard deviation `sigma` pixels, one axis after the other.
  mutating func blur(sigma: Double) {
    guard sigma > 0.05 else { return }
    let weights = ShadowPlane.bell(sigma: sigma)
    var result = [Float](repeating: 0, count: values.count)
    convolve(weights, alongRows: true, into: &result)
    swap(&values, &result)
    for index in result.indices { result[index] = 0 }
    convolve(weights, alongRows: false, into: &result)
    swap(&values, &result)
  }

  /// Weights from the middle outwards; all of them, both ways, add up to 1. Each is the bell's area
  /// over one pixel, so that straight edges come out exact at pixel centres.
  private static func bell(sigma: Double) -> [Float] {
    let width = sigma * 2.0.squareRoot()
    let bell = (0...Int((3 * sigma).rounded(.up))).map { place in
      erf((Double(place) + 0.5) / width) - erf((Double(place) - 0.5) / width)
    }
    let sum = 2 * bell.reduce(0, +) - bell[0]
    return bell.map { Float($0 / sum) }
  }

  /// Adds whole rows at a time, which is what vector units like; rows that are clear cost nothing.
  private func convolve(_ weights: [Float], alongRows: Bool, into result: inout [Float]) {
    values.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { target in
        for y in 0..<height {
          let row = UnsafeBufferPointer(rebasing: source[y * width..<(y + 1) * width])
          if row.allSatisfy({ $0 == 0 }) { continue }
          for (distance, weight) in weights.enumerated() {
            for way in distance == 0 ? [0] : [-distance, distance] {
              if alongRows {
                add(row, weight, to: target, y: y, movedBy: way)
              } else if y + way >= 0, y + way < height {
                add(row, weight, to: target, y: y + way, movedBy: 0)
              }
            }
          }
        }
      }
    }
  }

  private func add(
    _ row: UnsafeBufferPointer<Float>, _ weight: Float,
    to target: UnsafeMutableBufferPointer<Float>, y: Int, movedBy dx: Int
  ) {
    let (first, end) = (max(0, -dx), min(width, width - dx))
    guard first < end, let from = row.baseAddress, let to = target.baseAddress else { return }
    let moved = to + (y * width + dx)
    for x in first..<end { moved[x] += from[x] * weight }
  }
}
