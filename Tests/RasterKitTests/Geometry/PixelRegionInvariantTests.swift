import Testing

@testable import RasterKit

@Suite struct PixelRegionInvariantTests {
  private let square = PixelRect(x: 0, y: 0, width: 4, height: 4)

  @Test func aRegionThatWasOnlyUsedIsSound() {
    var region = PixelRegion(square)
    region.formUnion(PixelRect(x: 2, y: 2, width: 4, height: 4))
    #expect(region.brokenInvariant == nil)
    #expect(PixelRegion().brokenInvariant == nil)
  }

  @Test func overlappingRectanglesAreFound() {
    var region = PixelRegion(square)
    region.append(PixelRect(x: 3, y: 3, width: 4, height: 4))
    #expect(region.brokenInvariant == "rectangles 0 and 1 overlap")
  }

  @Test func emptyRectanglesAreFound() {
    var region = PixelRegion(square)
    region.append(.empty)
    #expect(region.brokenInvariant == "rectangle 1 is empty")
  }

  @Test func tooManyRectanglesAreFound() {
    var region = PixelRegion(square)
    region.used = PixelRegion.capacity + 1
    #expect(region.brokenInvariant == "17 rectangles")
  }
}
