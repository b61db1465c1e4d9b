import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct ContentsPartTests {
  private let flag = CGImage.make(width: 2, [red, green, blue, white])
  /// Corners red, edges green, middle blue.
  private let frame = CGImage.make(
    width: 3, [red, green, red, green, blue, green, red, green, red])

  private func show(
    _ image: CGImage, _ box: CGRect, _ change: (inout LayerSnapshot) -> Void
  ) -> Stage {
    let stage = Stage(6, 5)
    let layer = SceneLayer(2, box).with {
      $0.contents = image
      change(&$0)
    }
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 6, height: 5), color: black, [layer]))
    return stage
  }

  @Test func aPartOfAnImageIsShownWithoutItsNeighbours() {
    let stage = show(flag, CGRect(x: 0, y: 0, width: 6, height: 5)) {
      $0.rare.sampling.rect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    }
    #expect(stage.picture(letters) == Array(repeating: "gggggg", count: 5))
  }

  @Test func aPartThatIsNotStretchedKeepsItsSize() {
    let stage = show(flag, CGRect(x: 1, y: 1, width: 4, height: 4)) {
      $0.contentsGravity = .topLeft
      $0.rare.sampling.rect = CGRect(x: 0, y: 0.5, width: 1, height: 0.5)
    }
    #expect(stage.picture(letters) == ["......", ".bw...", "......", "......", "......"])
  }

  @Test func beyondTheImageItsEdgeGoesOn() {
    let stage = show(flag, CGRect(x: 0, y: 0, width: 4, height: 1)) {
      $0.rare.sampling.rect = CGRect(x: -0.5, y: 0, width: 2, height: 0.5)
    }
    #expect(stage.picture(letters)[0] == "rrgg..")
  }

  @Test func nineParts() {
    let stage = show(frame, CGRect(x: 0, y: 0, width: 6, height: 5)) {
      $0.rare.sampling.center = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    }
    #expect(stage.picture(letters) == ["rggggr", "gbbbbg", "gbbbbg", "gbbbbg", "rggggr"])
  }

  @Test func ninePartsWithoutRoomForTheMiddleShrinkInProportion() {
    let stage = show(frame, CGRect(x: 2, y: 0, width: 2, height: 5)) {
      $0.rare.sampling.center = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    }
    #expect(stage.picture(letters) == ["..rr..", "..gg..", "..gg..", "..gg..", "..rr.."])
  }

  @Test func nearestTakesPixelsAsTheyAre() {
    let stage = show(flag, CGRect(x: 0, y: 0, width: 6, height: 4)) {
      $0.rare.sampling.magnification = .nearest
    }
    #expect(stage.picture(letters) == ["rrrggg", "rrrggg", "bbbwww", "bbbwww", "......"])
  }

  @Test func partsThatAreNoneShowNothing() {
    for rect in [
      CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
    ] {
      let stage = show(flag, CGRect(x: 0, y: 0, width: 6, height: 5)) {
        $0.rare.sampling.rect = rect
        $0.rare.sampling.center = rect
      }
      #expect(Set(stage.pixels) == [black])
    }
  }
}
