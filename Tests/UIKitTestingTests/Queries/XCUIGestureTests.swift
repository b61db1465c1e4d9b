import Testing
import UIKit
import UIKitTesting

/// What hands do to elements and to places in them.
@MainActor
struct XCUIGestureTests {
  private let harness = AppHarness()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let pad = Pad(frame: CGRect(x: 50, y: 100, width: 200, height: 200))

  /// Notes where it was touched.
  private final class Pad: UIView, UIContextMenuInteractionDelegate {
    var places: [CGPoint] = []
    var lifts: [CGPoint] = []
    var choice = ""

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      places += touches.map { $0.location(in: self) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      lifts += touches.map { $0.location(in: self) }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { [self] _ in choice = "copied" }])
      })
    }
  }

  init() {
    pad.isAccessibilityElement = true
    pad.accessibilityLabel = "Pad"
    pad.isMultipleTouchEnabled = true
    view.addSubview(pad)
    harness.show(view)
  }

  private var element: XCUIElement { harness.app.otherElements["Pad"] }

  @Test func coordinatesArePlacesInAnElementOrTheApp() {
    let corner = element.coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 0.25))
    let place = corner.withOffset(CGVector(dx: -20, dy: 5)).withOffset(CGVector(dx: -10, dy: 0))
    #expect(place.screenPoint == CGPoint(x: 220, y: 155))
    #expect(place.referencedElement.label == "Pad")
    place.tap()
    place.doubleTap()
    harness.app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 60, dy: 120)).tap()
    let there = CGPoint(x: 170, y: 55)
    #expect(pad.places == [there, there, there, CGPoint(x: 10, y: 20)])
    #expect(harness.app.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test func aPressIsHeldThenDragged() {
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer { press in states.append(press.state) }
    press.allowableMovement = 1000
    pad.addGestureRecognizer(press)
    let target = UILabel(frame: CGRect(x: 300, y: 500, width: 60, height: 20))
    target.text = "There"
    view.addSubview(target)
    element.press(forDuration: 0.4)
    #expect(states.isEmpty)
    element.press(forDuration: 0.6, thenDragTo: harness.app.staticTexts["There"])
    #expect(states.first == .began && states.last == .ended && states.contains(.changed))
  }

  @Test func aDragTakesAsLongAsItsVelocitySays() {
    var (moves, speed) = (0, 0.0)
    let pan = UIPanGestureRecognizer { pan in
      moves += 1
      speed = max(speed, pan.velocity(in: nil).x)
    }
    pad.addGestureRecognizer(pan)
    let start = element.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.5))
    let end = start.withOffset(CGVector(dx: 120, dy: 0))
    start.press(forDuration: 0, thenDragTo: end, withVelocity: 240, thenHoldForDuration: 0)
    #expect((25...32).contains(moves) && abs(speed - 240) < 20, "\(moves) \(speed)")
    (moves, speed) = (0, 0)
    element.swipeRight(velocity: .fast)
    #expect((4...8).contains(moves) && abs(speed - 1500) < 200, "\(moves) \(speed)")
  }

  @Test func fingersPinchAndTurn() {
    var (scale, rotation) = (1.0, 0.0)
    pad.addGestureRecognizer(UIPinchGestureRecognizer { scale = $0.scale })
    pad.addGestureRecognizer(UIRotationGestureRecognizer { rotation = $0.rotation })
    element.pinch(withScale: 2, velocity: 2)
    #expect((1.5...2.01).contains(scale) && abs(rotation) < 0.01, "\(scale)")
    element.pinch(withScale: 0.5, velocity: -1)
    #expect((0.49...0.7).contains(scale), "\(scale)")
    element.rotate(.pi / 2, withVelocity: 3)
    #expect((1.2...1.58).contains(rotation), "\(rotation)")
  }

  @Test func severalFingersTap() {
    var taps: [Int] = []
    for fingers in 2...3 {
      let tap = UITapGestureRecognizer { taps.append($0.numberOfTouchesRequired) }
      tap.numberOfTouchesRequired = fingers
      pad.addGestureRecognizer(tap)
    }
    element.twoFingerTap()
    #expect(taps == [2])
    element.tap(withNumberOfTaps: 2, numberOfTouches: 3)
    #expect(taps == [2, 3, 3])
  }

  @Test func theMouseHoversClicksAndOpensMenus() {
    var isOver = false
    pad.addGestureRecognizer(
      UIHoverGestureRecognizer { isOver = $0.state == .began || $0.state == .changed })
    pad.addInteraction(UIContextMenuInteraction(delegate: pad))
    element.hover()
    #expect(isOver)
    element.coordinate(withNormalizedOffset: CGVector(dx: -0.1, dy: 0)).hover()
    #expect(!isOver)
    element.click()
    #expect(pad.lifts == [CGPoint(x: 100, y: 100)])
    element.doubleClick()
    #expect(pad.lifts.count == 3)
    element.rightClick()
    #expect(harness.app.menuItems["Copy"].waitForExistence(timeout: 2))
    harness.app.menuItems["Copy"].tap()
    harness.advance(by: 1)
    #expect(pad.choice == "copied")
  }

  @Test func theWheelScrollsWhatIsUnderIt() {
    let scroll = UIScrollView(frame: pad.bounds)
    scroll.contentSize = CGSize(width: 200, height: 2000)
    pad.isAccessibilityElement = false
    pad.addSubview(scroll)
    harness.app.scrollViews.firstMatch.scroll(byDeltaX: 0, deltaY: -300)
    #expect(scroll.contentOffset.y == 300)
    harness.app.scrollViews.firstMatch.scroll(byDeltaX: 0, deltaY: 100)
    #expect(scroll.contentOffset.y == 200)
  }

  @Test func keysAreStruckWithModifiers() {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    field.accessibilityLabel = "Name"
    view.addSubview(field)
    let element = harness.app.textFields["Name"]
    element.tap()
    element.typeText("Ann Lee")
    element.typeKey(.delete, modifierFlags: [])
    element.typeKey("a", modifierFlags: .command)
    #expect(field.text == "Ann Le")
    element.typeKey("B", modifierFlags: [])
    #expect(field.text == "B")
    element.typeKey(.home, modifierFlags: [])
    element.typeKey(.forwardDelete, modifierFlags: [])
    #expect(field.text == "")
  }
}
