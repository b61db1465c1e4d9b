import RasterKit
import Testing

@testable import RenderKit

struct FramePainterTests {
  private func plan(repainting region: PixelRect, _ extents: [PixelRect]) -> FramePlan {
    var plan = FramePlan()
    plan.region = PixelRegion(region)
    plan.items = extents.map { PlanItem(.beginGroup(end: 0), extent: $0) }
    return plan
  }

  @Test func aLargeItemUnderALittleDamageIsLittleWork() {
    let screen = PixelRect(x: 0, y: 0, width: 3840, height: 2160)
    let damage = PixelRect(x: 90, y: 90, width: 10, height: 10)
    #expect(plan(repainting: damage, [screen, screen]).estimatedWork == 200)
  }

  @Test func itemsOutsideTheDamageAreNoWork() {
    let damage = PixelRect(x: 0, y: 0, width: 10, height: 10)
    let far = PixelRect(x: 50, y: 0, width: 10, height: 10)
    #expect(plan(repainting: damage, [far]).estimatedWork == 0)
  }

  @Test func coresShareWhatOneWouldNotDoWellWithinTheBeat() {
    #expect(FramePainter.leastSharedWork(interval: 1.0 / 60) == 4_166_666)
    #expect(FramePainter.leastSharedWork(interval: 1.0 / 120) == 2_083_333)
    #expect(FramePainter.leastSharedWork(interval: 1e-5) == 1_600_000)
    #expect(FramePainter.leastSharedWork(interval: .infinity) == 250_000_000)
  }

  @Test(arguments: [1, 7, 8, 100])
  func bandsTogetherAreTheBounds(count: Int) {
    let bounds = PixelRect(x: 3, y: 5, width: 20, height: 50)
    let bands = FramePainter.bands(of: bounds, count: count)
    #expect(bands.reduce(0) { $0 + $1.area } == bounds.area)
    #expect(bands.reduce(PixelRect.empty) { $0.union($1) } == bounds)
  }
}
