import AllocationCounter
import CountThresholds
import QuartzCore
import RenderKit
import Testing

extension MainThreadTests {
  /// Counts of the main thread's work for a frame of the benchmark scenes: the changes of the
  /// layers and the commit.
  @Suite @MainActor struct CommitCountThresholdTests {
    @Test(arguments: 0..<6)
    func `no commit of a scene costs more than it did`(index: Int) throws {
      let rig = HostRig()
      let scene = CommitScene.all[index]
      for layer in scene.layers { rig.root.addSublayer(layer) }
      for frame in 0...4 { show(scene, frame, rig) }
      var most: [String: Int] = [:]
      for frame in 5...24 { most.merge(show(scene, frame, rig), uniquingKeysWith: max) }
      try CountThreshold("commit-" + scene.name).expect(atMost: most)
    }

    /// Changes layers without actions, as views do.
    @discardableResult
    private func show(_ scene: CommitScene, _ frame: Int, _ rig: HostRig) -> [String: Int] {
      rig.sink.packets = []
      rig.sink.packets.reserveCapacity(4)
      let before = allocations_on_this_thread()
      CATransaction.setDisableActions(true)
      scene.show(frame)
      rig.host.commit()
      let after = allocations_on_this_thread()
      return [
        "allocations": Int(after - before), "packets": rig.sink.packets.count,
        "layersCommitted": rig.sink.packets.reduce(0) { $0 + $1.layers.count },
        "bytesCommitted": rig.sink.packets.reduce(0) { $0 + $1.byteCount },
      ]
    }
  }
}
