import CoreGraphics
import Testing

@testable import QuartzCore

extension MainThreadTests {
  @Suite @MainActor struct BadAnimationTests {
    private let witness = EndWitness()

    private func make(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      animation.delegate = witness
      change(animation)
      return animation
    }

    @Test func anUnknownKeyPathRunsItsTimeAndEndsFinished() {
      let rig = LiveRig()
      let layer = rig.makeLayer()
      layer.add(make { $0.keyPath = "no.such.thing" }, forKey: nil)
      rig.advance(by: 0.5)
      #expect(witness.starts == 1 && witness.ends.isEmpty)
      rig.advance(by: 0.6)
      #expect(witness.ends == [true])
    }

    @Test func valuesOfAnotherTypeChangeNothingAndEndFinished() {
      let rig = LiveRig()
      let layer = rig.makeLayer()
      layer.add(make { $0.toValue = "far" }, forKey: nil)
      rig.advance(by: 0.5)
      #expect(layer.presentation()?.opacity == 1)
      rig.advance(by: 0.6)
      #expect(witness.ends == [true])
    }

    @Test(arguments: [0, -1, Double.nan])
    func aDurationThatIsNoneIsTheTransactions(duration: Double) {
      let rig = LiveRig()
      let layer = rig.makeLayer()
      layer.add(make { $0.duration = duration }, forKey: nil)
      rig.advance(by: 0.2)
      #expect(witness.ends.isEmpty)
      rig.advance(by: 0.1)
      #expect(witness.ends == [true])
    }

    @Test func aTransactionOfNoDurationEndsItsAnimationsAtOnce() {
      let rig = LiveRig()
      let layer = rig.makeLayer()
      CATransaction.setAnimationDuration(0)
      layer.add(
        make {
          $0.duration = 0
          $0.repeatCount = .infinity
        }, forKey: nil)
      rig.advance(by: 1 / 60)
      #expect(witness.ends == [true])
    }

    @Test func numbersThatAreNoneAreRefusedOrLeftOut() {
      let rig = LiveRig()
      let layer = rig.makeLayer()
      layer.add(make { $0.fromValue = Double.nan }, forKey: "a")
      layer.add(make { ($0.beginTime, $0.speed) = (.infinity, .nan) }, forKey: "b")
      rig.advance(by: 0.5)
      #expect(layer.presentation()?.opacity.isFinite == true)
      rig.advance(by: 0.6)
      #expect(witness.ends == [true, true])
    }

    @Test func whatRepeatsForEverEndsUnfinishedWhenItIsRemoved() {
      let rig = LiveRig()
      let layer = rig.makeLayer()
      layer.add(make { $0.repeatCount = .infinity }, forKey: "a")
      rig.advance(by: 100)
      #expect(witness.ends.isEmpty)
      layer.removeAnimation(forKey: "a")
      rig.advance(by: 0.1)
      #expect(witness.ends == [false])
    }

    @Test func whatIsAddedOutsideAnyWindowIsOverAtOnce() {
      let rig = LiveRig()
      let layer = CALayer()
      layer.add(make(), forKey: "a")
      rig.advance(by: 0.1)
      #expect(witness.ends == [true])
      #expect(layer.animationKeys() == nil)
    }

    @Test func layersThatLeaveEndTheirAnimationsUnfinished() {
      let rig = LiveRig()
      let layer = rig.makeLayer()
      layer.add(make(), forKey: "a")
      rig.advance(by: 0.1)
      layer.removeFromSuperlayer()
      rig.advance(by: 0.1)
      #expect(witness.ends == [false])
    }

    @Test func aCompletionMayRemoveTheOthersAndAddNewOnes() {
      let rig = LiveRig()
      let layer = rig.makeLayer()
      let (other, next) = (EndWitness(), EndWitness())
      defer { witness.onStop = {} }
      witness.onStop = {
        layer.removeAllAnimations()
        layer.add(make { $0.delegate = next }, forKey: "next")
      }
      layer.add(make(), forKey: "a")
      layer.add(
        make {
          $0.delegate = other
          $0.duration = 9
        }, forKey: "b")
      rig.advance(by: 1.1)
      rig.advance(by: 0.1)
      #expect(witness.ends == [true] && other.ends == [false])
      #expect(layer.animationKeys() == ["next"])
      rig.advance(by: 2)
      #expect(next.ends == [true])
    }

    @Test func groupsOfNothingAndOfThemselvesDoNoHarm() {
      let rig = LiveRig()
      let layer = rig.makeLayer()
      let (empty, around) = (CAAnimationGroup(), CAAnimationGroup())
      around.animations = [empty, make { $0.keyPath = nil }]
      around.delegate = witness
      layer.add(around, forKey: nil)
      rig.advance(by: 0.3)
      #expect(witness.ends == [true])
    }
  }
}
