import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct OcclusionCullerTests {
  private let frame = CGRect(x: 0, y: 0, width: 64, height: 64)

  /// Pixels written for a whole first frame of 64x64.
  private func painted(_ layers: [SceneLayer]) -> Int {
    let stage = Stage(64, 64)
    stage.show(SceneLayer(1, frame, color: white, layers))
    return stage.server.statistics.last.pixelsPainted
  }

  @Test func everyPixelIsPaintedOnceUnderAnOpaqueSheet() {
    #expect(
      painted([SceneLayer(2, frame, color: red), SceneLayer(3, frame, color: green)]) == 4096)
  }

  @Test func onlyWhatIsNotHiddenIsPainted() {
    let half = SceneLayer(2, CGRect(x: 0, y: 0, width: 32, height: 64), color: red)
    #expect(painted([half]) == 4096)
  }

  @Test func translucentLayersHideNothing() {
    #expect(painted([SceneLayer(2, frame, color: 0x80ff_0000)]) == 2 * 4096)
    let faded = SceneLayer(2, frame, color: red).with { $0.opacity = 0.5 }
    #expect(painted([faded]) == 2 * 4096)
  }

  @Test func roundedLayersHideTheirInside() {
    let card = SceneLayer(2, frame, color: red).with { $0.cornerRadius = 8 }
    // The opaque inside is at least the cross-shaped part without one pair of corner strips.
    #expect(painted([card]) <= 4096 + 64 * 16)
    #expect(painted([card]) > 4096)
  }

  @Test func whatIsOpaqueInsideAFadedGroupHidesNothingBelowIt() {
    let pair = [SceneLayer(3, frame, color: red), SceneLayer(4, frame, color: blue)]
    let stage = Stage(64, 64)
    stage.show(
      SceneLayer(
        1, frame, color: white, [SceneLayer(2, frame, pair).with { $0.opacity = 0.5 }]))
    #expect(stage.pixel(5, 5) == 0xff7f_7fff)
  }

  /// The card and its content are clipped as a group, whose inside the content covers.
  @Test func aRoundedCardDoesNotHideItselfWhereASheetCoversItsOtherSide() {
    let bounds = CGRect(x: 4, y: 4, width: 56, height: 24)
    let content = SceneLayer(3, CGRect(x: 0, y: 0, width: 56, height: 24), color: green)
    let card = SceneLayer(2, bounds, color: red, [content])
      .with {
        $0.cornerRadius = 8
        $0.masksToBounds = true
      }
    let sheet = SceneLayer(4, CGRect(x: 32, y: 0, width: 32, height: 64), color: blue)
    let stage = Stage(64, 64)
    stage.show(SceneLayer(1, frame, color: white, [card, sheet]))
    #expect(stage.pixel(20, 16) == green && stage.pixel(6, 16) == green)
    #expect(stage.pixel(40, 16) == blue && stage.pixel(4, 4) == white)
  }

  @Test func opaqueLayersHideOnlyInsideTheirClip() {
    let sheet = SceneLayer(3, CGRect(x: -64, y: -64, width: 200, height: 200), color: red)
    let clip = SceneLayer(2, CGRect(x: 8, y: 8, width: 32, height: 32), [sheet])
      .with { $0.masksToBounds = true }
    let stage = Stage(64, 64)
    stage.show(SceneLayer(1, frame, color: white, [clip]))
    #expect(stage.pixel(0, 0) == white && stage.pixel(8, 8) == red && stage.pixel(40, 40) == white)
    #expect(stage.server.statistics.last.pixelsPainted == 4096)
  }
}
