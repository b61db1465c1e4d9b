import CoreGraphics
import PlatformKit
import RasterKit
import Testing

@testable import RenderKit

/// A kind that only this file knows: nothing else had to be told of it.
struct LayerKindTests {
  private let frame = CGRect(x: 0, y: 0, width: 5, height: 2)

  private var wave: SceneLayer {
    SceneLayer(2, CGRect(x: 1, y: 0, width: 2, height: 2))
      .with { $0.kind = WaveSnapshot(color: green) }
  }

  private func root(_ sublayers: [SceneLayer]) -> SceneLayer {
    SceneLayer(1, frame, color: white, sublayers)
  }

  @Test func aKindPaintsByItselfAndMovesWithTime() {
    let stage = Stage(5, 2)
    stage.show(root([wave]))
    #expect(stage.picture(letters) == ["wggww", "wwggw"])
    #expect(stage.frameClock.isRunning)
    stage.tick()
    #expect(stage.picture(letters) == ["wwggw", "wggww"])
    stage.tick()
    #expect(stage.picture(letters) == ["wggww", "wwggw"])
  }

  @Test func itStopsWhenTheLayerIsGone() {
    let stage = Stage(5, 2)
    stage.show(root([wave]))
    stage.commit {
      $0.layers = [root([]).whole]
      $0.removed = [wave.id]
    }
    stage.server.synchronize()
    stage.tick()
    #expect(stage.picture(letters) == ["wwwww", "wwwww"])
    #expect(!stage.frameClock.isRunning)
  }

  @Test func aLayerThatTakesAnotherKindStartsAnew() {
    let stage = Stage(5, 2)
    stage.show(root([wave]))
    stage.commit { $0.layers = [wave.with { $0.kind = nil }.state] }
    stage.server.synchronize()
    #expect(stage.picture(letters) == ["wwwww", "wwwww"])
    stage.commit { $0.layers = [wave.state] }
    stage.server.synchronize()
    #expect(stage.picture(letters) == ["wggww", "wwggw"])
  }

  @Test func whatItPaintsIsClippedAndFadedLikeAnythingElse() {
    let stage = Stage(5, 2)
    var narrow = SceneLayer(3, CGRect(x: 0, y: 0, width: 3, height: 2), color: nil, [wave])
    narrow.snapshot.masksToBounds = true
    stage.show(root([narrow]))
    #expect(stage.picture(letters) == ["wggww", "wwgww"])
    stage.commit { $0.layers = [wave.with { $0.opacity = 0 }.state] }
    stage.server.synchronize()
    #expect(stage.picture(letters) == ["wwwww", "wwwww"])
  }
}

/// Every other row lies a pixel further right; which ones changes with each frame.
private struct WaveSnapshot: LayerKind, Equatable {
  var color: UInt32

  var paintedPartCount: Int { 1 }

  func paintedBox(in bounds: CGRect) -> PlaneRect {
    var box = PlaneRect(bounds)
    box.maxX += 1
    return box
  }

  func makeState(for layer: RenderLayer) -> LayerKindState? { WaveState() }

  func planAboveContents(_ visit: LayerVisit, _ builder: FramePlanBuilder) {
    let geometry = visit.layer.geometry
    guard let state = visit.layer.kindState as? WaveState,
      let extent = builder.visibleExtent(
        of: visit.map.pixelExtent(of: geometry.own), clip: visit.innerClip)
    else { return }
    let drawing = WaveDrawing(
      color: color, box: visit.map.pixelExtent(of: geometry.bounds), phase: state.phase)
    builder.add(drawing, extent: extent, clip: visit.innerClip)
  }
}

private final class WaveState: LayerKindState {
  private(set) var phase: Int32 = 0
  private var last: Double?

  override var followsTime: Bool { true }
  override var movesAsPixels: Bool { false }

  override func advance(_ layer: RenderLayer, to time: HostTime, in tree: RenderTree) {
    let clock = tree.localClock(of: layer, at: time)
    if let last, last != clock.time {
      tree.willChange(layer, .own)
      phase ^= 1
    }
    last = clock.time
    clock.surface?.isAnimating = true
  }
}

private struct WaveDrawing: PlanDrawing {
  var color: UInt32
  var box: PixelRect
  var phase: Int32

  func paint(
    _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan, with painter: BandPainter,
    on target: PixelTarget
  ) {
    for y in area.minY..<area.maxY {
      var row = box.offsetBy(x: (y + phase) & 1, y: 0)
      (row.minY, row.maxY) = (y, y + 1)
      row = row.intersection(area)
      if !row.isEmpty { Kernels.fill(target, rect: row, color: color) }
    }
  }
}
