import CoreGraphics
import PlatformKit
import RenderKit
import Testing

struct MaskTests {
  private let frame = CGRect(x: 0, y: 0, width: 4, height: 2)

  private func masked(_ layer: SceneLayer, by mask: SceneLayer) -> SceneLayer {
    var layer = layer.with { $0.rare.group.mask = mask.id }
    layer.mask = [mask]
    return layer
  }

  private func show(_ layer: SceneLayer, on color: UInt32 = white) -> Stage {
    let stage = Stage(4, 2)
    stage.show(SceneLayer(1, frame, color: color, [layer]))
    return stage
  }

  @Test(arguments: 0...255)
  func theMasksAlphaMultipliesTheLayerOnce(alpha: UInt32) {
    let mask = SceneLayer(3, frame, color: alpha << 24 | 0x12_3456)
    let stage = show(masked(SceneLayer(2, frame, color: 0xff00_0000), by: mask))
    let left = 255 - alpha
    #expect(stage.pixel(1, 1) == 0xff00_0000 | left << 16 | left << 8 | left)
  }

  @Test func aMaskLiesInTheLayersOwnPlane() {
    let hole = CGRect(x: 1, y: 0, width: 2, height: 1)
    let layer = SceneLayer(2, CGRect(x: 1, y: 1, width: 3, height: 1), color: red)
    let stage = show(masked(layer, by: SceneLayer(3, hole, color: black)))
    #expect(stage.picture(letters) == ["wwww", "wwrr"])
  }

  @Test func aMaskHidesWhatIsOutsideOfItAndSublayersToo() {
    let child = SceneLayer(4, frame, color: blue)
    let mask = SceneLayer(
      3, CGRect(x: 0, y: 0, width: 2, height: 2),
      [
        SceneLayer(5, CGRect(x: 0, y: 0, width: 1, height: 2), color: 0xff11_2233),
        SceneLayer(6, CGRect(x: 1, y: 1, width: 1, height: 1), color: 0xff44_5566),
      ])
    let stage = show(masked(SceneLayer(2, frame, color: red, [child]), by: mask))
    #expect(stage.picture(letters) == ["bwww", "bbww"])
  }

  @Test func aMaskThatShowsNothingHidesTheLayer() {
    let hidden = SceneLayer(3, frame, color: red).with { $0.isHidden = true }
    #expect(show(masked(SceneLayer(2, frame, color: red), by: hidden)).pixel(1, 1) == white)
    let empty = SceneLayer(3, frame)
    #expect(show(masked(SceneLayer(2, frame, color: red), by: empty)).pixel(1, 1) == white)
  }

  @Test func aMaskMayHaveAMaskAndOpacity() {
    let inner = SceneLayer(4, CGRect(x: 0, y: 0, width: 2, height: 2), color: 0x80ff_ffff)
    let mask = masked(SceneLayer(3, frame, color: black).with { $0.opacity = 0.5 }, by: inner)
    let stage = show(masked(SceneLayer(2, frame, color: black), by: mask))
    // A quarter of black over white; nothing outside the inner mask.
    #expect(abs(Int(stage.pixel(0, 0) & 255) - 191) <= 1)
    #expect(stage.pixel(2, 0) == white)
  }

  @Test func overlappingPartsAreMaskedTogether() {
    let pair = [SceneLayer(4, frame, color: red), SceneLayer(5, frame, color: blue)]
    let stage = show(
      masked(SceneLayer(2, frame, pair), by: SceneLayer(3, frame, color: 0x80ff_ffff)))
    // No red shows through the blue.
    #expect(stage.pixel(0, 0) == 0xff7f_7fff)
  }

  @Test func theBorderIsMaskedToo() {
    let layer = SceneLayer(2, frame, color: red).with {
      ($0.borderWidth, $0.borderColor) = (2, CGColor(hex: blue))
    }
    let mask = SceneLayer(3, frame, color: 0x80ff_ffff).with { $0.cornerRadius = 0 }
    #expect(show(masked(layer, by: mask)).pixel(0, 0) == 0xff7f_7fff)
  }

  @Test func whatAMaskedLayerHidesIsPaintedAllTheSame() {
    let mask = SceneLayer(3, frame, color: 0x00ff_ffff)
    let stage = Stage(64, 64)
    let large = CGRect(x: 0, y: 0, width: 64, height: 64)
    stage.show(
      SceneLayer(
        1, large, color: white,
        [
          masked(SceneLayer(2, large, color: red), by: mask)
        ]))
    #expect(stage.pixel(32, 32) == white)
  }

  @Test func anOpaqueRectangleNeedsNoGroup() {
    let large = CGRect(x: 0, y: 0, width: 64, height: 64)
    let half = SceneLayer(3, CGRect(x: 0, y: 0, width: 32, height: 64), color: black)
    let stage = Stage(64, 64)
    stage.show(
      SceneLayer(1, large, color: white, [masked(SceneLayer(2, large, color: red), by: half)]))
    #expect(stage.pixel(31, 63) == red && stage.pixel(32, 63) == white)
    // Every pixel is painted once, because the mask acts as a clip and the layer can hide content
    // below.
    #expect(stage.server.statistics.last.pixelsPainted == 64 * 64)
  }

  @Test func aMaskThatMovesDamagesWhereItWasAndWhereItIs() {
    let mask = SceneLayer(3, CGRect(x: 0, y: 0, width: 1, height: 2), color: black)
    let stage = show(masked(SceneLayer(2, frame, color: red), by: mask))
    #expect(stage.picture(letters) == ["rwww", "rwww"])
    let moved = mask.with { $0.position.x += 2 }
    stage.commit { $0.layers = [moved.state] }
    stage.server.synchronize()
    #expect(stage.picture(letters) == ["wwrw", "wwrw"])
    #expect(stage.server.statistics.last.pixelsDamaged == 4)
  }

  @Test func aMaskAnimates() {
    let mask = SceneLayer(3, CGRect(x: 0, y: 0, width: 2, height: 2), color: black)
    let stage = show(masked(SceneLayer(2, frame, color: red), by: mask))
    var timing = MediaTiming()
    timing.beginTime = stage.clock.now().seconds
    timing.fillMode = .both
    timing.duration = 2 * stage.frameClock.interval
    stage.add(
      AnimationSnapshot(
        id: AnimationID(rawValue: 1), timing: timing, curve: .linear, isRemovedOnCompletion: false,
        effect: .property(
          PropertyAnimation(
            target: AnimationTarget(.position),
            values: .basic(
              from: .point(CGPoint(x: 1, y: 1)), to: .point(CGPoint(x: 3, y: 1)), by: nil)))),
      to: 3)
    stage.wait()
    stage.tick()
    stage.tick()
    #expect(stage.picture(letters) == ["wwrr", "wwrr"])
  }

  @Test func aMaskComesAndGoes() {
    let mask = SceneLayer(3, CGRect(x: 0, y: 0, width: 1, height: 2), color: black)
    let plain = SceneLayer(2, frame, color: red)
    let stage = show(plain)
    stage.commit {
      $0.layers = [plain.with { $0.rare.group.mask = mask.id }.state, mask.whole]
    }
    stage.server.synchronize()
    #expect(stage.picture(letters) == ["rwww", "rwww"])
    stage.commit {
      $0.layers = [plain.state]
      $0.removed = [mask.id]
    }
    stage.server.synchronize()
    #expect(stage.picture(letters) == ["rrrr", "rrrr"])
  }

  @Test func aMaskThatIsForgottenMasksNoMore() {
    let mask = SceneLayer(3, CGRect(x: 0, y: 0, width: 1, height: 2), color: black)
    let stage = show(masked(SceneLayer(2, frame, color: red), by: mask))
    stage.commit { $0.removed = [mask.id] }
    stage.server.synchronize()
    #expect(stage.picture(letters) == ["rrrr", "rrrr"])
  }

  @Test func masksOfMasksWithoutEndNeitherOverflowNorHang() {
    var layer = SceneLayer(10_001, frame, color: red)
    for id in (2...10_000).reversed() {
      layer = masked(SceneLayer(UInt64(id), frame, color: 0xfeff_0000), by: layer)
    }
    let stage = show(layer)
    #expect(stage.server.statistics.last.framesPresented == 1)
  }
}
