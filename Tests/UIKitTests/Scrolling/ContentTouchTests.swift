import PlatformKit
import Testing
@testable import UIKit

/// Which view gets a touch in a scroll view's content.
@MainActor
final class ContentTouchTests {
  final class AskingScrollView: UIScrollView {
    var asked: [String] = []
    var lets = true
    var cancels: Bool?

    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      asked.append("begin \(touches.count) in \((view as? RecordingView)?.name ?? "a control")")
      return lets && super.touchesShouldBegin(touches, with: event, in: view)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel")
      return cancels ?? super.touchesShouldCancel(in: view)
    }
  }

  /// A scroll view that fills the window; the left half of its content is a view, the right half a
  /// control.
  @MainActor private struct Stage {
    let app = TestApp()
    let scrollView = AskingScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let content = RecordingView("content", frame: CGRect(x: 0, y: 0, width: 160, height: 2400))
    let button = UIButton(frame: CGRect(x: 160, y: 0, width: 160, height: 2400))

    init() {
      scrollView.contentSize = CGSize(width: 320, height: 2400)
      scrollView.addSubview(content)
      scrollView.addSubview(button)
      app.window.addSubview(scrollView)
      app.turn()
    }
  }

  private lazy var stage = Stage()
  private var app: TestApp { stage.app }
  private var scrollView: AskingScrollView { stage.scrollView }
  private var content: RecordingView { stage.content }
  private var button: UIButton { stage.button }

  private func drag(_ x: Double, after rest: Double) {
    app.press(x, 200)
    app.advance(rest)
    app.move(x, 150)
    app.advance(0.02)
  }

  @Test func aTouchThatHasWaitedIsAskedForOnce() {
    app.press(100, 200)
    #expect(scrollView.asked == [])
    app.advance(0.16)
    app.release(100, 200)
    #expect(scrollView.asked == ["begin 1 in content"])
    #expect(content.log == ["began 100,200", "ended 100,200"])
  }

  @Test func aQuickTapIsAskedForAtItsLift() {
    app.press(100, 200)
    app.release(100, 200)
    #expect(scrollView.asked == ["begin 1 in content"])
  }

  @Test func contentNeverHearsOfATouchItShouldNotHaveAndADragScrolls() {
    scrollView.lets = false
    app.press(100, 200)
    app.advance(0.16)
    app.release(100, 200)
    #expect(content.log == [])
    drag(100, after: 0.16)
    #expect(content.log == [])
    #expect(scrollView.contentOffset.y == 40, "50 points less the slop of 10")
  }

  @Test func aDragInTimeIsAskedForNothing() {
    drag(100, after: 0.05)
    #expect(scrollView.asked == [])
    #expect(scrollView.contentOffset.y == 40)
  }

  @Test func withoutDelayTouchesAreAskedForAsTheyLand() {
    scrollView.delaysContentTouches = false
    app.press(100, 200)
    #expect(scrollView.asked == ["begin 1 in content"])
    #expect(content.log == ["began 100,200"])
    app.move(100, 150)
    app.advance(0.02)
    #expect(content.log.last == "cancelled 100,190")
    #expect(scrollView.asked == ["begin 1 in content", "cancel"])
  }

  @Test func aSecondFingerIsHeldAndAskedForLikeTheFirst() {
    content.isMultipleTouchEnabled = true
    app.touch(1, .down, 100, 200)
    app.advance(0.16)
    app.touch(2, .down, 100, 100)
    #expect(content.log == ["began 100,200"])
    app.advance(0.16)
    #expect(content.log == ["began 100,200", "began 100,100"])
    #expect(scrollView.asked == ["begin 1 in content", "begin 1 in content"])
  }

  @Test func aControlKeepsItsTouchUnlessItIsTakenByOverriding() {
    drag(240, after: 0.16)
    #expect(button.isTracking)
    #expect(scrollView.contentOffset.y == 0)
    app.release(240, 150)
    scrollView.cancels = true
    drag(240, after: 0.16)
    #expect(!button.isTracking)
    #expect(scrollView.contentOffset.y == 40)
  }

  @Test func aDragBeginsFromAControlThatHasNotHeardOfIt() {
    drag(240, after: 0.05)
    #expect(!button.isTracking)
    #expect(scrollView.contentOffset.y == 40)
  }

  @Test func whereContentTouchesCannotBeCancelledNobodyIsAsked() {
    scrollView.canCancelContentTouches = false
    drag(100, after: 0.16)
    #expect(scrollView.asked == ["begin 1 in content"])
    #expect(scrollView.contentOffset.y == 0)
    #expect(content.log == ["began 100,200", "moved 100,150"])
  }
}
