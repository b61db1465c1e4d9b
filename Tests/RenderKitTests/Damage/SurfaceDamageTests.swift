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
}
