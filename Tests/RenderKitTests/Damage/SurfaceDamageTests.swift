import RasterKit
import RenderKit
import Testing

struct SurfaceDamageTests {
  private func region(_ x: Int32) -> PixelRegion {
    PixelRegion(PixelRect(x: x, y: 0, width: 1, height: 1))
  }

  private func damage() -> SurfaceDamage {
    var damage = SurfaceDamage()
    damage.reset(size: PixelSize(width: 8, height: 1))
    return damage
  }

  @Test func anUnknownBufferLacksEverything() {
    #expect(damage().staleRegion(9).area == 8)
  }

  @Test func eachBufferLacksWhatHappenedSinceItsOwnFrame() {
    var damage = damage()
    damage.presented(1)
    damage.add(region(0))
    damage.presented(2)
    damage.add(region(3))
    #expect(damage.staleRegion(1).area == 2)
    #expect(damage.staleRegion(2) == region(3))
    #expect(damage.onScreen == region(3))
  }

  @Test func exposedPixelsArePutAgainButNotRepainted() {
    var damage = damage()
    damage.presented(1)
    damage.expose(region(5))
    #expect(damage.onScreen == region(5))
    #expect(damage.staleRegion(1).isEmpty)
  }

  @Test func exposedPixelsOutsideTheSurfaceAreIgnored() {
    var damage = damage()
    damage.presented(1)
    damage.expose(region(99))
    #expect(damage.onScreen.isEmpty)
  }

  @Test func marksAreWipedOutWithTheNextFrameWithoutAskingForOne() {
    var damage = damage()
    damage.presented(1)
    damage.markStale(1, region(2))
    #expect(damage.onScreen.isEmpty)
    #expect(damage.staleRegion(1) == region(2))
    #expect(damage.unpresented == region(2))
  }

  @Test func aBufferThatManyMovesPassedByIsPaintedCompletely() {
    var damage = damage()
    damage.presented(1)
    let areas = [0, 4].map { PixelRect(x: $0, y: 0, width: 3, height: 1) }
    func moves() -> Int {
      var count = 0
      damage.moves(of: 1).forEach { _ in count += 1 }
      return count
    }
    for step in 0..<8 {
      damage.scroll(ScrollMove(areas[step % 2], dx: 1, dy: 0, way: .copying))
      #expect(moves() == step + 1)
    }
    #expect(damage.staleRegion(1).area == 6)
    damage.scroll(ScrollMove(areas[0], dx: 1, dy: 0, way: .copying))
    #expect(moves() == 0)
    #expect(damage.staleRegion(1).area == 8)
  }
}
