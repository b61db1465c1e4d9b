import CoreGraphics
import RenderKit
import Testing

struct RenderTreeDumpTests {
  @Test func theDumpNamesEveryLayerBelowItsParent() {
    let tree = RenderTree(inbox: FeedbackInbox())
    let child = SceneLayer(2, CGRect(x: 0, y: 0, width: 2, height: 2), color: red)
      .with { $0.isHidden = true }
    let root = SceneLayer(1, CGRect(x: 0, y: 0, width: 4, height: 4), color: white, [child])
    let stage = Stage(4, 4)
    var packet = stage.packet
    packet.surfaces = [
      SurfaceChange(
        id: stage.surface,
        kind: .attached(root: root.id, target: stage.target, clock: stage.frameClock))
    ]
    packet.layers = root.flattened.map(\.whole)
    tree.apply(packet)
    tree.trackDamage()
    let lines = tree.dump().split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("  layer 1 bounds (0.0 0.0 4.0 4.0)"))
    #expect(lines[2].hasPrefix("    layer 2 ") && lines[2].hasSuffix("(not drawn)"))
  }
}
