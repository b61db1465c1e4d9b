import CoreGraphics
import RasterKit
import RenderKit
import Testing

/// A window of 60 by 100 with a list of 40 by 60 in it, whose pixels are copied as it scrolls.
struct ScrolledPartsTests {
  private let window = CGRect(x: 0, y: 0, width: 60, height: 100)

  /// Tiles of 10 by 10 in two colours.
  private func list(
    _ change: (inout LayerSnapshot) -> Void = { _ in }
  ) -> SceneLayer {
    let tiles = (0..<200).map { index in
      let (row, column) = (index / 10, index % 10)
      return SceneLayer(
        UInt64(100 + index),
        CGRect(x: column * 10, y: row * 10, width: 10, height: 10),
        color: (row + column) % 2 == 0 ? white : green)
    }
    return SceneLayer(2, CGRect(x: 10, y: 20, width: 40, height: 60), tiles).with {
      $0.masksToBounds = true
      change(&$0)
    }
  }

  /// Pixels that a step paints when it follows two others, and whether the screen then shows what it
  /// should. Two buffers in turn have two steps to catch up with.
  private func painted(
    _ list: SceneLayer, below: [SceneLayer] = [], above: [SceneLayer] = [], dx: Double = 0,
    dy: Double = 0
  ) -> Int {
    let stage = Stage(60, 100)
    stage.show(SceneLayer(1, window, color: white, below + [list] + above))
    var moved = list
    var before = 0
    for _ in 0..<4 {
      before = stage.server.statistics.total.pixelsRepainted
      moved = moved.with {
        $0.bounds.origin.x += dx
        $0.bounds.origin.y += dy
      }
      stage.commit { $0.layers = [moved.state] }
      stage.server.synchronize()
    }
    let fresh = Stage(60, 100)
    fresh.show(SceneLayer(1, window, color: white, below + [moved] + above))
    #expect(stage.pixels == fresh.pixels)
    return stage.server.statistics.total.pixelsRepainted - before
  }

  @Test func sidewaysOnlyTheColumnsThatComeIntoSightArePainted() {
    #expect(painted(list(), dx: 3) == 60 * (3 + 3))
    #expect(painted(list { $0.bounds.origin.x = 50 }, dx: -3) == 60 * (3 + 3))
  }

  @Test func upAndDownWhatIsAroundASmallListIsNotPainted() {
    #expect(painted(list(), dy: 3) == 40 * (3 + 3))
    #expect(painted(list { $0.bounds.origin.y = 90 }, dy: -3) == 40 * (3 + 3))
  }

  @Test func askewBothStripsArePainted() {
    // 6 of 40 columns and 4 of 60 rows, over two steps.
    #expect(painted(list(), dx: 3, dy: 2) == 40 * 60 - 34 * 56)
  }

  @Test func inARoundedCardTheCornersArePaintedToo() {
    let card = list {
      $0.cornerRadius = 8
      $0.backgroundColor = CGColor(hex: white)
    }
    let count = painted(card, dy: 3)
    // Each corner takes 14 by 14 pixels, and their copies as far as the list has moved.
    #expect(count < 40 * 60 / 2 + 200)
    #expect(count >= 4 * 64 + 40 * 6)
  }

  @Test func aBorderStandsStill() {
    let framed = list {
      $0.borderWidth = 1
      $0.borderColor = CGColor(hex: red)
    }
    #expect(painted(framed, dx: 2) < 40 * 60 / 2)
  }

  @Test func underATranslucentBarOnlyTheBarIsBlendedAgain() {
    let bar = SceneLayer(
      3, CGRect(x: 0, y: 20, width: 60, height: 10), color: 0x8000_0000)
    // The bar, its copy 3 points further up or down, and the strip at the end.
    let count = painted(list(), above: [bar], dy: -3)
    #expect(count >= 40 * 10 && count <= 40 * (10 + 6 + 6))
    #expect(painted(list { $0.bounds.origin.x = 50 }, above: [bar], dx: -3) <= 40 * 10 + 60 * 6)
  }

  @Test func aBackgroundThatStandsStillIsPaintedWhereItShows() {
    let picture = SceneLayer(
      3, CGRect(x: 0, y: 40, width: 60, height: 5), color: red)
    var spaced = list()
    spaced.sublayers = (0..<20).map { row in
      SceneLayer(
        UInt64(100 + row), CGRect(x: 0, y: row * 10, width: 40, height: 8), color: green)
    }
    let count = painted(spaced, below: [picture], dy: 3)
    // Two of ten rows are gaps, where they are and where they were in the buffer before.
    #expect(count >= 40 * 12 && count < 40 * 60 / 2)
    #expect(painted(list(), below: [picture], dy: 3) == 40 * (3 + 3))
  }

  @Test func aTranslucentTileOverSuchABackgroundIsPaintedAnew() {
    let picture = SceneLayer(3, CGRect(x: 0, y: 40, width: 60, height: 5), color: red)
    var glass = list()
    for index in glass.sublayers.indices {
      glass.sublayers[index] = glass.sublayers[index].with { $0.opacity = 0.5 }
    }
    #expect(painted(glass, below: [picture], dy: 3) == 40 * 60)
  }

  @Test func pixelsAreMovedWithinTheirArea() {
    var buffer = PixelBuffer(size: PixelSize(width: 6, height: 4))
    let target = buffer.target
    for y in 0..<Int32(4) {
      for x in 0..<Int32(6) { target.address(x: x, y: y).pointee = UInt32(y * 10 + x) }
    }
    for (dx, dy) in [(1, 0), (-2, 0), (0, 1), (0, -1), (2, -1), (-1, 1)] as [(Int32, Int32)] {
      let area = PixelRect(x: 1, y: 0, width: 4, height: 3)
      let before = (0..<4).map { y in (0..<6).map { target.address(x: $0, y: y).pointee } }
      target.move(area, dx: dx, dy: dy)
      for y in 0..<Int32(4) {
        for x in 0..<Int32(6) {
          let source = PixelRect(x: x - dx, y: y - dy, width: 1, height: 1)
          let here = PixelRect(x: x, y: y, width: 1, height: 1)
          let isMoved = area.contains(source) && area.contains(here)
          let expected = isMoved ? before[Int(y - dy)][Int(x - dx)] : before[Int(y)][Int(x)]
          #expect(target.address(x: x, y: y).pointee == expected)
        }
      }
    }
    buffer = PixelBuffer(size: PixelSize(width: 1, height: 1))
  }
}
