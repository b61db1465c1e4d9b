import CoreGraphics
import RasterKit
import RenderKit
import Testing

/// What is read and blurred when, in pixels.
@Suite struct BackdropWorkTests {
  private let window = CGRect(x: 0, y: 0, width: 200, height: 200)

  /// A bar over the upper 48 rows, with a radius of 4: cells of 2 pixels, a reach of 6 cells.
  private func bar(_ change: (inout LayerSnapshot) -> Void = { _ in }) -> SceneLayer {
    SceneLayer(2, CGRect(x: 0, y: 0, width: 200, height: 48)).with {
      $0.backdrop.radius = 4
      change(&$0)
    }
  }

  private func dot(_ id: UInt64, x: Double, y: Double, color: UInt32 = red) -> SceneLayer {
    SceneLayer(id, CGRect(x: x, y: y, width: 8, height: 8), color: color)
  }

  private func show(_ layers: [SceneLayer]) -> Stage {
    let stage = Stage(200, 200)
    stage.show(SceneLayer(1, window, color: white, layers))
    return stage
  }

  private func commit(_ layers: [SceneLayer], on stage: Stage) -> FrameCounts {
    stage.commit { $0.layers = layers.map(\.state) }
    stage.server.synchronize()
    return stage.server.statistics.last
  }

  @Test func theFirstFrameReadsItsBoxOnce() {
    let counts = show([dot(10, x: 0, y: 0), bar()]).server.statistics.total
    #expect(counts.pixelsRead == 9600 && counts.cellsBlurred == 2400)
  }

  @Test func aChangeAboveReadsNothing() {
    var bar = bar()
    bar.sublayers = [dot(20, x: 20, y: 20)]
    let stage = show([dot(10, x: 100, y: 30), bar, dot(21, x: 60, y: 20)])
    let inside = commit([dot(20, x: 30, y: 20)], on: stage)
    #expect(inside.pixelsRead == 0 && inside.cellsBlurred == 0 && inside.pixelsDamaged > 0)
    let beside = commit([dot(21, x: 70, y: 24)], on: stage)
    #expect(beside.pixelsRead == 0 && beside.cellsBlurred == 0)
    let fresh = show([
      dot(10, x: 100, y: 30), self.bar(), dot(20, x: 30, y: 20), dot(21, x: 70, y: 24),
    ])
    #expect(stage.shows(fresh))
  }

  @Test func aChangeBeneathButBesideItReadsNothing() {
    let stage = show([dot(10, x: 100, y: 100), bar()])
    let counts = commit([dot(10, x: 120, y: 120)], on: stage)
    #expect(counts.pixelsRead == 0 && counts.cellsBlurred == 0)
  }

  @Test func aChangeBeneathReadsItsCellsAndBlursTheirSurroundings() {
    let stage = show([dot(10, x: 100, y: 20), bar()])
    let counts = commit([dot(10, x: 100, y: 20, color: blue)], on: stage)
    #expect(counts.pixelsRead == 64)
    // 8 pixels and 7 cells on each side: 36 columns; rows 6 to 41: 36.
    #expect(counts.pixelsDamaged == 1296 && counts.cellsBlurred == 324)
    #expect(stage.shows(show([dot(10, x: 100, y: 20, color: blue), bar()])))
  }

  @Test func aNewColourIsNoReasonToReadAgain() {
    let stage = show([dot(10, x: 100, y: 20), bar()])
    let tinted = bar { $0.backdrop.overlay = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.5) }
    let counts = commit([tinted], on: stage)
    #expect(counts.pixelsRead == 0 && counts.cellsBlurred == 2400)
    #expect(stage.shows(show([dot(10, x: 100, y: 20), tinted])))
    let faded = bar {
      $0.backdrop = tinted.snapshot.backdrop
      $0.opacity = 0.5
    }
    #expect(commit([faded], on: stage).pixelsRead == 0)
    #expect(stage.shows(show([dot(10, x: 100, y: 20), faded])))
  }

  @Test func whatScrollsBeneathIsReadInTheBarOnly() {
    func list(_ y: CGFloat) -> SceneLayer {
      let rows = (0..<30).map { index in
        SceneLayer(
          UInt64(100 + index), CGRect(x: 0, y: index * 20, width: 200, height: 19),
          color: 0xff00_0000 | UInt32(index * 54321))
      }
      return SceneLayer(10, window, rows).with {
        $0.masksToBounds = true
        $0.bounds.origin.y = y
      }
    }
    let stage = show([list(0), bar()])
    for y: CGFloat in [5, 10] { _ = commit([list(y)], on: stage) }
    let counts = commit([list(15)], on: stage)
    #expect(counts.pixelsRead == 9600 && counts.cellsBlurred == 2400)
    // The bar, its copy that moved along with the list, and the rows that came in.
    #expect(counts.pixelsRepainted < 14_000)
    #expect(stage.shows(show([list(15), bar()])))
  }

  @Test func whatMovesReadsItsNewPlace() {
    let stage = show([dot(10, x: 100, y: 20), dot(11, x: 30, y: 90), bar()])
    let lower = bar { $0.position.y += 60 }
    #expect(commit([lower], on: stage).pixelsRead == 9600)
    #expect(stage.shows(show([dot(10, x: 100, y: 20), dot(11, x: 30, y: 90), lower])))
  }

  @Test func oneThatGoesLeavesNothing() {
    let stage = show([dot(10, x: 100, y: 20), bar()])
    let counts = commit([bar { $0.isHidden = true }], on: stage)
    #expect(counts.pixelsRead == 0)
    #expect(stage.shows(show([dot(10, x: 100, y: 20)])))
    stage.commit {
      $0.layers = [SceneLayer(1, window, color: white, [dot(10, x: 100, y: 20)]).whole]
      $0.removed = [LayerID(rawValue: 2)]
    }
    stage.server.synchronize()
    #expect(commit([dot(10, x: 100, y: 30)], on: stage).pixelsRead == 0)
  }

  @Test func aBlurBeneathAnotherMakesThatOneBlurAgain() {
    let other = SceneLayer(3, CGRect(x: 100, y: 0, width: 40, height: 100)).with {
      $0.backdrop.radius = 4
    }
    let layers = { (color: UInt32) in [self.dot(10, x: 90, y: 20, color: color), self.bar(), other]
    }
    let stage = show(layers(red))
    // The dot ends at 98; the second one begins at 100, where only the first one's blur comes.
    let counts = commit([dot(10, x: 90, y: 20, color: blue)], on: stage)
    #expect(counts.pixelsRead > 64 && counts.pixelsRead < 2000)
    #expect(stage.shows(show(layers(blue))))
  }

  @Test func aHiddenWindowReadsNothing() {
    let stage = show([dot(10, x: 100, y: 20), bar()])
    let before = stage.server.statistics.total.pixelsRead
    stage.send(.visible(false))
    _ = commit([dot(10, x: 20, y: 20)], on: stage)
    #expect(stage.server.statistics.total.pixelsRead == before)
    stage.send(.visible(true))
    stage.server.synchronize()
    #expect(stage.shows(show([dot(10, x: 20, y: 20), bar()])))
  }
}
