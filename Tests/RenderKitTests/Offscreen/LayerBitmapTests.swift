import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct LayerBitmapTests {
  private let frame = CGRect(x: 0, y: 0, width: 64, height: 64)

  /// A card of three layers with `shouldRasterize`.
  private func card(_ change: (inout LayerSnapshot) -> Void = { _ in }) -> SceneLayer {
    let dot = SceneLayer(3, CGRect(x: 2, y: 2, width: 6, height: 6), color: blue)
      .with { $0.cornerRadius = 2 }
    let other = SceneLayer(4, CGRect(x: 6, y: 4, width: 9, height: 9), color: 0x80ff_0000)
    return SceneLayer(2, CGRect(x: 8, y: 8, width: 20, height: 20), color: green, [dot, other])
      .with {
        $0.rare.group.rasterizes = true
        change(&$0)
      }
  }

  private func show(_ layers: [SceneLayer]) -> Stage {
    let stage = Stage(64, 64)
    stage.show(SceneLayer(1, frame, color: white, layers))
    return stage
  }

  private func commit(_ layers: [SceneLayer], on stage: Stage) {
    stage.commit { $0.layers = layers.map(\.state) }
    stage.server.synchronize()
  }

  @Test func onWholePixelsABitmapLooksLikeTheLayer() {
    let plain = card { $0.rare.group.rasterizes = false }
    #expect(show([card()]).pixels == show([plain]).pixels)
  }

  @Test func movingTheLayerPaintsNoneOfItsParts() {
    let stage = show([card()])
    #expect(stage.server.statistics.last.bitmapsPainted == 1)
    commit([card { $0.position.x += 7 }], on: stage)
    let counts = stage.server.statistics.last
    #expect(counts.bitmapsPainted == 0 && counts.bitmapsReused == 1)
    // The root and the card; backdrop, root and bitmap.
    #expect(counts.layersVisited == 2 && counts.itemsPlanned <= 4)
    #expect(stage.pixels == show([card { $0.position.x += 7 }]).pixels)
  }

  @Test func turningAndFadingSampleTheBitmap() {
    let stage = show([card()])
    commit(
      [
        card {
          $0.rotate(0.4); $0.opacity = 0.5
        }
      ], on: stage)
    #expect(stage.server.statistics.last.bitmapsPainted == 0)
    #expect(
      stage.pixels
        == show([
          card {
            $0.rotate(0.4); $0.opacity = 0.5
          }
        ]).pixels)
  }

  @Test func aChangeInsideIsPaintedAnew() {
    let stage = show([card()])
    let dot = card().sublayers[0].with { $0.backgroundColor = CGColor(hex: red) }
    commit([dot], on: stage)
    #expect(stage.server.statistics.last.bitmapsPainted == 1)
    #expect(stage.pixel(12, 12) == red)
  }

  @Test func aSublayerThatComesIsPaintedAnew() {
    let stage = show([card()])
    var fuller = card()
    fuller.sublayers.append(SceneLayer(9, CGRect(x: 15, y: 15, width: 3, height: 3), color: black))
    stage.commit { $0.layers = [fuller.whole, fuller.sublayers[2].whole] }
    stage.server.synchronize()
    #expect(stage.pixel(24, 24) == black)
  }

  @Test func theScaleSetsThePixels() {
    // One pixel for four points: the blue dot is smeared by at least a point on each side.
    let stage = show([card { $0.rare.group.rasterizationScale = 0.25 }])
    #expect(stage.pixel(11, 11) != blue && stage.pixel(11, 11) != green)
    let changed = card().sublayers[0].with { $0.isHidden = true }
    commit([changed], on: stage)
    var scene = card { $0.rare.group.rasterizationScale = 0.25 }
    scene.sublayers[0] = changed
    #expect(stage.pixels == show([scene]).pixels)
  }

  @Test(arguments: [1e-30, 1e30, 5000, 1e-9])
  func absurdScalesArePaintedSomehow(scale: Double) {
    let stage = show([card { $0.rare.group.rasterizationScale = scale }])
    #expect(stage.pixel(0, 0) == white)
  }

  @Test func aLayerTooLargeForABitmapIsPaintedAsUsual() {
    let huge = SceneLayer(
      2, CGRect(x: -50_000, y: -50_000, width: 100_000, height: 100_000), color: red
    )
    .with { $0.rare.group.rasterizes = true }
    let stage = show([huge])
    #expect(stage.pixel(9, 9) == red && stage.server.statistics.last.bitmapsPainted == 0)
  }

  @Test func bitmapsInBitmapsWithoutEndAreNoTrouble() {
    var layer = SceneLayer(5000, frame, color: red)
    for id in (2..<5000).reversed() {
      layer = SceneLayer(UInt64(id), frame, [layer]).with { $0.rare.group.rasterizes = true }
    }
    #expect(show([layer]).pixel(9, 9) == red)
  }

  @Test func aFilteredBitmapIsBlended() {
    let layer = card { $0.rare.group.filter = .multiply }
    let stage = Stage(64, 64)
    stage.show(SceneLayer(1, frame, color: red, [layer]))
    #expect(stage.pixel(26, 26) == black)
  }
}

struct KeptGroupTests {
  private let frame = CGRect(x: 0, y: 0, width: 64, height: 64)

  private func panel(_ opacity: Float = 0.5) -> SceneLayer {
    let parts = [
      SceneLayer(3, CGRect(x: 4, y: 4, width: 30, height: 30), color: red)
        .with { $0.rotate(0.3) },
      SceneLayer(4, CGRect(x: 20.5, y: 20, width: 30, height: 30), color: 0xc000_00ff),
    ]
    return SceneLayer(2, frame, parts).with { $0.opacity = opacity }
  }

  private func show(_ panel: SceneLayer) -> Stage {
    let stage = Stage(64, 64)
    stage.show(SceneLayer(1, frame, color: white, [panel]))
    return stage
  }

  private func commit(_ layers: [SceneLayer], on stage: Stage) {
    stage.commit { $0.layers = layers.map(\.state) }
    stage.server.synchronize()
  }

  @Test func aGroupThatFadesIsPaintedThreeTimesAtMost() {
    let stage = show(panel())
    for step in 1...10 { commit([panel(0.5 + Float(step) / 30)], on: stage) }
    let total = stage.server.statistics.total
    #expect(total.bitmapsPainted == 1 && total.bitmapsReused >= 7)
    #expect(stage.server.statistics.last.layersVisited == 2)
    #expect(stage.pixels == show(panel(0.5 + Float(10) / 30)).pixels)
  }

  @Test func aKeptGroupIsForgottenWhenSomethingInItChanges() {
    let stage = show(panel())
    for step in 1...5 { commit([panel(0.5 + Float(step) / 30)], on: stage) }
    var changed = panel(0.5 + Float(5) / 30)
    changed.sublayers[1].snapshot.backgroundColor = CGColor(hex: green)
    commit([changed.sublayers[1]], on: stage)
    #expect(stage.pixels == show(changed).pixels)
  }

  @Test func aKeptGroupIsForgottenWhenItMoves() {
    let stage = show(panel())
    for step in 1...5 { commit([panel(0.5 + Float(step) / 30)], on: stage) }
    let moved = panel().with { $0.position.x += 3.25 }
    commit([moved], on: stage)
    #expect(stage.pixels == show(moved).pixels)
  }

  @Test func partsFadeOneByOneWhereGroupsAreNotAllowed() {
    let pair = [SceneLayer(3, frame, color: red), SceneLayer(4, frame, color: blue)]
    let layer = SceneLayer(2, frame, pair).with {
      $0.opacity = 0.5
      $0.rare.group.fadesParts = true
    }
    // Half red over white, then half blue over that.
    #expect(show(layer).pixel(9, 9) == 0xff7f_3fbf || show(layer).pixel(9, 9) == 0xff7f_40bf)
  }
}
