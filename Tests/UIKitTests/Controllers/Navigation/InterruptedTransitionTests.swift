import Testing
import UIKitTesting

@testable import UIKit

/// Transitions that meet another one, or whose controllers are let go of half-way: the window goes on answering.
@MainActor
struct InterruptedTransitionTests {
  private let rig = RecordedNavigation()

  /// Whether a tap in the middle of a view reaches it.
  private func answers(_ view: UIView) -> Bool {
    var taps = 0
    let counter = TapCounter { taps += 1 }
    let recognizer = UITapGestureRecognizer(target: counter, action: TapCounter.tapped)
    view.addGestureRecognizer(recognizer)
    rig.harness.tap(view)
    rig.finish()
    view.removeGestureRecognizer(recognizer)
    return taps == 1
  }

  @Test func twoDrivenTransitionsAtOnce() {
    let page = rig.page("b")
    rig.navigation.pushViewController(page, animated: false)
    rig.harness.settle()
    rig.harness.dragFromEdge(to: 200, in: rig.window)
    let driver = UIPercentDrivenInteractiveTransition()
    (rig.animator, rig.interaction) = (TabFade(), driver)
    rig.navigation.delegate = rig
    let other = rig.page("c")
    rig.navigation.pushViewController(other, animated: true)
    driver.update(0.5)
    rig.harness.touchUp()
    rig.harness.advance(by: 0.1)
    driver.cancel()
    rig.finish()
    #expect(rig.navigation.viewControllers == [rig.root, page])
    #expect(page.view.window != nil && other.viewIfLoaded?.window == nil)
    #expect(rig.navigation.transitionCoordinator == nil)
    #expect(page.appearance == .appeared && other.appearance == .disappeared)
    #expect(answers(page.view))
  }

  @Test func aPushedControllerIsLetGoOfHalfWay() {
    weak var gone: UIViewController?
    do {
      let page = rig.page("b")
      gone = page
      rig.navigation.pushViewController(page, animated: true)
    }
    rig.harness.advance(by: 0.1)
    #expect(gone != nil)
    rig.navigation.setViewControllers([rig.root], animated: false)
    rig.finish()
    #expect(gone == nil && rig.root.appearance == .appeared)
    #expect(answers(rig.root.view))
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
  func aPresentedControllerIsLetGoOfHalfWay(style: UIModalPresentationStyle) {
    weak var gone: UIViewController?
    do {
      let page = rig.page("b")
      page.modalPresentationStyle = style
      gone = page
      rig.navigation.present(page, animated: true)
    }
    rig.harness.advance(by: 0.1)
    #expect(gone != nil)
    rig.navigation.dismiss(animated: false)
    rig.finish()
    #expect(gone == nil && rig.navigation.presentedViewController == nil)
    #expect(answers(rig.root.view))
  }

  /// The stack and all that shows of it go in the middle of a push.
  @Test func aWindowGetsAnotherRootHalfWay() {
    weak var gone: UIViewController?
    do {
      let page = rig.page("b")
      gone = page
      rig.navigation.pushViewController(page, animated: true)
    }
    rig.harness.advance(by: 0.1)
    let root = Page("new")
    rig.window.rootViewController = root
    rig.navigation.setViewControllers([rig.root], animated: false)
    rig.finish()
    #expect(gone == nil && root.view.window === rig.window)
    #expect(answers(root.view))
  }
}

/// Counts taps.
@MainActor
private final class TapCounter {
  private let onTap: () -> Void

  init(_ onTap: @escaping () -> Void) { self.onTap = onTap }

  func tapped() { onTap() }
}
