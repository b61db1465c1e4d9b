import RasterKit

/// A shadow's mask placed on the surface.
struct PlanShadow {
  var mask: ShadowMask
  var placement: Placement

  /// The column and row in the mask's middle are repeated `excess` pixels of the mask long.
  enum Placement {
    /// Pixel for pixel; the mask's grid begins at this pixel.
    case exact(PixelPoint, excessX: Int32, excessY: Int32)
    case sampled(ImageWalk, excessX: Double, excessY: Double)
    /// From device pixels to the mask's grid.
    case projected(PlaneMap, excessX: Double, excessY: Double)
  }

  /// The pixels of an exact one; nil for one that is sampled.
  var exactBounds: PixelRect? {
    guard case .exact(let origin, let excessX, let excessY) = placement else { return nil }
    let bounds = mask.bounds.offsetBy(x: origin.x, y: origin.y)
    return PixelRect(
      minX: bounds.minX, minY: bounds.minY, maxX: bounds.maxX &+ excessX,
      maxY: bounds.maxY &+ excessY)
  }

  /// Writes the coverage of the pixels `x` of row `y`, the first of them to `row[0]`.
  func coverage(y: Int32, x: Range<Int32>, into row: UnsafeMutablePointer<UInt8>) {
    switch placement {
    case .exact(let origin, let excessX, let excessY):
      let parts = ShadowRow(mask, y: y &- origin.y, excessY: excessY)
      parts.write(x.lowerBound &- origin.x..<x.upperBound &- origin.x, excessX, into: row)
    case .sampled(let walk, let excessX, let excessY):
      let walk = MaskWalk(walk.row(y: y, from: x.lowerBound), mask, excessX, excessY)
      walk.write(mask, count: x.count, into: row)
    case .projected(let back, let excessX, let excessY):
      for x in x.enumerated() {
        let point = back.apply(x: Double(x.element) + 0.5, y: Double(y) + 0.5)
        guard let point else {
          row[x.offset] = 0
          continue
        }
        let place = SampleWalk(u: point.x, v: point.y, du: 0, dv: 0)
        MaskWalk(place, mask, excessX, excessY).write(mask, count: 1, into: row + x.offset)
      }
    }
  }
}

/// One row of a mask whose middle column goes on for longer.
struct ShadowRow {
  private let mask: ShadowMask
  /// nil outside the mask.
  private let row: Int32?

  /// `y` counts from where the mask's grid begins.
  init(_ mask: ShadowMask, y: Int32, excessY: Int32) {
    self.mask = mask
    let middle = mask.bounds.minY &+ mask.bounds.height / 2
    let folded = y < middle ? y : max(y &- excessY, middle)
    row = folded >= mask.bounds.minY && folded < mask.bounds.maxY ? folded : nil
  }

  func write(_ x: Range<Int32>, _ excessX: Int32, into row: UnsafeMutablePointer<UInt8>) {
    let bounds = mask.bounds
    let middle = bounds.minX &+ bounds.width / 2
    let value = self.row.map { mask.address(x: middle, y: $0).pointee } ?? 0
    fill(x.clamped(to: x.lowerBound..<max(bounds.minX, x.lowerBound)), of: x, 0, row)
    copy(x.clamped(to: bounds.minX..<middle), of: x, movedBy: 0, row)
    fill(x.clamped(to: middle..<middle &+ excessX), of: x, value, row)
    copy(x.clamped(to: middle &+ excessX..<bounds.maxX &+ excessX), of: x, movedBy: excessX, row)
    let end = bounds.maxX &+ excessX
    fill(x.clamped(to: min(end, x.upperBound)..<x.upperBound), of: x, 0, row)
  }

  private func copy(
    _ part: Range<Int32>, of x: Range<Int32>, movedBy excess: Int32,
    _ target: UnsafeMutablePointer<UInt8>
  ) {
    if part.isEmpty { return }
    guard let row else { return fill(part, of: x, 0, target) }
    let source = mask.address(x: part.lowerBound &- excess, y: row)
    (target + Int(part.lowerBound &- x.lowerBound)).update(from: source, count: part.count)
  }

  private func fill(
    _ part: Range<Int32>, of x: Range<Int32>, _ value: UInt8, _ target: UnsafeMutablePointer<UInt8>
  ) {
    if part.isEmpty { return }
    (target + Int(part.lowerBound &- x.lowerBound)).update(repeating: value, count: part.count)
  }
}

/// A walk over a mask in whole numbers (32 fraction bits), so that a pixel's coverage does not depend
/// on where its row is entered.
struct MaskWalk {
  private var u: Int64
  private var v: Int64
  private let du: Int64
  private let dv: Int64
  private let across: Fold
  private let down: Fold

  /// Leads coordinates of the stretched mask to those of the mask; clear at its edges.
  private struct Fold {
    let middle: Int64
    let excess: Int64
    let last: Int64

    init(_ length: Int32, _ excess: Double) {
      middle = Int64(length / 2) << 32
      self.excess = MaskWalk.fixed(excess)
      last = (Int64(max(length &- 1, 1)) << 32) - 1
    }

    @inline(__always)
    func callAsFunction(_ place: Int64) -> Int64 {
      min(max(place <= middle ? place : max(place &- excess, middle), 0), last)
    }
  }

  init(_ walk: SampleWalk, _ mask: ShadowMask, _ excessX: Double, _ excessY: Double) {
    let half = Int64(1) << 31
    u = MaskWalk.fixed(walk.u - Double(mask.bounds.minX)) - half
    v = MaskWalk.fixed(walk.v - Double(mask.bounds.minY)) - half
    (du, dv) = (MaskWalk.fixed(walk.du), MaskWalk.fixed(walk.dv))
    across = Fold(mask.bounds.width, excessX)
    down = Fold(mask.bounds.height, excessY)
  }

  /// Mixes the four values around each point with weights of 1/256.
  func write(_ mask: ShadowMask, count: Int, into row: UnsafeMutablePointer<UInt8>) {
    var (u, v) = (u, v)
    let (base, stride) = (mask.base, mask.stride)
    for index in 0..<count {
      let (x, y) = (across(u), down(v))
      let (right, below) = (Int32(x >> 24 & 255), Int32(y >> 24 & 255))
      let source = base + (Int(y >> 32) * stride + Int(x >> 32))
      let upper = Int32(source[0]) * (256 - right) + Int32(source[1]) * right
      let lower = Int32(source[stride]) * (256 - right) + Int32(source[stride + 1]) * right
      row[index] = UInt8(truncatingIfNeeded: (upper * (256 - below) + lower * below + 32768) >> 16)
      u &+= du
      v &+= dv
    }
  }

  private static func fixed(_ value: Double) -> Int64 {
    let limit = 1_073_741_824.0
    return Int64(min(max(value.isNaN ? 0 : value, -limit), limit) * 4_294_967_296)
  }
}
