import RenderKit
import Testing

@Suite struct UncommonLayerStateTests {
  @Test func plainSnapshotsHaveNoBox() {
    let snapshot = LayerSnapshot()
    _ = snapshot.uncommon
    #expect(!snapshot.hasUncommonState)
  }

  @Test func aSnapshotStaysSmall() {
    #expect(MemoryLayout<LayerSnapshot>.stride <= 400)
  }
}
