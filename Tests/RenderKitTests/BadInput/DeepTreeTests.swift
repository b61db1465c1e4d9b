import CoreGraphics
import RasterKit
import RenderKit
import Testing

/// Ten thousand nested layers: the render queue's stack is small, and no cost may be quadratic in
/// the depth.
@Suite struct DeepTreeTests {
  private static let depth: UInt64 = 10_000

  struct Chain: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Configures one layer of the chain.
    let prepare: @Sendable (inout LayerSnapshot) -> Void
  }

  static let chains = [
    Chain(testDescription: "plain") { _ in },
    Chain(testDescription: "turned") { $0.rotate(0.001) },
    Chain(testDescription: "clipping") {
      $0.masksToBounds = true
      $0.cornerRadius = 1
      $0.rotate(0.0001)
    },
    Chain(testDescription: "faded") {
      $0.opacity = 0.9999
      $0.backgroundColor = CGColor(hex: 0x0100_0000)
    },
    Chain(testDescription: "filtered") { $0.rare.group.filter = .multiply },
    Chain(testDescription: "rasterized") { $0.rare.group.rasterizes = true },
    Chain(testDescription: "casting shadows") {
      $0.rare.shadow.opacity = 0.5
      $0.rare.shadow.radius = 0.5
    },
    Chain(testDescription: "spaces") { $0.kind = TransformSnapshot() },
    Chain(testDescription: "in perspective") { $0.depth.sublayerTransform.m34 = -1e-6 },
    Chain(testDescription: "replicating") { state in
      var replicator = ReplicatorSnapshot()
      replicator.count = 1
      state.kind = replicator
    },
  ]

  @Test(.timeLimit(.minutes(10)), arguments: chains)
  func `the innermost of ten thousand layers is shown, and shown anew`(chain: Chain) {
    let stage = Stage(16, 16)
    var leaf = SceneLayer(Self.depth, CGRect(x: 0, y: 0, width: 16, height: 16), color: red)
    stage.show(links(chain, around: leaf))
    let first = stage.pixel(8, 8)
    leaf = leaf.with { $0.backgroundColor = CGColor(hex: blue) }
    let change = leaf.state
    stage.commit { $0.layers = [change] }
    stage.server.synchronize()
    #expect(stage.server.statistics.total.framesPresented >= 1)
    if chain.testDescription == "plain" {
      #expect(first == red && stage.pixel(8, 8) == blue)
    }
  }

  private func links(_ chain: Chain, around leaf: SceneLayer) -> [LayerChange] {
    let frame = CGRect(x: 0, y: 0, width: 16, height: 16)
    var changes = (1..<Self.depth).map { id in
      let link = id == 1 ? SceneLayer(1, frame, color: white) : SceneLayer(id, frame)
      var change = link.with { if id > 1 { chain.prepare(&$0) } }.whole
      change.sublayers = [LayerID(rawValue: id + 1)]
      return change
    }
    changes.append(leaf.whole)
    return changes
  }
}
