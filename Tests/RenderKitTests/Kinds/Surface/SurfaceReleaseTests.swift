import CoreGraphics
import RasterKit
import RenderKit
import Testing

@Suite struct SurfaceReleaseTests {
  private let maker = FrameMaker()
  private let feed = SurfaceFeed()
  private let stage = Stage(4, 4)

  private var layer: SceneLayer {
    SceneLayer(2, CGRect(x: 0, y: 0, width: 4, height: 4)).showing(feed)
  }

  private func root(_ sublayers: [SceneLayer]) -> SceneLayer {
    SceneLayer(1, CGRect(x: 0, y: 0, width: 4, height: 4), color: white, sublayers)
  }

  private func present(_ color: UInt32) {
    feed.show(maker.frame(4, [UInt32](repeating: color, count: 16)))
  }

  @Test func aBufferComesBackWhenTheNextIsShown() {
    stage.show(root([layer]))
    for round in 0..<4 {
      present(red)
      stage.server.synchronize()
      #expect(maker.released == Array(1..<(round + 1)), "the shown one is kept")
    }
  }

  @Test func oneThatWasNeverTakenComesBackAtOnce() {
    present(red)
    present(green)
    present(blue)
    #expect(maker.released == [1, 2])
  }

  @Test func aHiddenWindowKeepsTheShownOneAndTheNewest() {
    stage.show(root([layer]))
    present(red)
    stage.server.synchronize()
    stage.send(.visible(false))
    stage.wait()
    for _ in 0..<3 { present(green) }
    stage.server.synchronize()
    #expect(maker.released == [2, 3])
    stage.send(.visible(true))
    stage.server.synchronize()
    #expect(maker.released == [2, 3, 1])
    #expect(stage.pixel(0, 0) == green)
  }

  @Test func theLastOneComesBackWithItsLayerAndFeed() {
    let maker = maker
    func play() {
      let feed = SurfaceFeed()
      let layer = SceneLayer(2, CGRect(x: 0, y: 0, width: 4, height: 4)).showing(feed)
      stage.show(root([layer]))
      feed.show(maker.frame(4, [UInt32](repeating: red, count: 16)))
      stage.server.synchronize()
      stage.commit {
        $0.layers = [root([]).whole]
        $0.removed = [layer.id]
      }
    }
    play()
    // The scene that the stage keeps holds the feed.
    stage.show(SceneLayer(9, CGRect(x: 0, y: 0, width: 4, height: 4)))
    stage.server.synchronize()
    #expect(maker.released == [1])
  }

  @Test func clearingGivesAllBack() {
    stage.show(root([layer]))
    present(red)
    stage.server.synchronize()
    feed.clear()
    stage.server.synchronize()
    #expect(maker.released == [1])
  }

  @Test func aMakerMayPresentFromItsRelease() {
    let feed = feed
    stage.show(root([layer]))
    let memory = PixelBuffer(size: PixelSize(width: 4, height: 4), isOpaque: true)
    let first = PixelBuffer(
      wrapping: memory.base, size: memory.size, stride: memory.stride, isOpaque: true
    ) { [maker] in feed.show(maker.frame(4, [UInt32](repeating: blue, count: 16))) }
    feed.show(SurfaceFrame(pixels: first))
    func replace() { present(red) }
    stage.server.synchronize()
    replace()
    stage.server.synchronize()
    stage.server.synchronize()
    _ = memory
    #expect([red, blue].contains(stage.pixel(0, 0)))
  }
}
