import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct EdgeTests {
  private func show(
    _ frame: CGRect, hard: EdgeSet, _ change: (inout LayerSnapshot) -> Void = { _ in }
  ) -> Stage {
    let stage = Stage(8, 8)
    var layer = SceneLayer(2, frame, color: red)
    layer.snapshot.rare.smoothEdges = EdgeSet.all.subtracting(hard)
    change(&layer.snapshot)
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 8, height: 8), color: black, [layer]))
    return stage
  }

  private func reds(_ stage: Stage, row y: Int32) -> [UInt32] {
    (0..<8).map { stage.pixel($0, y) >> 16 & 255 }
  }

  private func reds(_ stage: Stage, column x: Int32) -> [UInt32] {
    (0..<8).map { stage.pixel(x, $0) >> 16 & 255 }
  }

  private let frame = CGRect(x: 1.25, y: 1.25, width: 4, height: 4)

  @Test func eachEdgeIsSmoothOrHardByItself() {
    // From 1.25 to 5.25: three quarters of pixel 1, whose centre is inside, and a quarter of pixel
    // 5, whose centre is not. 255·3/4 = 191, 255/4 = 64.
    #expect(reds(show(frame, hard: []), row: 3) == [0, 191, 255, 255, 255, 64, 0, 0])
    #expect(reds(show(frame, hard: .minX), row: 3) == [0, 255, 255, 255, 255, 64, 0, 0])
    #expect(reds(show(frame, hard: .maxX), row: 3) == [0, 191, 255, 255, 255, 0, 0, 0])
    #expect(reds(show(frame, hard: .minY), column: 3) == [0, 255, 255, 255, 255, 64, 0, 0])
    #expect(reds(show(frame, hard: .maxY), column: 3) == [0, 191, 255, 255, 255, 0, 0, 0])
    #expect(reds(show(frame, hard: .all), row: 3) == [0, 255, 255, 255, 255, 0, 0, 0])
  }

  @Test func contentsAndBordersHaveTheSameEdges() {
    let image = show(frame, hard: .minX) {
      $0.backgroundColor = nil
      $0.contents = .make(width: 1, [red])
    }
    #expect(reds(image, row: 3) == [0, 255, 255, 255, 255, 64, 0, 0])
    let border = show(CGRect(x: 1.25, y: -3, width: 4, height: 14), hard: .minX) {
      $0.backgroundColor = nil
      ($0.borderWidth, $0.borderColor) = (1.75, CGColor(hex: red))
    }
    // The border's inner edges, at 3 and 3.5, are antialiased: 255 minus 128.
    #expect(reds(border, row: 3) == [0, 255, 255, 127, 255, 64, 0, 0])
  }

  @Test func roundCornersAreSmoothAllAround() {
    let stage = show(frame, hard: .minX) { $0.cornerRadius = 1 }
    #expect(reds(stage, row: 3) == [0, 191, 255, 255, 255, 64, 0, 0])
  }

  /// Two halves of a rotated square.
  private func halves(hard: Bool) -> Stage {
    let stage = Stage(32, 32)
    var left = SceneLayer(2, CGRect(x: 4, y: 6, width: 10, height: 20), color: red)
    var right = SceneLayer(3, CGRect(x: 14, y: 6, width: 10, height: 20), color: red)
    if hard {
      left.snapshot.rare.smoothEdges.remove(.maxX)
      right.snapshot.rare.smoothEdges.remove(.minX)
    }
    var turned = SceneLayer(4, CGRect(x: 0, y: 0, width: 32, height: 32), [left, right])
    turned.snapshot.rotate(0.3)
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 32, height: 32), color: white, [turned]))
    return stage
  }

  @Test func layersThatShareAHardEdgeShowNoSeam() {
    func seam(_ stage: Stage) -> Set<UInt32> {
      // Points of the common edge, rotated by 0.3 around (16, 16).
      Set(
        (-8...8).map { step in
          let (u, v) = (-2.0, Double(step))
          let x = 16 + u * cos(0.3) - v * sin(0.3)
          let y = 16 + u * sin(0.3) + v * cos(0.3)
          return stage.pixel(Int32(x), Int32(y))
        })
    }
    #expect(seam(halves(hard: true)) == [red])
    #expect(seam(halves(hard: false)).count > 1)
  }

  @Test func theOtherEdgesOfThoseAreStillSmooth() {
    let smooth = halves(hard: true).pixels.contains { $0 != red && $0 != white }
    #expect(smooth)
  }
}

struct OpaquePromiseTests {
  private func show(_ pixels: [UInt32], promise: Bool) -> Stage {
    let stage = Stage(32, 32)
    let all = CGRect(x: 0, y: 0, width: 32, height: 32)
    var layer = SceneLayer(2, all)
    layer.snapshot.contents = .make(width: 32, pixels, isOpaque: false)
    layer.snapshot.rare.promisesOpaqueContents = promise
    stage.show(SceneLayer(1, all, color: blue, [layer]))
    return stage
  }

  @Test func anImageThatKeepsThePromiseHidesWhatIsBeneath() {
    let full = [UInt32](repeating: red, count: 1024)
    // Hidden: the backdrop, which the root's blue covers too, and that root.
    #expect(show(full, promise: false).server.statistics.last.itemsCulled == 1)
    let stage = show(full, promise: true)
    #expect(stage.server.statistics.last.itemsCulled == 2)
    #expect(stage.server.statistics.last.pixelsPainted == 1024 && Set(stage.pixels) == [red])
  }

  @Test func anImageThatDoesNotKeepsItsAlpha() {
    var pixels = [UInt32](repeating: red, count: 1024)
    pixels[1023] = 0
    let stage = show(pixels, promise: true)
    #expect(stage.server.statistics.last.itemsCulled == 1)
    #expect(stage.pixel(31, 31) == blue && stage.pixel(30, 31) == red)
  }
}
