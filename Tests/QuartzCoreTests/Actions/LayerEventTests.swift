import CoreGraphics
import QuartzCore
import RasterKit
import RenderKit
import Testing

private final class Note: CAAction {
  var events: [String] = []

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    events.append(event)
  }
}

extension MainThreadTests {
  @Suite @MainActor struct LayerEventTests {
    private let own = HostRig()
    private var rig: HostRig { own.taken }
    private let note = Note()

    private func noted(_ keys: [String]) -> [String: any CAAction] {
      Dictionary(uniqueKeysWithValues: keys.map { ($0, note as any CAAction) })
    }

    @Test func comingAndGoingAreEventsOfTheLayer() {
      _ = rig
      let layer = CALayer()
      layer.actions = noted([kCAOnOrderIn, kCAOnOrderOut])
      rig.root.addSublayer(layer)
      #expect(note.events == ["onOrderIn"])
      rig.settle()
      layer.removeFromSuperlayer()
      #expect(note.events == ["onOrderIn", "onOrderOut"])
    }

    @Test func anAnimationAddedWhenALayerLeavesComesTooLateToBeSeen() {
      let layer = rig.makeLayer()
      layer.actions = [kCAOnOrderOut: CABasicAnimation(keyPath: "opacity")]
      layer.removeFromSuperlayer()
      #expect(layer.animationKeys() == [kCAOnOrderOut])
      rig.host.commit()
      #expect(rig.sink.last.removed == [layer.id] && rig.sink.last.animations.isEmpty)
      #expect(layer.animationKeys() == nil)
    }

    @Test func hidingAndShowingAreTheSameEvents() {
      let layer = rig.makeLayer()
      layer.actions = noted([kCAOnOrderIn, kCAOnOrderOut])
      layer.isHidden = true
      layer.isHidden = true
      layer.isHidden = false
      #expect(note.events == ["onOrderOut", "onOrderIn"])
    }

    @Test func aSuperlayerHearsOfItsSublayers() {
      let layer = rig.makeLayer()
      layer.actions = noted(["sublayers"])
      let (first, second) = (CALayer(), CALayer())
      layer.addSublayer(first)
      layer.addSublayer(second)
      layer.insertSublayer(second, at: 0)
      first.removeFromSuperlayer()
      #expect(note.events == Array(repeating: "sublayers", count: 4))
    }

    @Test func aTransitionAnswersAChangeOfSublayers() {
      let layer = rig.makeLayer()
      layer.actions = ["sublayers": CATransition()]
      layer.addSublayer(CALayer())
      #expect(layer.animationKeys() == [kCATransition])
    }

    @Test func eventsAreSilentWithoutAWindowAndWithoutActions() {
      _ = rig
      let layer = CALayer()
      layer.actions = noted(["sublayers", kCAOnOrderIn])
      layer.addSublayer(CALayer())
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      rig.root.addSublayer(layer)
      CATransaction.commit()
      #expect(note.events.isEmpty)
    }

    @Test func stylesAnswerAfterActionsAndBeforeTheClass() {
      let layer = rig.makeLayer()
      layer.style = ["actions": noted(["opacity", "position"])]
      layer.actions = ["position": NSNull()]
      layer.opacity = 0.5
      layer.position.x = 9
      #expect(note.events == ["opacity"])
      #expect(layer.animationKeys() == nil)
    }

    @Test func contentsFadeByThemselves() {
      let layer = rig.makeLayer()
      layer.contents = CGImage(pixels: .init(size: .init(width: 1, height: 1)))
      let animation = layer.animation(forKey: "contents") as? CABasicAnimation
      #expect(animation?.keyPath == "contents" && animation?.fromValue is NSNull)
    }

    @Test func aLayerHasOneTransitionWhateverItsKey() {
      let layer = rig.makeLayer()
      layer.add(CATransition(), forKey: "a")
      layer.add(CATransition(), forKey: nil)
      #expect(layer.animationKeys() == [kCATransition])
    }
  }
}
