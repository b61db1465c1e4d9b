import CoreGraphics
import Foundation
import PlatformKit
import QuartzCore
import RenderKit
import Testing

extension MainThreadTests {
  @Suite @MainActor struct CATransactionTests {
    private let own = HostRig()
    private var rig: HostRig { own.taken }

    private func fade(_ layer: CALayer) -> AnimationID? {
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
      rig.host.commit()
      guard case .add(_, _, let animation)? = rig.sink.last.animations.last else { return nil }
      return animation.id
    }

    @Test func settingsReachInnerTransactionsAndEndWithTheirOwn() {
      _ = rig
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 3)
      CATransaction.setDisableActions(true)
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func implicitTransactionEndsWithTheTurn() {
      _ = rig
      CATransaction.setDisableActions(true)
      rig.root.zPosition = 1
      rig.host.commit()
      #expect(!CATransaction.disableActions())
    }

    @Test func settingsByName() {
      _ = rig
      CATransaction.begin()
      CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue("mine", forKey: "tag")
      CATransaction.setValue("no number", forKey: kCATransactionAnimationDuration)
      #expect(CATransaction.animationDuration() == 2)
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
      #expect(CATransaction.value(forKey: "tag") as? String == "mine")
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "tag") == nil)
    }

    @Test func flushSendsAtOnceAndCommitWithTheTurn() {
      _ = rig
      CATransaction.begin()
      rig.root.zPosition = 1
      CATransaction.commit()
      #expect(rig.sink.packets.isEmpty)
      CATransaction.flush()
      #expect(rig.sink.packets.count == 1)
    }

    @Test func completionWithNothingToWaitForRunsAfterTheCommit() {
      _ = rig
      var packetsThen = -1
      CATransaction.begin()
      CATransaction.setCompletionBlock { [sink = rig.sink] in packetsThen = sink.packets.count }
      CATransaction.setDisableActions(true)
      rig.root.zPosition = 1
      CATransaction.commit()
      #expect(packetsThen == -1)
      rig.host.commit()
      #expect(packetsThen == 1)
    }

    @Test func completionAloneAsksForATurn() {
      _ = rig
      var runs = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { runs += 1 }
      CATransaction.commit()
      #expect(rig.turnsAsked == 1)
      rig.host.commit()
      rig.host.commit()
      #expect(runs == 1)
      #expect(rig.sink.packets.isEmpty)
    }

    @Test func completionWaitsForItsAnimations() throws {
      let layer = rig.makeLayer()
      var runs = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { runs += 1 }
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
      CATransaction.commit()
      let id = try #require(fade(layer))
      let first = rig.sink.last.animations.compactMap { change -> AnimationID? in
        if case .add(_, _, let animation) = change, animation.id != id { animation.id } else { nil }
      }
      rig.host.deliver([.animationEnded(layer.id, id, finished: true)])
      #expect(runs == 0)
      rig.host.deliver([.animationEnded(layer.id, try #require(first.first), finished: true)])
      #expect(runs == 1)
    }

    @Test func outerCompletionWaitsForInnerAnimations() throws {
      let layer = rig.makeLayer()
      var order: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { order.append("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { order.append("inner") }
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
      CATransaction.commit()
      CATransaction.commit()
      rig.host.commit()
      #expect(order.isEmpty)
      layer.removeAnimation(forKey: "a")
      rig.host.commit()
      #expect(order == ["inner", "outer"])
    }

    @Test func commitInsideACommitIsLeftToTheOuterOne() {
      _ = rig
      let layer = FlushingLayer()
      rig.root.addSublayer(layer)
      layer.setNeedsLayout()
      rig.host.commit()
      #expect(rig.sink.packets.count == 1)
    }

    @Test func commitWithoutBeginTraps() async {
      _ = rig
      await #expect(processExitsWith: .failure) { @MainActor in CATransaction.commit() }
    }

    @Test func layersOfWindowsTrapElsewhereThanOnMain() async {
      _ = rig
      await #expect(processExitsWith: .failure) { @MainActor in
        let rig = HostRig()
        nonisolated(unsafe) let layer = rig.root
        await Task.detached { layer.opacity = 0.5 }.value
      }
    }

    @Test func layersOutsideWindowsWorkAnywhere() async {
      _ = rig
      let frame = await Task.detached {
        let (layer, child) = (CALayer(), CALayer())
        layer.addSublayer(child)
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        child.setNeedsLayout()
        layer.layoutIfNeeded()
        return layer.frame
      }.value
      #expect(frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }
}

private final class FlushingLayer: CALayer {
  override func layoutSublayers() { CATransaction.flush() }
}
