import CoreGraphics
import Diagnostics
import PlatformKit
import Testing

@testable import RasterKit
@testable import RenderKit

/// A tree is broken by hand in each way that matters.
struct RenderTreeInvariantTests {
  /// Layer 1 is the root, with 2 and 3 and forty more in it; 4 is the mask of 2.
  fileprivate static func makeTree() -> RenderTree {
    let tree = RenderTree(inbox: FeedbackInbox())
    let size = PixelSize(width: 100, height: 100)
    var masked = SceneLayer(2, CGRect(x: 0, y: 0, width: 10, height: 10), color: red)
    masked.snapshot.rare.group.mask = LayerID(rawValue: 4)
    masked.mask = [SceneLayer(4, CGRect(x: 0, y: 0, width: 5, height: 5), color: red)]
    let others = (0..<40).map {
      SceneLayer(100 + UInt64($0), CGRect(x: $0 * 2, y: 50, width: 2, height: 2), color: green)
    }
    let plain = SceneLayer(3, CGRect(x: 20, y: 0, width: 10, height: 10), color: blue)
    let root = SceneLayer(
      1, CGRect(x: 0, y: 0, width: 100, height: 100), color: white, [masked, plain] + others)
    var packet = CommitPacket(time: HostTime(seconds: 0))
    packet.surfaces = [
      SurfaceChange(
        id: SurfaceID(rawValue: 1),
        kind: .attached(root: root.id, target: StageTarget(), clock: StageClock())),
      SurfaceChange(
        id: SurfaceID(rawValue: 1), kind: .resized(size, scale: 1, syncToken: nil)),
    ]
    packet.layers = root.flattened.map(\.whole)
    tree.apply(packet)
    tree.trackDamage()
    return tree
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    var message: String
    var make: @Sendable (RenderTree) -> Void

    init(_ message: String, _ make: @escaping @Sendable (RenderTree) -> Void) {
      self.message = message
      self.make = make
    }

    var testDescription: String { message }
  }

  static let links = [
    Fault("layer 3 is in the table as 77") { $0.layers[LayerID(rawValue: 77)] = $0[3] },
    Fault("sublayer 3 is not in the table") { $0.layers[LayerID(rawValue: 3)] = nil },
    Fault("sublayer 2 has another parent") { $0[2].parent = nil },
    Fault("sublayer 3 is listed twice") { $0[1].children.append($0[3]) },
    Fault("its parent does not list it") {
      $0[1].children.removeLast()
      $0[1].index = nil
    },
    Fault("its mask has another parent") { $0[4].parent = nil },
    Fault("its mask is not in the table") { $0.layers[LayerID(rawValue: 4)] = nil },
    Fault("its model names another mask") { $0[2].shown.rare.group.mask = nil },
    Fault("is in slot 0, not 1") { $0[2].slot = 1 },
    Fault("sublayer 3 is not painted in its order") { $0[3].order = 0 },
    Fault("it does not paint all sublayers") { $0[1].depthOrder = [$0[2]] },
    Fault("it changed and is not among the changed layers") { $0[3].childrenChanged = true },
    Fault("the index has other extents") { $0[1].index?.move(0, to: .empty) },
  ]

  static let states = [
    Fault("it has animations that are never evaluated") {
      $0[3].animator = LayerAnimator(model: $0[3].shown)
    },
    Fault("its state was made for another kind") { $0[3].kindType = ObjectIdentifier(Int.self) },
    Fault("instance 3 is not in the table") { $0[2].instances = [$0[3]] },
    Fault("a layer is listed as changed twice") {
      $0.willChange($0[3], .own)
      $0.changed.append($0[3])
    },
    Fault("a layer did not change") { $0.changed = [$0[3]] },
    Fault("layer 3 is not listed as changed") { $0[3].effect = .own },
    Fault("a layer is evaluated twice") { $0.animated = [$0[3], $0[3]] },
    Fault("its root is on another surface") { $0[1].surface = nil },
    Fault("damage reaches out of the surface") {
      $0.surfaces[0].damage.add(PixelRegion(PixelRect(x: 90, y: 0, width: 20, height: 1)))
    },
    Fault("damage: rectangles 0 and 1 overlap") {
      var region = PixelRegion(PixelRect(x: 0, y: 0, width: 2, height: 2))
      region.append(PixelRect(x: 1, y: 0, width: 2, height: 2))
      $0.surfaces[0].damage.presented(1)
      $0.surfaces[0].damage.add(region)
    },
  ]

  @Test func aTreeThatWasOnlyUsedIsSound() {
    #expect(RenderTreeInvariantTests.makeTree().brokenInvariant == nil)
  }

  @Test func aLayerThatIsPlainAgainKeepsNothingOfItsKind() {
    let tree = RenderTreeInvariantTests.makeTree()
    var special = tree[3].shown
    special.kind = TransformSnapshot()
    for snapshot in [special, tree[3].shown] {
      var packet = CommitPacket(time: HostTime(seconds: 1))
      packet.layers = [LayerChange(id: LayerID(rawValue: 3), snapshot: snapshot)]
      tree.apply(packet)
      tree.trackDamage()
      #expect(tree.brokenInvariant == nil)
    }
    #expect(tree[3].kindType == nil)
  }

  @Test(arguments: links + states) func whatIsBrokenIsFound(fault: Fault) {
    let tree = RenderTreeInvariantTests.makeTree()
    fault.make(tree)
    let found = tree.brokenInvariant
    #expect(found?.contains(fault.message) == true, "\(found ?? "nothing")")
  }

  @Test func aTreeMadeUnderTheFlagTrapsAtItsNextStep() async {
    await #expect(processExitsWith: .failure) {
      let tree = Invariants.$areChecked.withValue(true) { RenderTreeInvariantTests.makeTree() }
      tree[3].effect = .own
      tree.evaluate(at: HostTime(seconds: 1))
    }
  }

  @Test func anyOtherGoesOn() {
    let tree = RenderTreeInvariantTests.makeTree()
    tree[3].effect = .own
    #expect(tree.evaluate(at: HostTime(seconds: 1)) == 0)
  }
}

extension RenderTree {
  fileprivate subscript(number: UInt64) -> RenderLayer { layers[LayerID(rawValue: number)]! }
}
