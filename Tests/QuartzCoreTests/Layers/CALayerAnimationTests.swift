import CoreGraphics
import PlatformKit
import QuartzCore
import RenderKit
import Testing

private final class Witness: CAAnimationDelegate {
  var events: [String] = []

  func animationDidStart(_ anim: CAAnimation) { events.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
}

extension MainThreadTests {
  @Suite @MainActor struct CALayerAnimationTests {
    private let own = HostRig()
    private var rig: HostRig { own.taken }
    private let layer: CALayer
    private let witness = Witness()

    init() { layer = own.makeLayer() }

    private func makeFade() -> CABasicAnimation {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1
      fade.duration = 2
      fade.delegate = witness
      return fade
    }

    /// The animations in the last packet: "+key" and "-key".
    private var sent: [String] {
      rig.sink.last.animations.map { change in
        switch change {
        case .add(_, let key, _): "+\(key)"
        case .remove(_, let key): "-\(key)"
        }
      }
    }

    private var lastAdded: AnimationSnapshot? {
      rig.sink.last.animations.compactMap { change -> AnimationSnapshot? in
        if case .add(_, _, let animation) = change { animation } else { nil }
      }.last
    }

    private func start(_ animation: CAAnimation) throws -> AnimationID {
      layer.add(animation, forKey: "fade")
      rig.host.commit()
      return try #require(lastAdded).id
    }

    @Test func animationBeginsAtTheLayersTimeOfTheCommit() throws {
      _ = rig
      layer.speed = 2
      layer.beginTime = 900
      layer.timeOffset = 5
      _ = try start(makeFade())
      #expect(lastAdded?.timing.beginTime == (1000.0 - 900) * 2 + 5)
      #expect(layer.animation(forKey: "fade")?.beginTime == 205)
    }

    @Test func endRemovesTellsAndIsHeardOnce() throws {
      _ = rig
      let id = try start(makeFade())
      rig.host.deliver([.animationStarted(layer.id, id)])
      rig.host.deliver([.animationEnded(layer.id, id, finished: true)])
      rig.host.deliver([.animationEnded(layer.id, id, finished: true)])
      #expect(witness.events == ["start", "stop true"])
      #expect(layer.animationKeys() == nil)
    }

    @Test func fillingAnimationStaysAndIsHeardOnce() throws {
      _ = rig
      let fade = makeFade()
      fade.isRemovedOnCompletion = false
      let id = try start(fade)
      rig.host.deliver([.animationEnded(layer.id, id, finished: true)])
      rig.host.deliver([.animationEnded(layer.id, id, finished: true)])
      #expect(layer.animationKeys() == ["fade"])
      layer.removeAnimation(forKey: "fade")
      rig.host.commit()
      #expect(sent == ["-fade"])
      #expect(witness.events == ["stop true"])
    }

    @Test func removingTellsAfterTheCommitAndStaleEndsAreIgnored() throws {
      _ = rig
      let id = try start(makeFade())
      layer.removeAnimation(forKey: "fade")
      #expect(witness.events.isEmpty)
      rig.host.commit()
      rig.host.deliver([.animationEnded(layer.id, id, finished: false)])
      #expect(witness.events == ["stop false"])
      #expect(sent == ["-fade"])
    }

    @Test func sameKeyReplaces() throws {
      _ = rig
      _ = try start(makeFade())
      layer.add(CABasicAnimation(keyPath: "zPosition"), forKey: "fade")
      rig.host.commit()
      #expect(sent == ["-fade", "+fade"])
      #expect(witness.events == ["stop false"])
    }

    @Test func animationRemovedBeforeTheCommitIsNeverSent() {
      _ = rig
      layer.add(makeFade(), forKey: "fade")
      layer.removeAllAnimations()
      rig.host.commit()
      #expect(rig.sink.packets.isEmpty)
      #expect(witness.events == ["stop false"])
    }

    @Test func layerNobodySeesDropsItsAnimationsAtTheCommit() {
      _ = rig
      let lonely = CALayer()
      lonely.add(makeFade(), forKey: "fade")
      #expect(lonely.animationKeys() == ["fade"])
      rig.host.commit()
      #expect(lonely.animationKeys() == nil)
      #expect(witness.events == ["stop true"])
      #expect(rig.sink.packets.isEmpty)
    }

    @Test func animationAddedBeforeItsLayerIsShownIsSentOnce() {
      _ = rig
      let late = CALayer()
      late.add(makeFade(), forKey: "fade")
      rig.root.addSublayer(late)
      rig.host.commit()
      #expect(sent == ["+fade"])
      #expect(witness.events.isEmpty)
    }

    @Test func leavingTheWindowEndsAnimationsUnfinished() throws {
      _ = rig
      _ = try start(makeFade())
      layer.removeFromSuperlayer()
      rig.host.commit()
      #expect(layer.animationKeys() == nil)
      #expect(witness.events == ["stop false"])
    }

    @Test func movingWithinTheTurnKeepsAnimationsRunning() throws {
      _ = rig
      _ = try start(makeFade())
      let other = rig.makeLayer()
      other.addSublayer(layer)
      rig.host.commit()
      #expect(layer.animationKeys() == ["fade"])
      #expect(sent.isEmpty)
    }

    @Test func bareLayerAnimatesItsChangesForAQuarterOfASecond() throws {
      _ = rig
      layer.position = CGPoint(x: 10, y: 0)
      rig.host.commit()
      let animation = try #require(lastAdded)
      #expect(animation.timing.duration == 0.25)
      #expect(layer.animationKeys() == ["position"])
      #expect(rig.sink.last.layers[0].snapshot.position == CGPoint(x: 10, y: 0))
    }

    @Test func transactionSetsDurationOrDisablesActions() throws {
      _ = rig
      CATransaction.setAnimationDuration(4)
      layer.opacity = 0.5
      CATransaction.setDisableActions(true)
      layer.zPosition = 3
      rig.host.commit()
      #expect(layer.animationKeys() == ["opacity"])
      #expect(try #require(lastAdded).timing.duration == 4)
    }

    @Test func layerAddedInThisTurnDoesNotAnimate() {
      _ = rig
      let fresh = CALayer()
      rig.root.addSublayer(fresh)
      fresh.position = CGPoint(x: 10, y: 0)
      rig.host.commit()
      #expect(fresh.animationKeys() == nil)
    }

    @Test func ownActionsComeBeforeTheClasss() {
      _ = rig
      layer.actions = ["opacity": NSNull()]
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      #expect(layer.action(forKey: "opacity") == nil)
      #expect(layer.action(forKey: "position") is CABasicAnimation)
      #expect(layer.action(forKey: "name") == nil)
    }

    @Test func presentationShowsTheScreensMoment() throws {
      _ = rig
      _ = try start(makeFade())
      rig.sink.shownTime = HostTime(seconds: 1001)
      let shown = try #require(layer.presentation())
      #expect(abs(shown.opacity - 0.5) < 1e-6)
      #expect(layer.opacity == 1)
      #expect(shown.model() === layer)
      #expect(shown.superlayer?.model() === rig.root)
      #expect(rig.root.presentation()?.sublayers?.first?.model() === layer)
    }

    @Test func layerNotShownYetHasNoPresentation() {
      _ = rig
      #expect(CALayer().presentation() == nil)
      let fresh = CALayer()
      rig.root.addSublayer(fresh)
      #expect(fresh.presentation() == nil)
    }

    @Test func changingAPresentationCopyChangesNothing() throws {
      _ = rig
      let shown = try #require(layer.presentation())
      shown.opacity = 0.1
      #expect(layer.opacity == 1)
      #expect(rig.turnsAsked == 0)
    }
  }
}
