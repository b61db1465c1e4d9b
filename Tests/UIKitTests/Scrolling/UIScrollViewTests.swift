import PlatformKit
import RenderKit
import Testing
@testable import UIKit

@MainActor
struct UIScrollViewTests {
  final class Log: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var velocity = CGPoint.zero
    var target: CGFloat?

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("will drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      lines.append("will end")
      self.velocity = velocity
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      lines.append("did end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("coasts") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rests") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("arrived") }
  }

  /// 320 by 240 points with content ten times as high.
  private func make() -> (TestApp, UIScrollView, RecordingView, Log) {
    let (app, log) = (TestApp(), Log())
    let scrollView = UIScrollView(frame: app.window.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 2400)
    scrollView.delegate = log
    let content = RecordingView("content", frame: CGRect(x: 0, y: 0, width: 320, height: 2400))
    scrollView.addSubview(content)
    app.window.addSubview(scrollView)
    app.turn()
    return (app, scrollView, content, log)
  }

  /// One move per frame; the last one leaves the finger at `end`.
  private func drag(_ app: TestApp, from start: Double, to end: Double, frames: Int = 6) {
    app.press(100, start)
    for step in 1...frames {
      app.advance(1.0 / 60)
      app.move(100, start + (end - start) * Double(step) / Double(frames))
      app.turn()
    }
  }

  @Test func aDragMovesTheContentByAllButTenPoints() {
    let (app, scrollView, content, log) = make()
    drag(app, from: 200, to: 100)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 90))
    #expect(scrollView.isDragging && scrollView.isTracking)
    #expect(content.log.isEmpty)
    #expect(log.lines == ["will drag"])
    #expect(content.frame.origin == .zero)
  }

  @Test func aJumpFarPastTheSlopLosesTenPointsToo() {
    let (app, scrollView, _, _) = make()
    drag(app, from: 200, to: 100, frames: 1)
    #expect(scrollView.contentOffset.y == 90)
  }

  @Test func pastTheEdgeTheContentIsHeldByARubberBand() {
    let (app, scrollView, _, _) = make()
    drag(app, from: 50, to: 130)
    // 70 points of overshoot in 240.
    let shown = 0.55 * 70 * 240 / (0.55 * 70 + 240)
    #expect(abs(scrollView.contentOffset.y + shown) <= 0.5)
    app.advance(0.2)
    app.release(100, 130)
    app.play(frames: 120)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func aThrowGoesOnAndTellsItsDelegateInOrder() {
    let (app, scrollView, _, log) = make()
    drag(app, from: 220, to: 100)
    app.release(100, 100)
    #expect(scrollView.isDecelerating)
    // 20 points per frame at 60 frames per second.
    #expect(abs(log.velocity.y - 1.2) < 0.01)
    let landing = 110 + (1200 - 10) * 0.499
    app.play(frames: 200)
    #expect(abs(scrollView.contentOffset.y - landing) <= 1)
    #expect(log.lines == ["will drag", "will end", "did end true", "coasts", "rests"])
    #expect(!scrollView.isDecelerating)
  }

  @Test func aFastRateLandsSooner() {
    let (app, scrollView, _, _) = make()
    scrollView.decelerationRate = .fast
    drag(app, from: 220, to: 100)
    app.release(100, 100)
    app.play(frames: 60)
    #expect(abs(scrollView.contentOffset.y - (110 + (1200 - 10) * 0.099)) <= 1)
    #expect(!scrollView.isDecelerating)
  }

  @Test func theDelegateMayChooseWhereItLands() {
    let (app, scrollView, _, log) = make()
    log.target = 600
    drag(app, from: 220, to: 100)
    app.release(100, 100)
    app.play(frames: 240)
    #expect(scrollView.contentOffset.y == 600)
  }

  @Test func aFingerStopsContentInMotionWhichNeverSeesIt() {
    let (app, scrollView, content, log) = make()
    drag(app, from: 220, to: 100)
    app.release(100, 100)
    app.play(frames: 10)
    let before = scrollView.contentOffset.y
    app.press(100, 100)
    app.play(frames: 20)
    #expect(scrollView.contentOffset.y == before)
    #expect(content.log.isEmpty)
    #expect(log.lines.last == "rests")
  }

  @Test func aTapReachesTheContentAtTheLift() {
    let (app, _, content, _) = make()
    app.press(100, 100)
    app.advance(0.1)
    #expect(content.log.isEmpty)
    app.release(100, 100)
    #expect(content.log == ["began 100,100", "ended 100,100"])
  }

  @Test func aTouchThatRestsReachesTheContentAndIsTakenBackByADrag() {
    let (app, scrollView, content, _) = make()
    app.press(100, 200)
    app.advance(0.16)
    #expect(content.log == ["began 100,200"])
    app.move(100, 150)
    app.advance(0.02)
    #expect(content.log == ["began 100,200", "cancelled 100,190"])
    #expect(scrollView.contentOffset.y == 40)
  }

  @Test func contentThatKeepsItsTouchesIsNotScrolled() {
    final class Keeper: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { false }
    }
    let app = TestApp()
    let scrollView = Keeper(frame: app.window.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 2400)
    let content = RecordingView("content", frame: CGRect(x: 0, y: 0, width: 320, height: 2400))
    scrollView.addSubview(content)
    app.window.addSubview(scrollView)
    app.turn()
    app.press(100, 200)
    app.advance(0.16)
    app.move(100, 150)
    app.advance(0.02)
    #expect(scrollView.contentOffset.y == 0)
    #expect(content.log == ["began 100,200", "moved 100,150"])
  }

  @Test func aDragAcrossADirectionThatDoesNotScrollIsNone() {
    let (app, scrollView, content, _) = make()
    app.press(100, 100)
    app.advance(0.02)
    app.move(160, 105)
    app.advance(0.02)
    #expect(scrollView.contentOffset == .zero && !scrollView.isDragging)
    #expect(content.log.first == "began 100,100")
  }

  @Test func anAnimatedOffsetTakesAQuarterOfASecond() {
    let (app, scrollView, _, log) = make()
    scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    app.play(frames: 8)
    #expect(scrollView.contentOffset.y > 100 && scrollView.contentOffset.y < 300)
    app.play(frames: 10)
    #expect(scrollView.contentOffset.y == 400)
    #expect(log.lines == ["arrived"])
  }

  @Test func aRectangleIsBroughtJustIntoView() {
    let (_, scrollView, _, _) = make()
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 110)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 100)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 2390, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 2160)
  }

  @Test func pagesAreTurnedOneByOne() {
    let (app, scrollView, _, _) = make()
    scrollView.isPagingEnabled = true
    drag(app, from: 220, to: 160)
    app.release(100, 160)
    app.play(frames: 120)
    #expect(scrollView.contentOffset.y == 240)
  }

  @Test func offsetsThatAreNoNumbersAreRefused() {
    let (_, scrollView, _, _) = make()
    scrollView.contentOffset = CGPoint(x: CGFloat.nan, y: .infinity)
    #expect(scrollView.contentOffset == .zero)
  }
}
