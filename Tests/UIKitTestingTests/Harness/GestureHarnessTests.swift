import Testing
import UIKit
import UIKitTesting

/// Recognizers as in an app's own tests, using only public API.
@MainActor @Suite(.serialized) struct GestureHarnessTests {
  /// Written as for iOS: a check mark, down to the right and then up.
  final class CheckmarkGestureRecognizer: UIGestureRecognizer {
    private enum Stroke { case notStarted, down, up }
    private var stroke = Stroke.notStarted
    private var corner = CGPoint.zero
    private var tracked: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      if touches.count != 1 { state = .failed }
      if tracked == nil {
        tracked = touches.first
        corner = location(in: view)
      } else {
        for touch in touches where touch != tracked { ignore(touch, for: event) }
      }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      guard let touch = touches.first, touch == tracked else { return state = .failed }
      let (new, old) = (touch.location(in: view), touch.previousLocation(in: view))
      if new.x < old.x { return state = .failed }
      switch stroke {
      case .notStarted: stroke = .down
      case .down where new.y < old.y:
        stroke = .up
        corner = old
      case .up where new.y > old.y: state = .failed
      default: break
      }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      guard state == .possible else { return }
      let isMark = stroke == .up && location(in: view).y < corner.y
      state = isMark ? .recognized : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      state = .cancelled
      reset()
    }

    override func reset() {
      super.reset()
      stroke = .notStarted
      tracked = nil
    }
  }

  /// A minimal recognizer.
  final class TouchDownGestureRecognizer: UIGestureRecognizer {
    let delay: Int

    init(delay: Int) {
      self.delay = delay
      super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      if state == .possible { state = .recognized }
    }
  }

  final class Controller: UIViewController {
    var log: [String] = []

    func tapped() { log.append("tapped") }
    func pinched(_ pinch: UIPinchGestureRecognizer) { log.append("\(pinch.state) \(pinch.scale)") }
    func any(_ recognizer: UIGestureRecognizer) { log.append("\(recognizer.state)") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapped))
      view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Self.pinched))
    }
  }

  @Test func aStrangersSubclassRecognizes() {
    let harness = AppHarness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    harness.show(view)
    let controller = Controller()
    let mark = CheckmarkGestureRecognizer(target: controller, action: Controller.any)
    view.addGestureRecognizer(mark)
    harness.trace(in: view, duration: 0.5) { part in
      let y = part < 0.4 ? 100 + 100 * part : 140 - 150 * (part - 0.4)
      return [CGPoint(x: 50 + 100 * part, y: y)]
    }
    #expect(controller.log == ["ended"])
    harness.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 90), in: view)
    #expect(controller.log == ["ended"])
    harness.touchDown(view)
    harness.touchCancel()
    #expect(mark.state == .possible)
  }

  @Test func aSubclassWithAnInitialiserOfItsOwn() {
    let harness = AppHarness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    harness.show(view)
    let controller = Controller()
    let down = TouchDownGestureRecognizer(delay: 3)
    down.addTarget(controller, action: Controller.any)
    down.addTarget(controller, action: Controller.tapped)
    view.addGestureRecognizer(down)
    harness.touchDown(view)
    #expect(controller.log == ["ended", "tapped"])
    harness.touchUp()
    down.removeTarget(controller, action: nil)
    harness.tap(view)
    #expect(controller.log == ["ended", "tapped"])
  }

  @Test func targetsAreMethodsOfTheControllersOwnClass() {
    let harness = AppHarness()
    let controller = Controller()
    harness.show(controller)
    harness.tap(controller.view)
    #expect(controller.log == ["tapped"])
    harness.pinch(controller.view, from: 42, to: 100)
    #expect(controller.log.last == "ended 2.0")
  }

  @Test func closuresGetTheRecognizerAsItsOwnClass() {
    let harness = AppHarness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    harness.show(view)
    var places: [CGPoint] = []
    view.addGestureRecognizer(
      UIPanGestureRecognizer { pan in places.append(pan.translation(in: pan.view)) })
    view.addGestureRecognizer(
      UILongPressGestureRecognizer { press in places.append(press.location(in: press.view)) })
    harness.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 120, y: 10), in: view)
    #expect(places.last == CGPoint(x: 100, y: 0))
    harness.longPress(view)
    #expect(places.last == CGPoint(x: 100, y: 100))
  }

  @Test func aTargetIsNotKept() {
    let harness = AppHarness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    harness.show(view)
    var controller: Controller? = Controller()
    weak let weakly = controller
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: controller, action: Controller.tapped))
    controller = nil
    #expect(weakly == nil)
    harness.tap(view)
  }
}
