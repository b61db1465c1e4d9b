import CoreGraphics
import RenderKit
import Testing

@testable import QuartzCore

/// Layers with a stopped clock, scrubbed through `timeOffset`.
extension MainThreadTests {
  @Suite @MainActor struct ScrubbingTests {
    private func move() -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (8, 40, 1)
      return animation
    }

    private func shown(_ layer: CALayer) throws -> CGFloat {
      try #require(layer.presentation()).position.x
    }

    @Test(arguments: [0, 10, -3] as [Double])
    func aFrozenLayerIsScrubbedFromWhereItsClockStands(start: Double) throws {
      let rig = LiveRig()
      let (layer, witness) = (rig.makeLayer(), EndWitness())
      (layer.speed, layer.timeOffset) = (0, start)
      rig.settle()
      let animation = move()
      animation.delegate = witness
      layer.add(animation, forKey: "move")
      rig.settle()
      #expect(layer.animation(forKey: "move")?.beginTime == start)
      for (offset, place) in [(0.25, 16.0), (0.75, 32), (0.5, 24), (0, 8)] {
        layer.timeOffset = start + offset
        rig.advance(by: 5)
        #expect(try shown(layer) == place)
      }
      #expect(witness.ends.isEmpty)
    }

    @Test func theRenderSideIsToldTheBeginZero() throws {
      let rig = HostRig()
      let layer = rig.makeLayer()
      layer.speed = 0
      rig.host.commit()
      layer.add(move(), forKey: "move")
      rig.host.commit()
      guard case .add(_, _, let sent)? = rig.sink.last.animations.first else {
        Issue.record("no animation sent")
        return
      }
      #expect(sent.timing.beginTime == 0)
      #expect(sent.timing.progress(at: 0.5).progress == 0.5)
    }

    /// The presentation agrees with the screen before the animation begins.
    @Test func scrubbedBackBeforeItsBeginItShowsTheModel() throws {
      let rig = LiveRig()
      let layer = rig.makeLayer()
      (layer.speed, layer.timeOffset) = (0, 5)
      rig.settle()
      layer.add(move(), forKey: "move")
      rig.settle()
      layer.timeOffset = 4.5
      rig.advance(by: 1)
      #expect(try shown(layer) == 0)
      layer.timeOffset = 5.5
      rig.advance(by: 1)
      #expect(try shown(layer) == 24)
    }

    /// Programs reuse one animation object.
    @Test func anAnimationThatBeganAtZeroIsAddedAgainWithThatBegin() throws {
      let rig = LiveRig()
      let layer = rig.makeLayer()
      layer.speed = 0
      rig.settle()
      layer.add(move(), forKey: "move")
      rig.settle()
      let again = try #require(layer.animation(forKey: "move"))
      layer.timeOffset = 0.5
      layer.add(again, forKey: "move")
      rig.settle()
      #expect(try shown(layer) == 24)
      let anew = move()
      anew.beginTime = 0
      layer.add(anew, forKey: "move")
      rig.settle()
      #expect(try shown(layer) == 8)
    }
  }
}
