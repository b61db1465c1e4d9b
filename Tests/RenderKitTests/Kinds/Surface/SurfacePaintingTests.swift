import CoreGraphics
import PlatformKit
import RasterKit
import RenderKit
import Synchronization
import Testing

@Suite struct SurfacePaintingTests {
  private let maker = FrameMaker()
  private let feed = SurfaceFeed()
  private let stage = Stage(6, 3)

  private func root(_ layer: SceneLayer) -> SceneLayer {
    SceneLayer(1, CGRect(x: 0, y: 0, width: 6, height: 3), color: white, [layer])
  }

  private var layer: SceneLayer {
    SceneLayer(2, CGRect(x: 1, y: 0, width: 4, height: 2)).showing(feed)
  }

  private func commit(_ change: (inout LayerSnapshot) -> Void) {
    stage.commit { $0.layers = [layer.with(change).state] }
    stage.server.synchronize()
  }

  @Test func aFrameOfBeforeShowsWithTheLayer() {
    feed.show(maker.frame(4, [red, red, green, green, blue, blue, red, red]))
    stage.show(root(layer))
    #expect(stage.picture(letters) == ["wrrggw", "wbbrrw", "wwwwww"])
  }

  @Test func aFrameIsShownWithoutACommit() {
    stage.show(root(layer))
    #expect(stage.picture(letters) == ["wwwwww", "wwwwww", "wwwwww"])
    stage.tick()
    feed.show(maker.frame(4, [red, red, green, green, blue, blue, red, red]))
    stage.wait()
    #expect(stage.picture(letters) == ["wrrggw", "wbbrrw", "wwwwww"])
  }

  @Test func aSecondFrameOfATickWaitsForTheNext() {
    stage.show(root(layer))
    stage.tick()
    feed.show(maker.frame(4, [UInt32](repeating: red, count: 8)))
    stage.wait()
    feed.show(maker.frame(4, [UInt32](repeating: green, count: 8)))
    feed.show(maker.frame(4, [UInt32](repeating: blue, count: 8)))
    stage.wait()
    #expect(stage.picture(letters)[0] == "wrrrrw")
    stage.tick()
    #expect(stage.picture(letters)[0] == "wbbbbw")
    stage.tick()
    stage.tick()
    #expect(!stage.frameClock.isRunning, "a picture that stays costs nothing")
  }

  @Test func commitsOfTheLayerKeepItsPicture() {
    feed.show(maker.frame(2, [red, green]))
    stage.show(root(layer))
    #expect(stage.picture(letters)[1] == "wrrggw" || stage.pixel(1, 1) == red)
    commit { $0.contentsGravity = .topLeft }
    #expect(stage.picture(letters) == ["wrgwww", "wwwwww", "wwwwww"])
    commit { ($0.contentsGravity, $0.backgroundColor) = (.bottomRight, CGColor(hex: blue)) }
    #expect(stage.picture(letters) == ["wbbbbw", "wbbrgw", "wwwwww"])
    commit { ($0.contentsGravity, $0.isHidden) = (.topLeft, true) }
    #expect(stage.picture(letters)[0] == "wwwwww")
  }

  @Test func theFrameSaysHowManyPixelsAPointHas() {
    let four = maker.pixels(4, [red, red, green, green, red, red, green, green])
    if let frame = SurfaceFrame(pixels: four, scale: 2) { feed.present(frame) }
    stage.show(root(layer.with { ($0.contentsGravity, $0.contentsScale) = (.topLeft, 1) }))
    #expect(stage.picture(letters)[0] == "wrgwww")
  }

  @Test func opacityCornersAndClipsApply() {
    feed.show(maker.frame(1, [black]))
    stage.show(
      root(layer.with { ($0.opacity, $0.cornerRadius, $0.masksToBounds) = (0.5, 1, true) }))
    #expect(stage.pixel(3, 0) == 0xff80_8080 || stage.pixel(3, 0) == 0xff7f_7f7f)
    #expect(stage.pixel(1, 0) > stage.pixel(2, 0), "a rounded corner lets white through")
  }

  @Test func transparentPixelsShowWhatIsBeneath() {
    feed.show(maker.frame(2, [0, red], isOpaque: false))
    stage.show(root(layer.with { $0.contentsGravity = .topLeft }))
    #expect(stage.picture(letters)[0] == "wwrwww")
  }

  @Test func anAnimatedLayerGoesOnShowingNewFrames() {
    feed.show(maker.frame(4, [UInt32](repeating: red, count: 8)))
    stage.show(root(layer))
    var timing = MediaTiming()
    (timing.beginTime, timing.duration) = (stage.clock.now().seconds, 1)
    let move = PropertyAnimation(
      target: AnimationTarget(.position),
      values: .basic(
        from: .point(CGPoint(x: 3, y: 1)), to: .point(CGPoint(x: 3, y: 1)), by: nil))
    stage.add(
      AnimationSnapshot(
        id: AnimationID(rawValue: 1), timing: timing, curve: .linear, isRemovedOnCompletion: false,
        effect: .property(move)), to: 2)
    stage.tick()
    feed.show(maker.frame(4, [UInt32](repeating: green, count: 8)))
    stage.tick()
    #expect(stage.picture(letters)[0] == "wggggw")
  }

  @Test func anEmptyFeedShowsNothingAgain() {
    feed.show(maker.frame(4, [UInt32](repeating: red, count: 8)))
    stage.show(root(layer))
    feed.clear()
    stage.server.synchronize()
    #expect(stage.picture(letters)[0] == "wwwwww")
  }

  @Test func instancesShowTheSameFrames() {
    var copier = SceneLayer(5, CGRect(x: 0, y: 0, width: 6, height: 3), [layer])
    var copies = ReplicatorSnapshot()
    copies.count = 2
    copies.transform.m42 = 1
    copier.snapshot.kind = copies
    feed.show(maker.frame(4, [UInt32](repeating: red, count: 8)))
    stage.show(root(copier))
    feed.show(maker.frame(4, [UInt32](repeating: green, count: 8)))
    stage.server.synchronize()
    #expect(stage.picture(letters) == ["wggggw", "wggggw", "wggggw"])
  }

  @Test func twoLayersMayShowOneFeed() {
    let other = SceneLayer(3, CGRect(x: 1, y: 2, width: 4, height: 1)).showing(feed)
    let frame = CGRect(x: 0, y: 0, width: 6, height: 3)
    stage.show(SceneLayer(1, frame, color: white, [layer, other]))
    for color in [red, green] {
      feed.show(maker.frame(4, [UInt32](repeating: color, count: 8)))
      stage.server.synchronize()
      #expect(stage.pixel(2, 1) == color && stage.pixel(2, 2) == color)
    }
  }
}
