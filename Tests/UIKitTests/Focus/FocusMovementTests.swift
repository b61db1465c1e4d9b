import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Tab between groups, arrows within them, requests, guides and the order of callbacks.
@MainActor
final class FocusMovementTests {
  private final class Stop: UIView {
    var name = ""
    var log: (String) -> Void = { _ in }
    var allows = true
    override var canBecomeFocused: Bool { true }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      log("should \(name)")
      return allows
    }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      log("did \(name)")
    }
  }

  private final class Holder: UIView {
    var log: (String) -> Void = { _ in }
    var preferred: [any UIFocusEnvironment] = []
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      log("did holder")
    }
  }

  private let harness = AppHarness()
  private let page = Holder(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private var log: [String] = []
  private var stops: [Stop] = []

  /// A grid of three columns and two rows: a b c above d e f.
  private func show() {
    for (index, name) in ["a", "b", "c", "d", "e", "f"].enumerated() {
      let stop = Stop(
        frame: CGRect(x: 20 + 90 * (index % 3), y: 20 + 90 * (index / 3), width: 60, height: 60))
      stop.name = name
      stop.log = { [unowned self] in log.append($0) }
      stops.append(stop)
      page.addSubview(stop)
    }
    page.log = { [unowned self] in log.append($0) }
    harness.show(page)
  }

  private var focused: String? { stops.first { $0.isFocused }?.name }

  private func press(_ keys: UIKeyboardHIDUsage...) { for key in keys { harness.press(key) } }

  @Test func arrowsGoToTheNearestInTheirDirection() {
    show()
    press(.keyboardTab)
    #expect(focused == "a")
    press(.keyboardRightArrow, .keyboardDownArrow)
    #expect(focused == "e")
    press(.keyboardRightArrow, .keyboardUpArrow)
    #expect(focused == "c")
    press(.keyboardRightArrow, .keyboardUpArrow)
    #expect(focused == "c", "nothing lies there")
    press(.keyboardLeftArrow, .keyboardLeftArrow)
    #expect(focused == "a")
  }

  /// As the buttons of a list's rows do.
  @Test func ofPlacesThatTouchTheOneBesideIsNearest() {
    let rows = (0..<3).map { CGRect(x: 40, y: 44 * $0, width: 260, height: 44) }
    let buttons = rows.map { CGRect(x: 0, y: $0.minY, width: 40, height: 44) }
    for index in rows.indices {
      #expect(FocusDirections.nearest(buttons, from: rows[index], .left) == index)
      #expect(FocusDirections.nearest(rows, from: buttons[index], .right) == index)
    }
  }

  @Test func aGroupIsOneStopForTabAndKeepsItsPlace() {
    show()
    for stop in stops.prefix(3) { stop.focusGroupIdentifier = "top" }
    press(.keyboardTab, .keyboardRightArrow)
    #expect(focused == "b")
    press(.keyboardDownArrow)
    #expect(focused == "b", "arrows stay within the group")
    press(.keyboardTab)
    #expect(focused == "d")
    harness.press(.keyboardTab, modifiers: .shift)
    #expect(focused == "b", "it had the focus last")
    press(.keyboardTab)
    stops[2].focusGroupPriority = .prioritized
    harness.press(.keyboardTab, modifiers: .shift)
    #expect(focused == "c")
  }

  @Test func tabComesToWhatIsReadFirstInAGroupWhereverItIsInTheTree() {
    show()
    for stop in stops { stop.focusGroupIdentifier = "all" }
    page.sendSubviewToBack(stops[5])
    page.sendSubviewToBack(stops[2])
    press(.keyboardTab)
    #expect(focused == "a")
  }

  @Test func environmentsAreAskedAndToldFromTheInnermostOn() {
    show()
    press(.keyboardTab)
    log = []
    press(.keyboardTab)
    #expect(log == ["should a", "should b", "did a", "did b", "did holder"])
    log = []
    stops[1].allows = false
    press(.keyboardTab)
    #expect(focused == "b" && log == ["should b"])
  }

  @Test func aRequestMovesTheFocusInTheNextTurn() {
    show()
    page.preferred = [stops[4]]
    page.setNeedsFocusUpdate()
    harness.settle()
    #expect(focused == nil, "the page does not hold the focus")
    press(.keyboardTab)
    page.setNeedsFocusUpdate()
    #expect(focused == "a")
    harness.settle()
    #expect(focused == "e")
    let system = UIFocusSystem.focusSystem(for: page)
    #expect(system?.focusedItem === stops[4])
    system?.requestFocusUpdate(to: stops[2])
    system?.updateFocusIfNeeded()
    #expect(focused == "c")
    #expect(UIFocusSystem.environment(page, contains: stops[2]))
    #expect(!UIFocusSystem.environment(stops[2], contains: page))
  }

  @Test func aGuideLeadsElsewhere() {
    show()
    for stop in [stops[1], stops[2]] { stop.isHidden = true }
    let guide = UIFocusGuide()
    page.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 110),
      guide.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 60),
      guide.heightAnchor.constraint(equalToConstant: 60),
    ])
    harness.settle()
    guide.preferredFocusEnvironments = [stops[5]]
    press(.keyboardTab, .keyboardRightArrow)
    #expect(focused == "f")
    press(.keyboardTab)
    #expect(focused == "a")
    guide.isEnabled = false
    press(.keyboardRightArrow)
    #expect(focused == "e", "the nearest to the right")
  }

  @Test func aContainerTellsOfTheItemsInARectangle() {
    show()
    let container: (any UIFocusItemContainer)? = page.focusItemContainer
    let row = container?.focusItems(in: CGRect(x: 0, y: 0, width: 150, height: 50))
    #expect(row?.compactMap { ($0 as? Stop)?.name } == ["a", "b"])
    #expect(container?.coordinateSpace === page)
    let scroller = UIScrollView(frame: page.bounds)
    scroller.contentSize = CGSize(width: 300, height: 900)
    scroller.contentInset.top = 50
    let scrolling: any UIFocusItemScrollableContainer = scroller
    #expect(scrolling.visibleSize == CGSize(width: 300, height: 150))
    scrolling.contentOffset.y = 40
    #expect(scroller.contentOffset.y == 40)
  }

  @Test func animationsOfAFocusChangeKnowTheirLength() {
    final class Fading: UIView {
      var ends = 0
      override var canBecomeFocused: Bool { true }
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        let isComing = context.nextFocusedItem === self
        let fade = { [unowned self] (animation: any UIFocusAnimationContext) in
          alpha = isComing ? CGFloat(animation.duration) : 1
        }
        let end = { [unowned self] in ends += 1 }
        if isComing {
          coordinator.addCoordinatedFocusingAnimations(fade, completion: end)
        } else {
          coordinator.addCoordinatedUnfocusingAnimations(fade, completion: end)
        }
      }
    }
    show()
    let view = Fading(frame: CGRect(x: 0, y: 180, width: 50, height: 20))
    page.insertSubview(view, at: 0)
    press(.keyboardTab)
    #expect(view.isFocused && view.alpha == 0.25 && view.ends == 0)
    harness.advance(by: 0.3)
    #expect(view.ends == 1)
    press(.keyboardTab)
    harness.advance(by: 0.3)
    #expect(view.alpha == 1 && view.ends == 2)
  }

  @Test func anEnvironmentFindsItsFocusSystem() {
    show()
    press(.keyboardTab)
    #expect(UIFocusSystem(for: page)?.focusedItem === stops[0])
    UIFocusSystem(for: page)?.requestFocusUpdate(to: stops[4])
    harness.settle()
    #expect(focused == "e")
    #expect(UIFocusSystem(for: UIView()) == nil)
  }

  @Test func aScrollViewShowsWhatGetsTheFocus() {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    scroller.contentSize = CGSize(width: 300, height: 1000)
    for y in [20, 600] as [CGFloat] {
      scroller.addSubview(Stop(frame: CGRect(x: 20, y: y, width: 60, height: 40)))
    }
    harness.show(scroller)
    press(.keyboardTab, .keyboardTab)
    harness.advance(by: 1)
    #expect(scroller.contentOffset.y == 548)
  }

  @Test func theFocusFollowsTheFirstResponderOnceItIsInUse() {
    final class Field: UIView {
      override var canBecomeFocused: Bool { true }
      override var canBecomeFirstResponder: Bool { true }
    }
    show()
    let field = Field(frame: CGRect(x: 0, y: 180, width: 50, height: 20))
    page.addSubview(field)
    field.becomeFirstResponder()
    #expect(!field.isFocused)
    press(.keyboardTab)
    #expect(focused == "a" && !field.isFirstResponder)
    field.becomeFirstResponder()
    #expect(field.isFocused)
  }
}
