import RenderKit
import Testing

@testable import enum RenderKit.ContentsGravity

struct ContentsPlacementTests {
  private func place(
    _ gravity: ContentsGravity, _ width: Double, _ height: Double, scale: Double = 1
  ) -> [Double] {
    let box = gravity.placement(
      ofWidth: width, height: height, scale: scale,
      in: PlaneRect(minX: 0, minY: 0, maxX: 100, maxY: 60))
    return [box.minX, box.minY, box.width, box.height]
  }

  @Test func aspectFitScalesByTheSmallerRatioAndCentres() {
    #expect(place(.resizeAspect, 40, 40) == [20, 0, 60, 60])
  }

  @Test func aspectFillScalesByTheLargerRatioAndCentres() {
    #expect(place(.resizeAspectFill, 40, 80) == [0, -70, 100, 200])
  }

  @Test func resizeFillsTheBounds() { #expect(place(.resize, 3, 7) == [0, 0, 100, 60]) }

  @Test func centreKeepsTheSizeEvenWhenLarger() {
    #expect(place(.center, 80, 80) == [10, -10, 80, 80])
  }

  @Test func scaleTurnsPixelsIntoPoints() {
    #expect(place(.topLeft, 80, 80, scale: 2) == [0, 0, 40, 40])
  }

  @Test func cornersAndEdgesAreWhereTheirNamesSay() {
    #expect(place(.bottomRight, 10, 10) == [90, 50, 10, 10])
    #expect(place(.left, 10, 10) == [0, 25, 10, 10])
    #expect(place(.top, 10, 10) == [45, 0, 10, 10])
  }
}
