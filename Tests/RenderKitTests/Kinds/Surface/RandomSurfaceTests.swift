import CoreGraphics
import RasterKit
import RenderKit
import Testing

/// Layers that show feeds look like layers with the same pictures as contents, painted as a whole.
@Suite struct RandomSurfaceTests {
  private let side: Int32 = 48

  /// What a feed shows, and the plain picture of it.
  private struct Source {
    let feed = SurfaceFeed()
    var width: Int32 = 0
    var colors: [UInt32] = []

    var image: CGImage? { colors.isEmpty ? nil : .make(width: width, colors, isOpaque: false) }
  }

  private func begin(_ source: inout Source, _ random: inout RandomScene) {
    source.width = Int32.random(in: 1...30, using: &random.random)
    let height = Int32.random(in: 1...30, using: &random.random)
    source.colors = [UInt32](repeating: red, count: Int(source.width * height))
  }

  /// Changes a part of the picture and presents it, sometimes as one of another size.
  private func present(_ source: inout Source, _ maker: FrameMaker, _ random: inout RandomScene) {
    if source.colors.isEmpty || random.chance(0.1) {
      begin(&source, &random)
      return source.feed.show(maker.frame(source.width, source.colors, isOpaque: false))
    }
    let height = Int32(source.colors.count) / source.width
    let x = Int32.random(in: 0..<source.width, using: &random.random)
    let y = Int32.random(in: 0..<height, using: &random.random)
    let part = PixelRect(
      minX: x, minY: y, maxX: Int32.random(in: x...source.width, using: &random.random),
      maxY: Int32.random(in: y...height, using: &random.random))
    let color = [red, green, blue, 0, 0x8000_0080][Int.random(in: 0..<5, using: &random.random)]
    for y in part.minY..<part.maxY {
      for x in part.minX..<part.maxX { source.colors[Int(y * source.width + x)] = color }
    }
    source.feed.show(maker.frame(source.width, source.colors, isOpaque: false, damage: [part]))
  }

  @Test(arguments: 1...60)
  func framesLookLikeContents(seed: Int) {
    var random = RandomScene(seed: UInt64(seed) + 120_000, side: Double(side))
    var layers = random.tree().flattened
    let maker = FrameMaker()
    var sources: [Int: Source] = [:]
    for index in layers.indices.dropFirst() where random.chance(0.5) {
      let source = Source()
      sources[index] = source
      layers[index] = layers[index].with { $0.contents = nil }.showing(source.feed)
    }
    let stage = Stage(side, side)
    stage.show(SceneTree.assembled(layers))
    for _ in 0..<20 {
      for index in sources.keys.sorted() where random.chance(0.5) {
        present(&sources[index]!, maker, &random)
      }
      if random.chance(0.4) {
        let index = Int.random(in: 1..<layers.count, using: &random.random)
        let kind = layers[index].snapshot.kind
        layers[index].snapshot = random.snapshot(after: layers[index].snapshot)
        if kind is SurfaceSnapshot {
          (layers[index].snapshot.kind, layers[index].snapshot.contents) = (kind, nil)
        }
        stage.commit { $0.layers = [layers[index].whole] }
      }
      if random.chance(0.7) { stage.server.synchronize() }
    }
    stage.server.synchronize()
    for (index, source) in sources {
      layers[index].snapshot.kind = nil
      layers[index].snapshot.contents = source.image
      layers[index].snapshot.contentsScale = 1
    }
    let plain = Stage(side, side)
    plain.show(SceneTree.assembled(layers))
    #expect(stage.shows(plain))
  }
}
