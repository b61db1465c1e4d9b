import RenderKit
import Testing

@Suite struct UncommonLayerStateTests {
  @Test func plainSnapshotsHaveNoBox() {
    let snapshot = LayerSnapshot()
    _ = snapshot.rare
    #expect(!snapshot.hasRareState)
  }

  @Test func aSnapshotStaysSmall() {
    #expect(MemoryLayout<LayerSnapshot>.stride <= 400)
  }
}
