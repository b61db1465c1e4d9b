import PlatformKit
import RasterKit
import RenderKit
import Testing
@testable import UIKit

/// Two windows on two monitors with 50 and 100 frames per second, on the headless platform.
@MainActor
private struct TwoWindows {
  let platform: HeadlessPlatform
  let application: UIApplication
  let windows: [UIWindow]

  init() {
    platform = HeadlessPlatform(
      screens: [(0, 50), (1000, 100)].map { x, rate in
        PlatformScreen(
          name: "at \(x)", bounds: PixelRect(x: x, y: 0, width: 1000, height: 800), scale: 1,
          refreshRate: rate)
      }, clock: ManualClock())
    application = UIApplication.start(platform: platform)
    windows = [10, 1010].map { x in
      let window = UIWindow(frame: CGRect(x: x, y: 10, width: 100, height: 100))
      window.makeKeyAndVisible()
      return window
    }
    settle()
  }

  func settle() {
    for _ in 0..<3 {
      application.engine.turn.run()
      application.engine.server.synchronize()
    }
  }

  func advance(by seconds: Double) {
    settle()
    platform.advance(to: platform.clock.now() + seconds) { settle() }
    settle()
  }

  func post(_ change: WindowChange, to index: Int) {
    platform.post(.window(windows[index].presence!.platformWindow.id, change))
    settle()
  }

  var isIdle: Bool { platform.windows.allSatisfy { $0.nextTick == nil } }
}

@MainActor
struct DisplayLinkTests {
  enum Removal: CaseIterable {
    case minimised, covered, hidden
  }

  @MainActor private final class Counter {
    var calls = 0
    var interval = 0.0

    func step(_ link: CADisplayLink) {
      calls += 1
      interval = link.duration
    }
    func tick() { calls += 1 }
  }

  private func remove(_ index: Int, _ removal: Removal, of app: TwoWindows) {
    switch removal {
    case .minimised: app.post(.hidden, to: index)
    case .covered: app.post(.obscured(true), to: index)
    case .hidden: app.windows[index].isHidden = true
    }
  }

  private func count(_ counter: Counter, in app: TwoWindows, seconds: Double = 1) -> Int {
    counter.calls = 0
    app.advance(by: seconds)
    return counter.calls
  }

  @Test func aLinkHoldsTheTargetOfItsSelectorUntilItIsInvalidated() {
    let app = TwoWindows()
    weak var gone: Counter?
    var links: [CADisplayLink] = []
    do {
      let counter = Counter()
      gone = counter
      let (step, tick) = (
        Selector("step:", Counter.step(_:)), Selector("tick", Counter.tick)
      )
      links = [step, tick].map { CADisplayLink(target: counter, selector: $0) }
      for link in links { link.add(to: .main, forMode: .common) }
      #expect(count(counter, in: app) == 100, "two links, each 50 times")
      #expect(counter.interval == 0.02)
    }
    #expect(gone != nil)
    for link in links { link.invalidate() }
    #expect(gone == nil)
  }

  @Test(arguments: Removal.allCases, [0, 1])
  func ticksGoOnAtTheRateOfTheWindowThatIsLeft(removal: Removal, index: Int) {
    let (app, counter) = (TwoWindows(), Counter())
    let link = CADisplayLink { counter.step($0) }
    link.add(to: .main, forMode: .common)
    #expect(count(counter, in: app) == 50)
    remove(index, removal, of: app)
    app.advance(by: 0.02)
    #expect(count(counter, in: app) == [100, 50][index])
    link.invalidate()
    app.settle()
    #expect(app.isIdle)
  }

  @Test func withNoWindowToBeSeenNothingTicksUntilThereIsOne() {
    let (app, counter) = (TwoWindows(), Counter())
    let link = CADisplayLink { counter.step($0) }
    link.add(to: .main, forMode: .common)
    app.post(.hidden, to: 0)
    app.post(.obscured(true), to: 1)
    #expect(count(counter, in: app) == 0)
    #expect(app.isIdle)
    app.post(.obscured(false), to: 1)
    #expect(count(counter, in: app) == 100)
    link.invalidate()
  }

  @Test func aScreensLinkHasItsRateWhereverItsWindowsAre() throws {
    let (app, counter) = (TwoWindows(), Counter())
    let screen = UIScreen.screens[1]
    let made = screen.displayLink(withTarget: counter, action: Counter.step)
    let link = try #require(made)
    link.add(to: .main, forMode: .common)
    #expect(count(counter, in: app) == 100)
    #expect(counter.interval == 0.01)
    app.post(.hidden, to: 1)
    app.advance(by: 0.02)
    #expect(count(counter, in: app) == 50)
    app.platform.windows[0].move(to: PixelPoint(x: 1100, y: 0))
    app.advance(by: 0.02)
    #expect(app.windows[0].screen === screen)
    #expect(count(counter, in: app) == 100)
    link.invalidate()
  }

  @Test func aWindowThatComesToTheScreenTakesOverItsLink() throws {
    let (app, counter) = (TwoWindows(), Counter())
    let made = UIScreen.screens[1].displayLink(withTarget: counter, action: Counter.tick)
    let link = try #require(made)
    link.add(to: .main, forMode: .common)
    #expect(count(counter, in: app) == 100)
    app.platform.windows[0].move(to: PixelPoint(x: 1200, y: 0))
    app.platform.windows[1].move(to: PixelPoint(x: 0, y: 0))
    app.advance(by: 0.02)
    #expect(count(counter, in: app) == 100)
    link.invalidate()
  }

  @Test func aScreenThatIsGoneHasNoLinks() {
    _ = TwoWindows()
    let gone = UIScreen(
      PlatformScreen(name: "gone", bounds: .empty, scale: 1, refreshRate: 60))
    let counter = Counter()
    let link = gone.displayLink(withTarget: counter, action: Counter.tick)
    #expect(link == nil)
  }

  final class Scrolled: NSObject, UIScrollViewDelegate {
    var steps = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { steps += 1 }
  }

  /// The deceleration takes a quarter of a second.
  @Test(arguments: [0, 1]) func aScrollViewMovesAtItsWindowsRate(index: Int) {
    let (app, scrolled) = (TwoWindows(), Scrolled())
    let scrollView = UIScrollView(frame: app.windows[index].bounds)
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.delegate = scrolled
    app.windows[index].addSubview(scrollView)
    scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    app.advance(by: 0.5)
    #expect(scrollView.contentOffset.y == 500)
    #expect(abs(scrolled.steps - [13, 25][index]) <= 1)
    app.post(.hidden, to: index)
    scrolled.steps = 0
    scrollView.setContentOffset(.zero, animated: true)
    app.advance(by: 0.5)
    #expect(scrollView.contentOffset.y == 0)
    #expect(abs(scrolled.steps - [25, 13][index]) <= 1)
    #expect(app.isIdle)
  }

  @Test func aDynamicAnimatorMovesAtItsWindowsRate() {
    let app = TwoWindows()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    app.windows[1].addSubview(box)
    let animator = UIDynamicAnimator(referenceView: app.windows[1])
    animator.addBehavior(UIGravityBehavior(items: [box]))
    app.advance(by: 0.1)
    #expect(animator.link?.duration == 0.01)
    app.post(.obscured(true), to: 1)
    app.advance(by: 0.1)
    #expect(animator.link?.duration == 0.02)
    #expect(box.center.y > 5)
    animator.removeAllBehaviors()
  }

  @Test func whatIsLetGoInMotionLeavesNothingRunning() {
    let app = TwoWindows()
    weak var gone: UIScrollView?
    do {
      let scrollView = UIScrollView(frame: app.windows[0].bounds)
      scrollView.contentSize = CGSize(width: 100, height: 1000)
      app.windows[0].addSubview(scrollView)
      scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let animator = UIDynamicAnimator(referenceView: app.windows[0])
      animator.addBehavior(UIGravityBehavior(items: [box]))
      app.advance(by: 0.1)
      #expect(!app.isIdle)
      scrollView.removeFromSuperview()
      gone = scrollView
    }
    app.advance(by: 0.1)
    #expect(gone == nil)
    #expect(app.isIdle)
  }
}
