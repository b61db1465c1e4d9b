import CoreGraphics
import PlatformKit
import RenderKit
import Testing

/// The cost of starting an animation in a large tree.
@Suite struct AnimationStartTests {
  @Test(arguments: [10, 3000])
  func startingAnAnimationTouchesItsLayerAlone(siblings: Int) {
    let stage = Stage(64, 64)
    let layers = (0..<siblings).map { index in
      SceneLayer(
        UInt64(index) + 2, CGRect(x: index % 8 * 8, y: index / 8 % 8 * 8, width: 4, height: 4),
        color: red)
    }
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 64, height: 64), color: black, layers))
    let before = stage.server.statistics.total
    var timing = MediaTiming()
    (timing.beginTime, timing.duration) = (stage.clock.now().seconds, 1)
    stage.add(
      AnimationSnapshot(
        id: AnimationID(rawValue: 1), timing: timing, curve: .linear, isRemovedOnCompletion: true,
        effect: .property(
          PropertyAnimation(
            target: AnimationTarget(.opacity),
            values: .basic(from: .number(0), to: .number(1), by: nil)))), to: 2)
    stage.server.synchronize()
    let after = stage.server.statistics.total
    #expect(after.layersEvaluated - before.layersEvaluated == 1)
    #expect(after.layersChanged - before.layersChanged == 1)
  }
}
