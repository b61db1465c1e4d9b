import Foundation
import RasterKit
import Testing

@Suite struct ShadowMaskTests {
  private func card(
    x: Double = 20, y: Double = 30, width: Double = 200, height: Double = 150, radius: Double = 12,
    corners: CornerSet = .all, sigma: Double = 6
  ) -> ShadowShape? {
    ShadowShape(
      x: x, y: y, width: width, height: height,
      corners: ShadowCorners(radius: radius, corners: corners), sigma: sigma)
  }

  /// The same shadow without the short cut: all of the rectangle blurred.
  private func whole(_ shadow: ShadowShape, _ shape: RoundedShape, sigma: Double) -> MaskBuffer {
    let mask = MaskBuffer(
      size: PixelSize(width: shadow.bounds.width, height: shadow.bounds.height))
    for y in 0..<mask.size.height {
      mask.setRow(y, to: shape, x: shadow.bounds.minX, shapeY: shadow.bounds.minY + y)
    }
    mask.blur(Gaussian(sigma: sigma))
    return mask
  }

  @Test(arguments: [(200.0, 150.0), (40, 150), (200, 30), (24, 24), (61.5, 60.25), (7, 3)])
  func stretchedMasksAreTheWholeBlur(width: Double, height: Double) throws {
    for corners in [CornerSet.all, [.minXMinY, .maxXMaxY]] {
      for radius in [0.0, 5, 12] {
        let shadow = try #require(
          card(x: 20.25, width: width, height: height, radius: radius, corners: corners))
        let shape = RoundedShape(
          width: width, height: height, radius: radius, corners: corners,
          transform: AffineMap(translationX: 20.25, y: 30))
        let whole = whole(shadow, shape, sigma: 6)
        let mask = ShadowMask(shadow.recipe).placed(for: shadow)
        var worst = 0
        for y in 0..<whole.size.height {
          var row = [UInt8](repeating: 0, count: Int(whole.size.width))
          let columns = shadow.bounds.minX..<shadow.bounds.maxX
          mask.coverage(y: y + shadow.bounds.minY, x: columns, into: &row)
          for (x, level) in row.enumerated() {
            worst = max(worst, abs(Int(level) - Int(whole.row(y)[x])))
          }
        }
        #expect(worst <= 1, "\(width) \(height) \(radius)")
      }
    }
  }

  @Test func sharpRectanglesFollowTheClosedForm() throws {
    let shadow = try #require(card(x: 0, y: 0, width: 300, height: 200, radius: 0, sigma: 8))
    let mask = ShadowMask(shadow.recipe).placed(for: shadow)
    func part(_ from: Double, _ to: Double, _ at: Double) -> Double {
      let scale = 8 * 2.0.squareRoot()
      return (erf((at - from) / scale) - erf((at - to) / scale)) / 2
    }
    for y in stride(from: Int32(-20), to: 220, by: 7) {
      for x in stride(from: Int32(-20), to: 320, by: 7) {
        let exact =
          part(0, 300, Double(x) + 0.5) * part(0, 200, Double(y) + 0.5) * 255
        #expect(abs(exact - Double(Reference.coverage(of: mask, x: x, y: y))) < 1.6)
      }
    }
  }

  @Test func shadowsOfOneStyleShareAMask() throws {
    let first = try #require(card())
    #expect(try #require(card(x: 400, y: -7)).recipe == first.recipe)
    #expect(try #require(card(width: 900, height: 333)).recipe == first.recipe)
    #expect(try #require(card(sigma: 7)).recipe != first.recipe)
    #expect(try #require(card(radius: 13)).recipe != first.recipe)
    #expect(try #require(card(x: 20.5)).recipe != first.recipe)
    #expect(try #require(card(height: 20)).recipe != first.recipe)
    #expect(first.bounds == PixelRect(x: 2, y: 12, width: 236, height: 186))
    #expect(ShadowMask(first.recipe).byteCount < 128 * 128)
  }

  @Test func senselessShadowsAreNone() {
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(card(x: value) == nil && card(width: value) == nil && card(radius: .nan) == nil)
    }
    #expect(card(width: 0) == nil && card(height: -4) == nil)
    #expect(card(width: 1e6, height: 1e6, radius: 1e5) == nil)
    #expect(card(width: 1e6, height: 1e6, radius: 10, sigma: 1e9) != nil)
  }
}
