import PlatformKit
import RasterKit
import Testing
import UIKitTesting
@testable import UIKit

/// Several windows in one scene: a main window of 300 by 200 and one over it.
@MainActor @Suite struct WindowLevelTests {
  private let harness = AppHarness()
  private let main: UIWindow
  private let scene: UIWindowScene
  private let below: RecordingView

  init() throws {
    below = RecordingView("below", frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    below.backgroundColor = .red
    main = harness.show(below)
    scene = try #require(main.windowScene)
  }

  /// A window over the main one with one blue view, 40 by 40 at the corner.
  private func open(
    _ frame: CGRect, level: UIWindow.Level = .alert, as type: UIWindow.Type = UIWindow.self
  ) -> (window: UIWindow, view: RecordingView) {
    let window = type.init(frame: frame)
    let view = RecordingView("above", frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .blue
    window.windowScene = scene
    window.windowLevel = level
    window.addSubview(view)
    window.isHidden = false
    harness.settle()
    return (window, view)
  }

  private func color(_ x: CGFloat, _ y: CGFloat) -> (Int, Int, Int) {
    let color = harness.color(at: CGPoint(x: x, y: y), in: below)
    return (color.red, color.green, color.blue)
  }

  private var platform: HeadlessPlatform {
    harness.application.engine.platform as! HeadlessPlatform
  }
  private var desktop: [HeadlessWindow] { platform.windows }

  @Test func windowsOfASceneLieOverEachOtherInOneWindowOfTheDesktop() {
    let (window, _) = open(CGRect(x: 100, y: 50, width: 80, height: 60))
    #expect(desktop.count == 1 && desktop[0].size == PixelSize(width: 300, height: 200))
    #expect(window.frame == CGRect(x: 100, y: 50, width: 80, height: 60))
    #expect(color(105, 55) == (0, 0, 255), "its view")
    #expect(color(99, 55) == (255, 0, 0), "beside it")
    #expect(color(150, 55) == (255, 0, 0), "through it")
    window.isHidden = true
    #expect(color(105, 55) == (255, 0, 0))
    #expect(desktop.count == 1)
  }

  @Test func higherLevelsAreInFrontWhateverTheOrderOfShowing() {
    let place = CGRect(x: 0, y: 0, width: 60, height: 60)
    let (high, _) = open(place, level: .alert)
    let (low, view) = open(place, level: .statusBar)
    view.backgroundColor = .green
    #expect(color(10, 10) == (0, 0, 255))
    #expect(scene.windows == [main, low, high])
    low.windowLevel = UIWindow.Level(2001)
    #expect(color(10, 10) == (0, 255, 0))
    high.windowLevel = UIWindow.Level(2001)
    #expect(color(10, 10) == (0, 0, 255), "the last of a level is in front")
    low.makeKeyAndVisible()
    #expect(color(10, 10) == (0, 255, 0))
    #expect(scene.windows == [main, high, low])
  }

  @Test func aSecondWindowOfTheNormalLevelCoversTheFirst() {
    let (window, _) = open(CGRect(x: 0, y: 0, width: 300, height: 200), level: .normal)
    window.backgroundColor = .green
    #expect(color(200, 100) == (0, 255, 0))
    #expect(desktop.count == 1)
    main.makeKeyAndVisible()
    #expect(color(200, 100) == (255, 0, 0))
  }

  @Test func touchesGoToTheFrontmostWindowThatTakesThem() {
    let (window, view) = open(CGRect(x: 100, y: 50, width: 80, height: 60))
    harness.tap(below, at: CGPoint(x: 110, y: 70))
    #expect(view.log == ["began 10,20", "ended 10,20"] && below.log.isEmpty)
    #expect(view.touches.allSatisfy { $0.window === window })
    harness.tap(below, at: CGPoint(x: 20, y: 30))
    #expect(below.log == ["began 20,30", "ended 20,30"])
    view.log = []
    harness.tap(view)
    #expect(view.log == ["began 20,20", "ended 20,20"])
  }

  @Test func aWindowWhoseHitTestIsNilLetsTouchesThrough() {
    let (_, view) = open(
      CGRect(x: 0, y: 0, width: 300, height: 200), as: PassingWindow.self)
    harness.tap(below, at: CGPoint(x: 200, y: 100))
    #expect(below.log == ["began 200,100", "ended 200,100"])
    harness.tap(below, at: CGPoint(x: 10, y: 10))
    #expect(view.log == ["began 10,10", "ended 10,10"])
    below.log = []
    let (plain, _) = open(CGRect(x: 0, y: 0, width: 300, height: 200), level: UIWindow.Level(3000))
    harness.tap(below, at: CGPoint(x: 200, y: 100))
    #expect(below.log.isEmpty, "a plain window takes what its views leave")
    plain.isUserInteractionEnabled = false
    harness.tap(below, at: CGPoint(x: 200, y: 100))
    #expect(below.log == ["began 200,100", "ended 200,100"])
  }

  @Test func aTouchStaysWithItsWindowAndItsCoordinates() {
    let (window, view) = open(CGRect(x: 100, y: 50, width: 80, height: 60))
    harness.touchDown(view, at: CGPoint(x: 5, y: 5))
    harness.touchMove(to: CGPoint(x: 10, y: 10), in: below)
    harness.advance(by: 0.1)
    window.isHidden = true
    #expect(view.log == ["began 5,5", "moved -90,-40", "cancelled -90,-40"])
    harness.touchUp()
    #expect(below.log.isEmpty)
  }

  @Test func hoveringAndScrollingFindTheirWindows() {
    let (_, view) = open(CGRect(x: 100, y: 50, width: 80, height: 60), as: PassingWindow.self)
    var log: [String] = []
    for (name, view) in [("below", below), ("above", view)] {
      view.addGestureRecognizer(
        UIHoverGestureRecognizer { hover in
          let place = hover.location(in: view)
          if hover.state == .began { log.append("\(name) \(Int(place.x)),\(Int(place.y))") }
        })
      view.addInteraction(UIPointerInteraction(delegate: nil))
    }
    harness.hover(below, at: CGPoint(x: 90, y: 60))
    harness.advance(by: 0.1)
    harness.hover(below, at: CGPoint(x: 110, y: 60))
    harness.advance(by: 0.1)
    harness.hover(below, at: CGPoint(x: 160, y: 60))
    harness.advance(by: 0.1)
    #expect(log == ["below 90,60", "above 10,10", "below 160,60"])

    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: 40, height: 400)
    view.addSubview(scroll)
    harness.scroll(scroll, by: CGVector(dx: 0, dy: -48), steps: 1, isContinuous: false)
    harness.advance(by: 0.5)
    #expect(scroll.contentOffset.y == 48)
  }

  @Test func windowsThatFillTheSceneFollowItsSize() {
    let (full, _) = open(CGRect(x: 0, y: 0, width: 300, height: 200))
    let (part, _) = open(CGRect(x: 100, y: 50, width: 80, height: 60))
    desktop[0].setSize(PixelSize(width: 400, height: 250))
    harness.settle()
    for window in [main, full] {
      #expect(window.frame == CGRect(x: 0, y: 0, width: 400, height: 250))
    }
    #expect(part.frame == CGRect(x: 100, y: 50, width: 80, height: 60))
    part.frame.size.width = 90
    full.frame = CGRect(x: 10, y: 0, width: 50, height: 50)
    harness.settle()
    #expect(desktop[0].size == PixelSize(width: 400, height: 250), "only the main window decides")
    main.frame.size = CGSize(width: 320, height: 240)
    harness.settle()
    #expect(desktop[0].size == PixelSize(width: 320, height: 240))
  }

  @Test func keysGoToTheKeyWindowOfTheSceneAndBack() {
    let (window, view) = open(CGRect(x: 100, y: 50, width: 80, height: 60))
    let (bar, _) = open(CGRect(x: 0, y: 0, width: 300, height: 20), level: .statusBar)
    #expect(harness.application.keyWindow === main)
    let heard = [main, window].map { window -> PressCounter in
      let counter = PressCounter()
      window.addSubview(counter)
      return counter
    }
    window.makeKey()
    heard.forEach { $0.becomeFirstResponder() }
    harness.type("a")
    #expect(heard.map(\.count) == [0, 1])
    window.isHidden = true
    #expect(harness.application.keyWindow === main, "not \(bar)")
    harness.type("a")
    #expect(heard.map(\.count) == [1, 1])
    withExtendedLifetime(view) {}
  }

  @Test func aKeyThatIsHeldEndsInTheWindowWhereItBegan() {
    let counter = PressCounter()
    main.addSubview(counter)
    counter.becomeFirstResponder()
    let (window, _) = open(CGRect(x: 100, y: 50, width: 80, height: 60))
    counter.onBegan = { window.makeKey() }
    harness.type("a")
    #expect(counter.count == 1 && counter.ended == 1)
    #expect(harness.application.keyWindow === window)
  }

  @Test func pointsGoFromWindowToWindowByTheirPlacesInTheScene() {
    let (window, view) = open(CGRect(x: 100, y: 50, width: 80, height: 60))
    #expect(view.convert(CGPoint(x: 1, y: 2), to: below) == CGPoint(x: 101, y: 52))
    #expect(below.convert(CGPoint(x: 101, y: 52), to: view) == CGPoint(x: 1, y: 2))
    desktop[0].move(to: PixelPoint(x: 30, y: 40))
    harness.settle()
    #expect(window.convert(CGPoint.zero, to: nil) == CGPoint(x: 130, y: 90))
    #expect(
      view.convert(CGPoint.zero, to: scene.coordinateSpace) == CGPoint(x: 100, y: 50))
  }

  @Test func theSceneClosesWithAllItsWindowsAndStaysWithOne() {
    let (window, _) = open(CGRect(x: 100, y: 50, width: 80, height: 60))
    main.isHidden = true
    #expect(desktop.count == 1 && harness.application.exitStatus == nil)
    #expect(window.frame == CGRect(x: 100, y: 50, width: 80, height: 60))
    #expect(harness.application.keyWindow === window)
    main.isHidden = false
    harness.settle()
    #expect(desktop[0].size == PixelSize(width: 300, height: 200))
    platform.post(.window(desktop[0].id, .closeRequested))
    harness.settle()
    #expect(main.isHidden && window.isHidden && desktop.isEmpty)
    #expect(harness.application.exitStatus == 0)
  }

  @Test func aVisibleWindowMovesToAnotherScene() throws {
    let (window, view) = open(CGRect(x: 100, y: 50, width: 80, height: 60))
    let other = harness.show(UIViewController(), size: CGSize(width: 200, height: 150))
    #expect(desktop.count == 2)
    window.windowScene = other.windowScene
    harness.settle()
    #expect(color(105, 55) == (255, 0, 0))
    let there = harness.color(at: CGPoint(x: 5, y: 5), in: view)
    #expect(there == (0, 0, 255) && window.platformWindow === other.platformWindow)
    window.windowScene = nil
    #expect(window.isHidden)
  }

  @Test func aWindowThatFadesOrTurnsLeavesTheOthersAlone() {
    let (window, _) = open(CGRect(x: 0, y: 0, width: 80, height: 60))
    main.alpha = 0
    #expect(color(10, 10) == (0, 0, 255) && color(200, 100) == (0, 0, 0))
    main.alpha = 1
    window.transform = CGAffineTransform(translationX: 50, y: 0)
    #expect(color(60, 10) == (0, 0, 255) && color(10, 10) == (255, 0, 0))
  }

  @Test func minimisingTakesAllWindowsAway() {
    let (window, _) = open(CGRect(x: 0, y: 0, width: 80, height: 60))
    platform.post(.window(desktop[0].id, .hidden))
    harness.settle()
    #expect(main.isMinimized && window.isMinimized)
    #expect(harness.application.applicationState == .background)
  }

  @Test func theTitleIsTheMainWindows() {
    main.rootViewController?.title = "Main"
    let (window, _) = open(CGRect(x: 0, y: 0, width: 80, height: 60))
    let controller = UIViewController()
    controller.title = "Alert"
    window.rootViewController = controller
    #expect(desktop[0].title == "Main")
    main.rootViewController?.title = "Other"
    #expect(desktop[0].title == "Other")
  }

  /// As when an app shows its toasts' window before its own.
  @Test func aWindowThatWasRaisedBeforeTheFirstGetsThatBelowIt() {
    let app = TestApp()
    app.window.isHidden = true
    let toast = UIWindow(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    toast.windowLevel = .statusBar
    toast.isHidden = false
    app.window.windowScene = nil
    app.window.makeKeyAndVisible()
    app.turn()
    #expect(app.platform.windows.count == 1)
    #expect(app.window.windowScene === toast.windowScene)
    #expect(app.platform.windows[0].size == PixelSize(width: 320, height: 240))
    #expect(toast.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
  }
}

/// Lets touches through where it has no view of its own.
private final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

private final class PressCounter: UIView {
  var count = 0
  var ended = 0
  var onBegan: () -> Void = {}

  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    count += 1
    onBegan()
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { ended += 1 }
}
