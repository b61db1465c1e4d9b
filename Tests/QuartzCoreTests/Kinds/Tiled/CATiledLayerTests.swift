import CoreGraphics
import Foundation
import RasterKit
import RenderKit
import Testing

@testable import QuartzCore

/// Keeps what each drawing was told; draws one colour.
private final class SurveyLayer: CATiledLayer {
  nonisolated(unsafe) static var fade = 0.0
  var drawn: [(rect: CGRect, scale: CGFloat)] = []
  var wasDrawnOnMain = false

  override class func fadeDuration() -> CFTimeInterval { fade }

  override func draw(in ctx: CGContext) {
    drawn.append((ctx.boundingBoxOfClipPath, ctx.ctm.a))
    wasDrawnOnMain = Thread.isMainThread
    ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    ctx.fill(ctx.boundingBoxOfClipPath)
  }

  var rects: Set<[CGFloat]> { Set(drawn.map { [$0.rect.minX, $0.rect.minY, $0.rect.width] }) }
  var shownTiles: [TileLayer] { container.tiles.values.filter { !$0.isHidden } }
}

extension MainThreadTests {
  @Suite @MainActor struct CATiledLayerTests {
    private let queue = ManualTileQueue()
    private let own: HostRig
    private var rig: HostRig { own.taken }

    init() { own = HostRig(tiles: TileDrawer(queue: queue)) }

    /// 1,000 points a side in a window of 100, in tiles of 64 pixels.
    private func makeTiled(
      fade: Double = 0, _ change: (SurveyLayer) -> Void = { _ in }
    ) -> SurveyLayer {
      SurveyLayer.fade = fade
      let layer = SurveyLayer()
      layer.anchorPoint = .zero
      layer.bounds = CGRect(x: 0, y: 0, width: 1000, height: 1000)
      layer.tileSize = CGSize(width: 64, height: 64)
      change(layer)
      rig.root.addSublayer(layer)
      layer.setNeedsDisplay()
      rig.host.commit()
      return layer
    }

    /// Everything asked for is drawn and shown.
    private func finish() {
      queue.synchronize()
      rig.host.takeBackgroundWork()
      rig.host.commit()
    }

    @Test func onlyTilesThatCanBeSeenAreDrawn() {
      let layer = makeTiled()
      finish()
      #expect(layer.rects == [[0, 0, 64], [64, 0, 64], [0, 64, 64], [64, 64, 64]])
      layer.position.x = -130
      rig.host.commit()
      finish()
      // 130 to 230 are columns 2 and 3, of which none is there yet.
      #expect(layer.drawn.count == 8 && layer.rects.contains([192, 64, 64]))
    }

    @Test func whatALayerAboveClipsIsNotDrawn() {
      let layer = makeTiled { _ in }
      layer.removeFromSuperlayer()
      let window = CALayer()
      window.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
      window.masksToBounds = true
      window.addSublayer(layer)
      rig.root.addSublayer(window)
      rig.host.commit()
      finish()
      #expect(layer.rects == [[0, 0, 64]])
    }

    @Test func nothingIsDrawnForHiddenLayersOrBeforeItIsAskedFor() {
      let hidden = makeTiled { $0.isHidden = true }
      let faded = makeTiled { $0.opacity = 0 }
      let silent = SurveyLayer()
      silent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      rig.root.addSublayer(silent)
      rig.host.commit()
      finish()
      #expect(hidden.drawn.isEmpty && faded.drawn.isEmpty && silent.drawn.isEmpty)
    }

    @Test func drawingHappensAwayFromMain() {
      let drawer = TileDrawer()
      let rig = HostRig(tiles: drawer)
      let layer = SurveyLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      rig.root.addSublayer(layer)
      layer.setNeedsDisplay()
      rig.host.commit()
      drawer.synchronize()
      #expect(layer.drawn.count == 1 && !layer.wasDrawnOnMain)
    }

    @Test func tilesArriveOneByOneTheMiddleFirst() {
      let layer = makeTiled { $0.bounds.size = CGSize(width: 192, height: 10) }
      for count in 1...2 {
        queue.run()
        rig.host.takeBackgroundWork()
        rig.host.commit()
        #expect(layer.shownTiles.count == count)
      }
      #expect(layer.drawn[0].rect == CGRect(x: 0, y: 0, width: 64, height: 10))
    }

    @Test func mainIsWokenOnceForAllThatIsWaiting() {
      nonisolated(unsafe) var wakes = 0
      rig.host.onBackgroundWork = { wakes += 1 }
      _ = makeTiled()
      queue.synchronize()
      #expect(wakes == 1)
    }

    @Test func tilesScrolledAwayAreNotDrawnAnyMore() {
      let layer = makeTiled()
      layer.position = CGPoint(x: -640, y: -640)
      rig.host.commit()
      finish()
      #expect(layer.drawn.allSatisfy { $0.rect.minX >= 640 } && layer.drawn.count == 4)
    }

    @Test func theScaleOnTheScreenChoosesTheLevel() {
      let layer = makeTiled {
        $0.levelsOfDetail = 3
        $0.transform = CATransform3DMakeScale(0.25, 0.25, 1)
      }
      finish()
      // 100 points show 400 of the layer: 100 pixels at a quarter, 2 by 2 tiles.
      #expect(layer.drawn.count == 4 && layer.drawn.allSatisfy { $0.scale == 0.25 })
      #expect(layer.rects.contains([256, 0, 256]))
    }

    @Test func biasDrawsFinerThanTheLayerItself() {
      let layer = makeTiled {
        ($0.levelsOfDetail, $0.levelsOfDetailBias) = (3, 2)
        $0.transform = CATransform3DMakeScale(4, 4, 1)
      }
      finish()
      #expect(layer.drawn.count == 4 && layer.drawn.allSatisfy { $0.scale == 4 })
      #expect(layer.rects == [[0, 0, 16], [16, 0, 16], [0, 16, 16], [16, 16, 16]])
    }

    @Test func aSupersededLevelStaysUntilTheNewOneIsThere() {
      let layer = makeTiled { $0.levelsOfDetail = 2 }
      finish()
      layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
      rig.host.commit()
      #expect(layer.shownTiles.count == 4 && layer.shownTiles.allSatisfy { $0.place.level == 0 })
      queue.run()
      rig.host.takeBackgroundWork()
      rig.host.commit()
      // One tile of level 1, of 128 points, lies over all four.
      #expect(layer.shownTiles.map(\.place.level) == [1])
      finish()
      #expect(layer.shownTiles.count == 4 && layer.shownTiles.allSatisfy { $0.place.level == 1 })
    }

    @Test func aLevelThatIsStillThereIsNotDrawnAgain() {
      let layer = makeTiled { $0.levelsOfDetail = 2 }
      finish()
      layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
      rig.host.commit()
      finish()
      layer.transform = CATransform3DIdentity
      rig.host.commit()
      finish()
      #expect(layer.drawn.count == 8)
      #expect(layer.shownTiles.filter { $0.place.level == 0 }.count == 4)
    }

    @Test func newTilesFadeInOverWhatWasThere() {
      let layer = makeTiled(fade: 0.5) { $0.bounds.size = CGSize(width: 64, height: 64) }
      queue.synchronize()
      rig.host.takeBackgroundWork()
      rig.settle()
      let tile = layer.shownTiles[0]
      #expect(!tile.isReady && tile.animation(forKey: "fade")?.duration == 0.5)
      tile.removeAllAnimations()
      rig.host.commit()
      #expect(tile.isReady)
    }

    @Test func invalidatingAPartDrawsItsTilesOnly() {
      let layer = makeTiled(fade: 0.5)
      finish()
      let pictures = layer.container.tiles.values.map { ($0.place, $0.snapshot.contents) }
      let before = Dictionary(uniqueKeysWithValues: pictures)
      layer.setNeedsDisplay(CGRect(x: 70, y: 10, width: 5, height: 5))
      rig.host.commit()
      #expect(layer.shownTiles.count == 4)
      finish()
      #expect(layer.drawn.count == 5 && layer.drawn[4].rect.minX == 64)
      let changed = layer.container.tiles.values
        .filter { $0.snapshot.contents !== before[$0.place]! }
      #expect(changed.map(\.place.column) == [1] && changed.allSatisfy { $0.opacity == 1 })
    }

    @Test func aDrawingOvertakenByAChangeIsMadeAgain() {
      let layer = makeTiled { $0.bounds.size = CGSize(width: 64, height: 64) }
      queue.synchronize()
      layer.setNeedsDisplay()
      rig.host.takeBackgroundWork()
      rig.host.commit()
      #expect(layer.shownTiles.isEmpty)
      finish()
      #expect(layer.drawn.count == 2 && layer.shownTiles.count == 1)
    }

    @Test func anotherTileSizeStartsAnew() {
      let layer = makeTiled()
      finish()
      layer.tileSize = CGSize(width: 128, height: 128)
      rig.host.commit()
      #expect(layer.shownTiles.isEmpty)
      finish()
      #expect(layer.shownTiles.map(\.bounds.width) == [128])
    }

    @Test func beyondTheBudgetTheTilesUnusedLongestGo() {
      let layer = makeTiled()
      // Five tiles of 64 by 64 pixels.
      layer.container.tiles.budget = 5 * 64 * 64 * 4
      finish()
      layer.position.x = -128
      rig.host.commit()
      finish()
      let columns = layer.container.tiles.keys.map(\.column).sorted()
      #expect(columns.suffix(4) == [2, 2, 3, 3] && columns.count == 5)
    }

    @Test func tilesAreSampledAsTheLayerSays() {
      let layer = makeTiled { $0.minificationFilter = .trilinear }
      finish()
      #expect(layer.shownTiles.allSatisfy { $0.minificationFilter == .trilinear })
      layer.magnificationFilter = .nearest
      rig.host.commit()
      #expect(layer.shownTiles.allSatisfy { $0.magnificationFilter == .nearest })
    }

    @Test func onlyEdgesOfTheLayerItselfAreSmooth() {
      let layer = makeTiled { $0.bounds.size = CGSize(width: 100, height: 60) }
      finish()
      let edges = layer.container.tiles.values.sorted { $0.place.column < $1.place.column }
        .map(\.edgeAntialiasingMask)
      let both: CAEdgeAntialiasingMask = [.layerBottomEdge, .layerTopEdge]
      #expect(edges == [both.union(.layerLeftEdge), both.union(.layerRightEdge)])
    }

    @Test func tilesAreNoSublayers() {
      let layer = makeTiled()
      finish()
      let child = CALayer()
      layer.addSublayer(child)
      rig.host.commit()
      #expect(layer.sublayers?.count == 1 && layer.hitTest(CGPoint(x: 5, y: 5)) === layer)
      let packet = rig.sink.packets.last { $0.layers.contains { $0.id == layer.id } }
      let change = packet?.layers.first { $0.id == layer.id }
      #expect(change?.sublayers == [layer.container.id, child.id])
    }

    @Test func aLayerThatIsGoneIsForgotten() {
      weak var gone: SurveyLayer?
      do {
        let layer = makeTiled()
        gone = layer
        layer.removeFromSuperlayer()
      }
      finish()
      rig.settle()
      #expect(gone == nil)
    }

    @Test func renderingElsewhereDrawsAllOfItAtOnce() {
      let layer = makeTiled { $0.bounds.size = CGSize(width: 20, height: 20) }
      let pixels = PixelBuffer(size: PixelSize(width: 20, height: 20))
      layer.render(in: CGContext(pixels: pixels, scale: 1, flipped: true))
      #expect(layer.drawn.map(\.rect) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
      #expect(pixels.base[19 * pixels.stride + 19] == 0xffff_0000)
    }

    @Test func impossibleSettingsAreRefused() {
      let layer = CATiledLayer()
      layer.tileSize = CGSize(width: 0, height: 256)
      layer.tileSize = CGSize(width: 100_000, height: 256)
      layer.levelsOfDetail = 0
      layer.levelsOfDetailBias = -1
      #expect(layer.tileSize == CGSize(width: 256, height: 256))
      #expect(layer.levelsOfDetail == 1 && layer.levelsOfDetailBias == 0)
      #expect(CATiledLayer.fadeDuration() == 0.25)
    }
  }
}
