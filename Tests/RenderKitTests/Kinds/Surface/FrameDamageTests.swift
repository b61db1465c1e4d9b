import CoreGraphics
import RasterKit
import RenderKit
import Synchronization
import Testing

@Suite struct FrameDamageTests {
  private let maker = FrameMaker()
  private let feed = SurfaceFeed()
  private let stage = Stage(10, 10)

  private func show(_ change: (inout LayerSnapshot) -> Void = { _ in }) {
    let layer = SceneLayer(2, CGRect(x: 2, y: 2, width: 6, height: 6)).showing(feed).with(change)
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 10, height: 10), color: white, [layer]))
    plain(red)
  }

  /// A frame of one colour.
  private func plain(_ color: UInt32, damage: [PixelRect]? = nil) {
    feed.show(maker.frame(6, [UInt32](repeating: color, count: 36), damage: damage))
    stage.server.synchronize()
  }

  private var damaged: [PixelRect] {
    stage.server.queue.sync { stage.target.frames.last.map { Array($0.damage.rects) } ?? [] }
  }

  private var frameCount: Int { stage.server.queue.sync { stage.target.frames.count } }

  @Test func onlyTheDamageIsPainted() {
    show()
    #expect(damaged == [PixelRect(x: 2, y: 2, width: 6, height: 6)])
    plain(red, damage: [PixelRect(x: 1, y: 0, width: 2, height: 3)])
    #expect(damaged == [PixelRect(x: 3, y: 2, width: 2, height: 3)])
    #expect(stage.server.statistics.last.pixelsDamaged == 6)
  }

  @Test func severalRectanglesUnite() {
    show()
    plain(
      red,
      damage: [
        PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: 2, y: 3, width: 2, height: 1),
      ])
    #expect(damaged == [PixelRect(x: 2, y: 2, width: 4, height: 4)])
  }

  @Test func aFrameWithoutDamageIsNotPainted() {
    show()
    let before = frameCount
    plain(red, damage: [])
    #expect(frameCount == before)
    #expect(maker.released == [1], "the new buffer is shown nevertheless")
  }

  @Test func aFrameThatNobodyTookAddsItsDamage() {
    show()
    stage.send(.visible(false))
    stage.wait()
    feed.show(
      maker.frame(
        6, [UInt32](repeating: red, count: 36), damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)]
      )
    )
    plain(red, damage: [PixelRect(x: 1, y: 1, width: 1, height: 1)])
    let taken = stage.server.statistics.total.pixelsPainted
    stage.send(.visible(true))
    stage.server.synchronize()
    #expect(damaged == [PixelRect(x: 0, y: 0, width: 10, height: 10)], "as after any absence")
    #expect(stage.server.statistics.total.pixelsPainted > taken)
  }

  @Test func twoFramesOfOneTickUniteTheirDamage() {
    show()
    stage.tick()
    plain(red, damage: [PixelRect(x: 5, y: 5, width: 1, height: 1)])
    for x in [Int32(0), 2] {
      feed.show(
        maker.frame(
          6, [UInt32](repeating: red, count: 36),
          damage: [PixelRect(x: x, y: 0, width: 1, height: 1)]))
    }
    stage.server.synchronize()
    #expect(damaged == [PixelRect(x: 2, y: 2, width: 3, height: 1)])
  }

  @Test func anotherSizeOrOpacityDamagesAll() {
    show()
    let corner = [PixelRect(x: 0, y: 0, width: 1, height: 1)]
    feed.show(maker.frame(3, [UInt32](repeating: red, count: 9), damage: corner))
    stage.server.synchronize()
    #expect(damaged == [PixelRect(x: 2, y: 2, width: 6, height: 6)])
    feed.show(maker.frame(3, [UInt32](repeating: red, count: 9), isOpaque: false, damage: corner))
    stage.server.synchronize()
    #expect(damaged == [PixelRect(x: 2, y: 2, width: 6, height: 6)])
  }

  @Test func aStretchedLayerDamagesWhereItShows() {
    show { $0.bounds.size = CGSize(width: 6, height: 3) }
    plain(red, damage: [PixelRect(x: 0, y: 4, width: 6, height: 2)])
    let area = damaged.reduce(0) { $0 + $1.area }
    #expect(area < 18 && area >= 6)
  }

  @Test func damageOutsideTheFrameIsCutOff() {
    show()
    plain(red, damage: [PixelRect(x: -5, y: -5, width: 6, height: 6)])
    #expect(damaged == [PixelRect(x: 2, y: 2, width: 1, height: 1)])
    plain(red, damage: [PixelRect(x: 3, y: 3, width: .max - 3, height: .max - 3)])
    #expect(damaged == [PixelRect(x: 5, y: 5, width: 3, height: 3)])
  }
}
