import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct ScrollingTests {
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 100)

  /// Twenty rows of 10, every second one green.
  private func list(_ frame: CGRect? = nil) -> SceneLayer {
    let rows = (0..<20).map { row in
      SceneLayer(
        UInt64(100 + row), CGRect(x: 0, y: row * 10, width: 40, height: 10),
        color: row % 2 == 0 ? white : green)
    }
    return SceneLayer(2, frame ?? self.frame, rows).with { $0.masksToBounds = true }
  }

  /// Shows the layers in a single buffer and scrolls the list.
  private func scroll(
    _ layers: [SceneLayer], by rows: Double = 3, rolls: Bool = true,
    change: (inout CommitPacket) -> Void = { _ in }
  ) -> (stage: Stage, painted: Int) {
    let stage = Stage(40, 100, bufferCount: 1)
    stage.target.rollsBuffers = rolls
    stage.show(SceneLayer(1, frame, color: white, layers))
    let before = stage.server.statistics.total.pixelsRepainted
    let list = layers.first { $0.id == LayerID(rawValue: 2) } ?? layers[0]
    stage.commit { packet in
      packet.layers = [list.with { $0.bounds.origin.y += rows }.state]
      change(&packet)
    }
    stage.server.synchronize()
    return (stage, stage.server.statistics.total.pixelsRepainted - before)
  }

  private func scrolled(_ layers: [SceneLayer], by rows: Double = 3) -> [SceneLayer] {
    layers.map { $0.id == LayerID(rawValue: 2) ? $0.with { $0.bounds.origin.y += rows } : $0 }
  }

  private func fresh(_ layers: [SceneLayer]) -> [UInt32] {
    let stage = Stage(40, 100)
    stage.show(SceneLayer(1, frame, color: white, layers))
    return stage.pixels
  }

  @Test func onlyTheRowsThatComeIntoSightArePainted() {
    let (stage, painted) = scroll([list()])
    #expect(painted == 40 * 3)
    let all = PixelRegion(PixelRect(x: 0, y: 0, width: 40, height: 100))
    #expect(stage.target.frames.last?.damage == all)
    #expect(stage.pixels == fresh(scrolled([list()])))
  }

  @Test func scrollingBackPaintsTheRowsAtTheTop() {
    let down = list().with { $0.bounds.origin.y = 50 }
    let (stage, painted) = scroll([down], by: -3)
    // At first the buffers have no space above them, so the rest is copied to the far end.
    #expect(painted == 40 * 3)
    stage.commit { $0.layers = [down.with { $0.bounds.origin.y = 45 }.state] }
    stage.server.synchronize()
    #expect(stage.pixels == fresh([down.with { $0.bounds.origin.y = 45 }]))
  }

  @Test func eachBufferIsRolledByAllItMissed() {
    let stage = Stage(40, 100)
    stage.show(SceneLayer(1, frame, color: white, [list()]))
    for offset in stride(from: 2.0, through: 12, by: 2) {
      stage.commit { $0.layers = [list().with { $0.bounds.origin.y = offset }.state] }
      stage.server.synchronize()
      #expect(stage.pixels == fresh([list().with { $0.bounds.origin.y = offset }]))
    }
    let before = stage.server.statistics.total.pixelsRepainted
    stage.commit { $0.layers = [list().with { $0.bounds.origin.y = 15 }.state] }
    stage.server.synchronize()
    // Two buffers in turn: the rows of this step and of the one before.
    #expect(stage.server.statistics.total.pixelsRepainted - before == 40 * (3 + 2))
  }

  @Test func whereBuffersCannotRollAllIsPaintedAnew() {
    let (stage, painted) = scroll([list()], rolls: false)
    #expect(painted == 40 * 100)
    #expect(stage.pixels == fresh(scrolled([list()])))
  }

  @Test func aBarAboveTheListIsPaintedAgain() {
    let bar = SceneLayer(3, CGRect(x: 0, y: 0, width: 40, height: 20), color: red)
    let layers = [bar, list(CGRect(x: 0, y: 20, width: 40, height: 80))]
    let (stage, painted) = scroll(layers)
    #expect(painted == 40 * (20 + 3))
    #expect(stage.pixels == fresh(scrolled(layers)))
  }

  @Test func whatLiesOverTheListIsPaintedWhereItIsAndWhereItWasMovedTo() {
    let button = SceneLayer(3, CGRect(x: 30, y: 80, width: 8, height: 8), color: blue)
    let layers = [list(), button]
    let (stage, painted) = scroll(layers)
    #expect(painted == 40 * 3 + 8 * (8 + 3))
    #expect(stage.pixels == fresh(scrolled(layers)))
  }

  @Test func whatMovesInTheListMeanwhileIsRepaintedWhereItCameFromAndWhereItGoes() {
    let moved = list().sublayers[0].with { $0.position.y += 150 }
    let (stage, _) = scroll([list()]) { $0.layers.append(moved.state) }
    var expected = scrolled([list()])
    expected[0].sublayers[0] = moved
    #expect(stage.pixels == fresh(expected))
  }

  @Test func aRowThatLeavesAtTheTopAndComesAtTheBottomIsPaintedThereOnly() {
    let (rows, moved) = (list().sublayers, list().sublayers[0].with { $0.position.y = 105 })
    var (before, after) = (list(), list())
    before.sublayers = Array(rows[0..<10])
    after.sublayers = rows[1..<10] + [moved]
    let (stage, painted) = scroll([before], by: 10) { $0.layers.append(moved.state) }
    // Where it was at the top are pixels from further down.
    #expect(painted == 40 * 10)
    #expect(stage.pixels == fresh(scrolled([after], by: 10)))
  }

  @Test func anUnevenBackgroundThatShowsThroughKeepsItsPlace() {
    let ground = SceneLayer(3, CGRect(x: 0, y: 40, width: 40, height: 5), color: red)
    var sparse = list()
    sparse.sublayers.removeLast(18)
    let (stage, painted) = scroll([ground, sparse])
    // All but the 17 rows that two opaque rows of the list cover.
    #expect(painted == 40 * 83)
    #expect(stage.pixels == fresh(scrolled([ground, sparse])))
  }

  @Test func anUnevenBackgroundBehindAnOpaqueListDoesNotMatter() {
    let ground = SceneLayer(3, CGRect(x: 0, y: 40, width: 40, height: 5), color: red)
    let opaque = list().with { $0.backgroundColor = CGColor(hex: white) }
    #expect(scroll([ground, opaque]).painted == 40 * 3)
  }

  @Test(arguments: [0.5, 200])
  func fractionsOfPixelsAndLongWaysArePaintedWhole(rows: Double) {
    let (stage, painted) = scroll([list()], by: rows)
    #expect(painted == 40 * 100)
    #expect(stage.pixels == fresh(scrolled([list()], by: rows)))
  }

  @Test func aListThatFadesAsItScrollsIsPaintedWhole() {
    let faded = list().with {
      $0.bounds.origin.y += 3
      $0.opacity = 0.5
    }
    let (stage, painted) = scroll([list()]) { $0.layers = [faded.state] }
    #expect(painted == 40 * 100)
    #expect(stage.pixels == fresh([faded]))
  }

  @Test func aListInAGroupThatMovesIsPaintedWhole() {
    let around = SceneLayer(4, frame, [list()])
    let moved = around.with { $0.position.y += 4 }
    let (stage, _) = scroll([around]) { packet in
      packet.layers = [list().with { $0.bounds.origin.y += 3 }.state, moved.state]
    }
    var expected = moved
    expected.sublayers = scrolled(around.sublayers)
    #expect(stage.pixels == fresh([expected]))
  }

  @Test func ofTwoListsTheLargerIsMoved() {
    let small = list(CGRect(x: 0, y: 0, width: 40, height: 20))
    var large = list(CGRect(x: 0, y: 20, width: 40, height: 80))
    large.id = LayerID(rawValue: 5)
    large.sublayers = large.sublayers.enumerated().map { index, row in
      var row = row
      row.id = LayerID(rawValue: UInt64(300 + index))
      return row
    }
    let next = large.with { $0.bounds.origin.y += 2 }
    let (stage, painted) = scroll([small, large]) { $0.layers.append(next.state) }
    #expect(painted == 40 * (20 + 2))
    #expect(stage.pixels == fresh(scrolled([small]) + [next]))
  }

  /// Colours of single rows, seven of them.
  private var stripes: CGColor {
    let rows = [red, green, blue, white, black, red, white]
    return CGColor(
      pattern: CGPattern(.make(width: 1, rows), size: CGSize(width: 1, height: rows.count)))
  }

  @Test func aPatternScrollsWithTheRowsOnIt() {
    var sparse = list().with { $0.backgroundColor = stripes }
    sparse.sublayers.removeLast(18)
    let (stage, painted) = scroll([sparse])
    #expect(painted == 40 * 3)
    #expect(stage.pixels == fresh(scrolled([sparse])))
  }

  @Test func aPatternBehindTheListKeepsItsPlace() {
    let ground = SceneLayer(3, frame).with { $0.backgroundColor = stripes }
    var sparse = list()
    sparse.sublayers.removeLast(18)
    let (stage, painted) = scroll([ground, sparse])
    #expect(painted == 40 * 83)
    #expect(stage.pixels == fresh(scrolled([ground, sparse])))
  }
}
