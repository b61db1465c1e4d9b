import CoreGraphics
import RenderKit
import Testing

@testable import QuartzCore

/// What the render side does while the main thread is busy, and what the main thread is told
/// afterwards.
extension MainThreadTests {
  @Suite @MainActor struct MainAwayTests {
    private func move(_ duration: Double, _ witness: EndWitness) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 40, duration)
      animation.delegate = witness
      return animation
    }

    @Test func endsAreDeliveredInTheirOrderWhenMainComesBack() {
      let rig = LiveRig(framesPerSecond: 64)
      var order: [Double] = []
      var witnesses: [EndWitness] = []
      for duration in [0.3, 0.1, 0.2] {
        let witness = EndWitness()
        witness.onStop = { order.append(duration) }
        witnesses.append(witness)
        let layer = rig.makeLayer()
        CATransaction.setDisableActions(true)
        layer.backgroundColor = .white
        layer.add(move(duration, witness), forKey: nil)
      }
      rig.settle()
      let before = rig.server.statistics.total.framesPresented
      for _ in 0..<30 { rig.tickAlone(1 / 64) }
      let frames = rig.server.statistics.total.framesPresented - before
      #expect(order.isEmpty)
      // 0.3 s at 64 frames per second are 19.2, and one more shows the end.
      #expect((19...21).contains(frames))
      rig.settle()
      #expect(order == [0.1, 0.2, 0.3])
      #expect(witnesses.allSatisfy { $0.starts == 1 && $0.ends == [true] })
    }

    @Test func aLayersClockStopsAndScrubsWhatRunsBelowIt() throws {
      let rig = LiveRig(framesPerSecond: 1000)
      let (layer, child, witness) = (rig.makeLayer(), CALayer(), EndWitness())
      layer.addSublayer(child)
      (layer.speed, layer.timeOffset) = (0, 10)
      rig.settle()
      child.add(move(1, witness), forKey: nil)
      rig.settle()
      for (offset, place) in [(10.25, 10.0), (10.75, 30), (10.5, 20)] {
        layer.timeOffset = offset
        rig.advance(by: 5)
        #expect(try #require(child.presentation()).position.x == place)
      }
      #expect(witness.ends.isEmpty)
      // As programs resume a paused layer: it continues where it stopped.
      (layer.speed, layer.timeOffset) = (1, 0)
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - 10.5
      rig.advance(by: 0.25)
      #expect(abs(try #require(child.presentation()).position.x - 30) < 0.1)
      rig.advance(by: 0.3)
      #expect(witness.ends == [true])
    }
  }
}
