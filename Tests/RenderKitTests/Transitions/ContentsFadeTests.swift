import CoreGraphics
import PlatformKit
import RenderKit
import Testing

@Suite struct ContentsFadeTests {
  private let stage = Stage(4, 1)
  private let start: Double

  init() { start = stage.clock.now().seconds }

  private func show(
    from: CGImage?, to: CGImage?, _ change: (inout LayerSnapshot) -> Void = { _ in }
  ) {
    var layer = SceneLayer(2, CGRect(x: 0, y: 0, width: 2, height: 1))
    layer.snapshot.contents = to
    change(&layer.snapshot)
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 4, height: 1), color: black, [layer]))
    var timing = MediaTiming()
    (timing.beginTime, timing.duration) = (start, 1)
    stage.add(
      AnimationSnapshot(
        id: AnimationID(rawValue: 1), timing: timing, curve: .linear, isRemovedOnCompletion: true,
        effect: .property(
          PropertyAnimation(
            target: AnimationTarget(.contents),
            values: .basic(from: .image(from), to: nil, by: nil)))), to: 2)
  }

  private func pixel(at time: Double) -> UInt32 {
    stage.clock.advance(to: HostTime(seconds: start + time))
    stage.server.synchronize()
    return stage.pixel(0, 0)
  }

  @Test func imagesFadeIntoEachOther() {
    show(from: .make(width: 2, [red, red]), to: .make(width: 2, [green, green]))
    #expect(pixel(at: 0) == red)
    #expect(pixel(at: 0.25) == 0xffbf_4000)
    #expect(pixel(at: 0.75) == 0xff40_bf00)
    #expect(pixel(at: 1) == green)
  }

  @Test func opaqueImagesStayOpaqueOnTheWay() {
    show(from: .make(width: 2, [red, red]), to: .make(width: 2, [red, red]))
    for time in [0.1, 0.5, 0.9] { #expect(pixel(at: time) == red) }
  }

  @Test func anImageFadesInFromNothing() {
    show(from: nil, to: .make(width: 2, [green, green]))
    #expect(pixel(at: 0.25) == 0xff00_4000)
  }

  @Test func theLayersOpacityFadesBoth() {
    show(from: .make(width: 2, [red, red]), to: .make(width: 2, [red, red])) { $0.opacity = 0.5 }
    #expect(pixel(at: 0.5) == 0xff80_0000)
  }

  @Test func eachImageHasItsOwnPlace() {
    show(from: .make(width: 4, [red, red, red, red]), to: .make(width: 2, [green, green])) {
      $0.contentsGravity = .left
    }
    _ = pixel(at: 0.5)
    #expect(stage.pixel(1, 0) == 0xff80_8000)
    #expect(stage.pixel(3, 0) == 0xff80_0000)
  }
}
