import RasterKit
import RenderKit
import Testing

struct ProjectiveMapBoxTests {
  private let unit = PlaneRect(minX: 0, minY: 0, maxX: 1, maxY: 1)

  private func scaled(_ factor: Double, x: Double = 0) -> ProjectiveMap {
    ProjectiveMap(AffineMap(a: factor, b: 0, c: 0, d: factor, tx: x, ty: 0))
  }

  @Test func edgesNextToThePixelGridDoNotReachIntoTheNextPixel() {
    let extent = scaled(10.0000001, x: 2.9999999).pixelExtent(of: unit)
    #expect(extent == PixelRect(minX: 3, minY: 0, maxX: 13, maxY: 10))
  }

  @Test func fractionalEdgesTakeInTheWholePixel() {
    let extent = scaled(10, x: 2.5).pixelExtent(of: unit)
    #expect(extent == PixelRect(minX: 2, minY: 0, maxX: 13, maxY: 10))
  }

  @Test func hugeBoxesAreClampedBeforeTheyOverflow() {
    let extent = scaled(1e300).pixelExtent(of: unit)
    #expect(extent == PixelRect(minX: 0, minY: 0, maxX: 1 << 24, maxY: 1 << 24))
  }

  @Test(arguments: [Double.nan, .infinity, 0])
  func mapsWithoutAreaOrNumbersDrawNothing(factor: Double) {
    #expect(!scaled(factor).isDrawable)
  }

  @Test func aTurnedBoxIsHeldByItsUprightBox() {
    let half = 0.5.squareRoot()
    let turn = ProjectiveMap(AffineMap(a: half, b: half, c: -half, d: half, tx: 0, ty: 0))
    let box = turn.box(of: unit)
    #expect(abs(box.minX + half) < 1e-12 && abs(box.maxX - half) < 1e-12)
    #expect(abs(box.minY) < 1e-12 && abs(box.maxY - 2 * half) < 1e-12)
  }
}
