import CoreGraphics
import Testing

@testable import QuartzCore

struct TilePlanTests {
  private func plan(_ change: (inout Tiling) -> Void = { _ in }) -> Tiling {
    var plan = Tiling()
    plan.bounds = CGRect(x: 0, y: 0, width: 1000, height: 600)
    change(&plan)
    return plan
  }

  @Test func aTileTakesUpMoreOfTheLayerTheCoarserItsLevel() {
    let plan = plan { $0.levels = 3 }
    #expect(
      plan.square(of: TileIndex(level: 0, column: 1, row: 2))
        == CGRect(x: 256, y: 512, width: 256, height: 256))
    #expect(
      plan.square(of: TileIndex(level: 2, column: 0, row: -1))
        == CGRect(x: 0, y: -1024, width: 1024, height: 1024))
  }

  @Test func tilesAtTheEdgesEndWithTheBounds() {
    let place = TileIndex(level: 0, column: 3, row: 2)
    #expect(plan().rect(of: place) == CGRect(x: 768, y: 512, width: 232, height: 88))
  }

  @Test func biasAddsFinerLevelsAndTheContentsScaleMultipliesThemAll() {
    let plan = plan {
      ($0.levels, $0.bias, $0.contentsScale) = (4, 2, 2)
    }
    #expect((0..<4).map(plan.scale(of:)) == [8, 4, 2, 1])
  }

  @Test(arguments: [
    (9.0, 0), (4, 0), (3.9, 0), (2, 1), (2.01, 1), (2.1, 0), (1, 2), (0.7, 2), (0.1, 2),
  ])
  func theCoarsestLevelWithEnoughPixelsIsUsed(screen: CGFloat, level: Int) {
    // Levels of 4, 2 and 1 pixels per point.
    #expect(plan { ($0.levels, $0.bias) = (3, 2) }.level(for: screen) == level)
  }

  @Test func tilesOfAPartAreThoseThatMeetIt() {
    let places = plan().places(of: 0, in: CGRect(x: 200, y: 512, width: 57, height: 400))
    #expect(places.map(\.column) == [0, 1] && places.allSatisfy { $0.row == 2 })
    #expect(plan().places(of: 0, in: CGRect(x: 2000, y: 0, width: 9, height: 9)).isEmpty)
  }

  @Test func theMiddleComesFirst() {
    let places = plan().wantedPlaces(of: 0, in: CGRect(x: 0, y: 0, width: 768, height: 600))
    #expect(places.count == 9 && places[0] == TileIndex(level: 0, column: 1, row: 1))
  }

  @Test func anEndlessPlaneWantsNoMoreThanCanBeKept() {
    let plan = plan { $0.bounds = CGRect(x: -5e8, y: -5e8, width: 1e9, height: 1e9) }
    #expect(plan.wantedPlaces(of: 0, in: CGRect(x: 0, y: 0, width: 1e5, height: 1e5)).count == 1024)
    #expect(plan.wantedPlaces(of: 0, in: plan.bounds).isEmpty)
  }
}
