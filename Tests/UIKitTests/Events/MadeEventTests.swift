import Testing
import UIKit

/// Events and touches created by programs for their own tests.
@MainActor
struct MadeEventTests {
  private final class Finger: UITouch {
    let place: CGPoint
    init(_ place: CGPoint) {
      self.place = place
      super.init()
    }
    override var phase: Phase { .moved }
    override var tapCount: Int { 2 }
    override var type: TouchType { .pencil }
    override var view: UIView? { nil }
    override var window: UIWindow? { nil }
    override var timestamp: TimeInterval { 3 }
    override var force: CGFloat { 4 }
    override func location(in view: UIView?) -> CGPoint { place }
  }

  private final class Key: UIKey {
    override var characters: String { "k" }
  }

  private final class Shake: UIEvent {
    override var type: EventType { .motion }
    override var allTouches: Set<UITouch>? { [Finger(.zero)] }
  }

  @Test func aTouchIsAFingerThatLands() {
    let touch = UITouch()
    #expect(touch.phase == .began && touch.type == .direct)
    #expect(touch.tapCount == 0 && touch.timestamp == 0)
    #expect(touch.view == nil && touch.window == nil && touch.gestureRecognizers == nil)
    #expect(touch.location(in: nil) == .zero && touch.previousLocation(in: UIView()) == .zero)
    #expect(touch.force == 0 && touch.maximumPossibleForce == 0 && touch.majorRadius == 0)
  }

  @Test func anEventIsOneOfTouches() {
    let event = UIEvent()
    #expect(event.type == .touches && event.subtype == .none)
    #expect(event.allTouches == nil && event.timestamp == 0)
    #expect(event.coalescedTouches(for: UITouch()) == nil)
    #expect(event.touches(for: UIView()) == nil)
  }

  @Test func pressesAndKeysCanBeMadeToo() {
    #expect(UIPress().phase == .began && UIPress().key == nil)
    #expect(UIPressesEvent().type == .presses && UIPressesEvent().allPresses == [])
    #expect(UIKey().characters == "" && Key().characters == "k")
  }

  @Test func subclassesSayWhatTheyLike() {
    let touch: UITouch = Finger(CGPoint(x: 3, y: 4))
    #expect(touch.phase == .moved && touch.tapCount == 2 && touch.type == .pencil)
    #expect(touch.location(in: nil) == CGPoint(x: 3, y: 4) && touch.force == 4)
    #expect(touch.timestamp == 3 && touch.view == nil && touch.window == nil)
    #expect(Shake().type == .motion && Shake().allTouches?.count == 1)
  }

  @Test func viewsAndRecognizersTakeThem() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var downs = 0
    control.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
    control.touchesBegan([UITouch()], with: UIEvent())
    #expect(control.isTracking && downs == 1)
    control.touchesCancelled([UITouch()], with: nil)
    let tap = UITapGestureRecognizer()
    tap.touchesBegan([UITouch()], with: UIEvent())
    #expect(tap.state == .possible)
  }
}
