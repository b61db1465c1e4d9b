import Testing
import UIKit
import UIKitTesting

/// Two applications in one process, used in turns; each has its own state.
@MainActor @Suite(.serialized) struct TwoHarnessTests {
  /// Moves its only subview whenever it lays out.
  private final class Mover: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      for view in subviews { view.center.x += 10 }
    }
  }

  private let one = AppHarness(scale: 1, framesPerSecond: 60)
  private let two = AppHarness(scale: 2, framesPerSecond: 120)
  private let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let second = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let firstBox = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let secondBox = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func show() {
    first.addSubview(firstBox)
    second.addSubview(secondBox)
    one.show(first)
    two.show(second)
  }

  @Test func theProcessesNamesFollowTheCalls() {
    for _ in 0..<2 {
      for (harness, scale, rate) in [(one, CGFloat(1), 60), (two, CGFloat(2), 120)] {
        harness.settle()
        #expect(UIApplication.shared === harness.application)
        #expect(UIScreen.main.scale == scale && UIScreen.main.maximumFramesPerSecond == rate)
        #expect(UITraitCollection.current.displayScale == scale)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        #expect(image.scale == scale)
      }
    }
  }

  @Test func aViewAsksTheApplicationOfItsWindow() throws {
    show()
    let (near, far) = (try #require(first.window), try #require(second.window))
    #expect(UIApplication.shared === two.application)
    #expect(near.screen.scale == 1 && far.screen.scale == 2)
    #expect(first.traitCollection.displayScale == 1 && second.traitCollection.displayScale == 2)
    #expect(near.isKeyWindow && far.isKeyWindow)
    #expect(near.next?.next === one.application && far.next?.next === two.application)
    #expect(one.application.windows == [near] && two.application.windows == [far])
  }

  @Test func aWindowBelongsToTheApplicationItWasMadeUnder() {
    one.settle()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    two.settle()
    window.makeKeyAndVisible()
    #expect(window.screen.scale == 1)
    #expect(one.application.windows == [window] && two.application.windows == [])
    window.isHidden = true
    #expect(one.application.windows == [])
  }

  @Test func stylesStayApart() {
    one.settle()
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    two.settle()
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    UITraitCollection(displayScale: 3).performAsCurrent {
      one.settle()
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      two.settle()
      #expect(UITraitCollection.current.displayScale == 3)
      one.settle()
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    two.settle()
    #expect(UITraitCollection.current.displayScale == 2)
  }

  @Test func aBlockAnimatesItsOwnApplication() {
    let mover = Mover(frame: second.frame)
    let moved = UIView()
    mover.addSubview(moved)
    second.addSubview(mover)
    show()
    one.settle()
    mover.setNeedsLayout()
    let place = moved.center.x
    UIView.animate(withDuration: 1) {
      firstBox.center.x = 90
      two.settle()
      #expect(UIView.inheritedAnimationDuration == 0)
      firstBox.alpha = 0
    }
    #expect(moved.center.x > place && moved.layer.animationKeys() == nil)
    #expect(firstBox.layer.animationKeys()?.count == 2)
  }

  @Test func aBlockThatOpensUnderTheOtherAnimatesAllTheSame() {
    show()
    var hasEnded = false
    UIView.animate(withDuration: 1) {
      firstBox.center.x = 90
    } completion: {
      hasEnded = $0
    }
    #expect(firstBox.layer.animationKeys()?.isEmpty == false)
    one.advance(by: 1.1)
    #expect(hasEnded)
  }

  @Test func oneDoesWithoutAnimationsTheOtherDoesNot() {
    show()
    one.settle()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { firstBox.alpha = 0 }
    two.settle()
    #expect(UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1) { secondBox.alpha = 0 }
    #expect(firstBox.layer.animationKeys() == nil)
    #expect(secondBox.layer.animationKeys()?.count == 1)
    one.settle()
    #expect(!UIView.areAnimationsEnabled)
  }

  @Test func anAnimatorGoesByTheTimeOfItsViews() {
    show()
    one.settle()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { firstBox.center.x = 90 }
    animator.startAnimation()
    one.advance(by: 0.5)
    two.advance(by: 7)
    #expect(abs(animator.fractionComplete - 0.5) < 0.03)
    #expect(CACurrentMediaTime() == two.time)
    one.settle()
    #expect(CACurrentMediaTime() == one.time)
  }

  @Test func aCommitOfOneClosesNoTransactionOfTheOther() {
    show()
    one.settle()
    var isDone = false
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.setDisableActions(true)
    firstBox.center.x = 50
    secondBox.center.x = 50
    two.settle()
    #expect(!isDone && !CATransaction.disableActions())
    one.settle()
    #expect(isDone)
  }

  @Test func aTransactionClosesWhereItWasOpened() {
    show()
    one.settle()
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.duration) = (0, 0.5)
    firstBox.layer.add(fade, forKey: "fade")
    two.settle()
    CATransaction.commit()
    two.advance(by: 1)
    #expect(!isDone)
    one.advance(by: 0.3)
    #expect(!isDone)
    one.advance(by: 0.3)
    #expect(isDone)
  }

  @Test func touchesAndKeysGoToTheHarnessThatMakesThem() {
    var log: [String] = []
    let buttons = ["one", "two"].map { name in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      button.addAction(
        UIAction { _ in log.append("\(name) \(UIScreen.main.scale)") }, for: .touchUpInside)
      return button
    }
    one.show(buttons[0])
    two.show(buttons[1])
    one.tap(buttons[0])
    two.tap(buttons[1])
    one.click(buttons[0])
    #expect(log == ["one 1.0", "two 2.0", "one 1.0"])
  }

  @Test func theApplicationEndsWithItsHarness() {
    var harness: AppHarness? = AppHarness(scale: 3)
    let window = harness?.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(UIScreen.main.scale == 3)
    harness = nil
    #expect(window?.isHidden == true)
    #expect(UIScreen.main.scale == 1 && UITraitCollection.current.displayScale == 1)
    two.settle()
    #expect(UIScreen.main.scale == 2)
  }
}
