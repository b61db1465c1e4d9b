import PlatformKit
import RasterKit
import RenderKit
import Testing
@testable import UIKit

@MainActor
struct UIWindowTests {
  @Test func theFramesSizeInPixelsIsThePlatformWindows() {
    let app = TestApp(scale: 1.5)
    #expect(app.platform.windows.map(\.size) == [PixelSize(width: 480, height: 360)])
    #expect(app.platform.windows[0].isShown)
    #expect(app.window.isKeyWindow)
    #expect(app.window.screen.scale == 1.5)
  }

  @Test func aNewWindowIsHiddenAndHasNoPlatformWindow() {
    let app = TestApp()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(window.isHidden)
    #expect(app.platform.windows.count == 1)
    #expect(app.application.windows.count == 1)
  }

  @Test func theDesktopsResizeLaysOutTheRoot() {
    let controller = UIViewController()
    let app = TestApp(scale: 2, root: controller)
    app.post(.resized(PixelSize(width: 1000, height: 501), syncToken: nil))
    #expect(app.window.bounds == CGRect(x: 0, y: 0, width: 500, height: 250.5))
    #expect(controller.view.frame == app.window.bounds)
  }

  @Test func aResizeWithATokenIsAnsweredByAFrame() throws {
    let app = TestApp()
    app.application.engine.server.synchronize()
    app.post(.resized(PixelSize(width: 400, height: 300), syncToken: 99))
    app.application.engine.server.synchronize()
    let shown = try #require(app.platform.windows.first)
    #expect(shown.headlessTarget.log.syncTokens == [99])
  }

  @Test func aWindowBehindOthersIsNotPaintedAndTheAppStaysActive() throws {
    let app = TestApp()
    let target = try #require(app.platform.windows.first).headlessTarget
    app.application.engine.server.synchronize()
    #expect(app.application.applicationState == .active)
    app.post(.obscured(true))
    let frames = target.log.frames
    app.window.backgroundColor = .red
    app.turn()
    app.application.engine.server.synchronize()
    #expect(target.log.frames == frames)
    #expect(app.application.applicationState == .active)
    app.post(.obscured(false))
    app.application.engine.server.synchronize()
    #expect(target.log.frames == frames + 1)
  }

  @Test func settingTheFrameResizesThePlatformWindow() {
    let app = TestApp(scale: 2)
    app.window.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    #expect(app.platform.windows[0].size == PixelSize(width: 200, height: 160))
    app.turn()
    #expect(app.window.bounds.size == CGSize(width: 100, height: 80))
  }

  @Test func aRefusedSizeIsNotBelieved() throws {
    let controller = UIViewController()
    let app = TestApp(scale: 2, root: controller)
    let shown = app.platform.windows[0]
    shown.grant = { _ in PixelSize(width: 640, height: 480) }
    for _ in 1...2 {
      app.window.frame.size = CGSize(width: 100, height: 80)
      app.turn()
      #expect(app.window.frame == CGRect(x: 0, y: 0, width: 320, height: 240))
      #expect(controller.view.frame == app.window.bounds)
    }
    app.window.backgroundColor = .red
    controller.view.backgroundColor = .red
    app.turn()
    app.application.engine.server.synchronize()
    let picture = try #require(shown.image)
    #expect(picture.size == PixelSize(width: 640, height: 480))
    for (x, y) in [(Int32(0), Int32(0)), (639, 479), (300, 300)] {
      #expect(picture.target.address(x: x, y: y).pointee == 0xFFFF_0000, "at \(x), \(y)")
    }
    withExtendedLifetime(picture) {}
  }

  @Test func theWindowSystemMayGiveAnotherSizeThanAskedFor() {
    let app = TestApp()
    app.platform.windows[0].grant = { PixelSize(width: $0.width, height: 200) }
    app.window.frame.size = CGSize(width: 500, height: 400)
    app.turn()
    #expect(app.window.bounds.size == CGSize(width: 500, height: 200))
  }

  /// The request is withdrawn before it is answered.
  @Test func theLastWishIsAskedThoughItIsTheSizeThatIs() {
    let app = TestApp()
    app.window.frame.size = CGSize(width: 500, height: 400)
    app.window.frame.size = CGSize(width: 320, height: 240)
    app.turn()
    #expect(app.platform.windows[0].size == PixelSize(width: 320, height: 240))
    #expect(app.window.bounds.size == CGSize(width: 320, height: 240))
  }

  /// A window manager refuses to give the other window the keyboard focus.
  @Test func theWindowThatGetsTheKeysIsTheKeyWindow() {
    let app = TestApp()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.makeKeyAndVisible()
    app.turn()
    #expect(app.application.keyWindow === other)
    app.key(.pressed, usage: 4, "a")
    #expect(app.application.keyWindow === app.window)
    other.makeKey()
    app.key(.released, usage: 4, "a")
    #expect(app.application.keyWindow === other, "a release says nothing")
  }

  @Test func aWindowShownAgainHasTheArrowFirst() {
    let app = TestApp()
    let pointer = app.window.pointer
    pointer.show(.hand)
    #expect(app.platform.windows[0].cursor == .hand)
    app.window.isHidden = true
    app.window.isHidden = false
    app.turn()
    #expect(app.platform.windows[0].cursor == .arrow)
    pointer.show(.hand)
    #expect(app.platform.windows[0].cursor == .hand)
  }

  @Test func theUsersFocusChoosesTheKeyWindow() {
    final class Noting: UIWindow {
      var log: [String] = []
      override func becomeKey() { log.append("become") }
      override func resignKey() { log.append("resign") }
    }
    let app = TestApp()
    let other = Noting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.makeKeyAndVisible()
    app.turn()
    #expect(app.application.keyWindow === other)
    app.post(.focused)
    #expect(app.application.keyWindow === app.window)
    #expect(other.log == ["become", "resign"])
  }

  @Test func manyWindowsComeAndGo() {
    let app = TestApp()
    let windows = (1...20).map { size in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10 * size, height: 10))
      window.makeKeyAndVisible()
      return window
    }
    app.turn()
    #expect(app.platform.windows.count == 21)
    for window in windows { window.isHidden = true }
    app.turn()
    #expect(app.platform.windows.count == 1)
    #expect(app.application.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(app.window)])
    #expect(app.application.exitStatus == nil)
  }

  @Test func aHiddenWindowCanBeShownAgain() {
    let app = TestApp()
    app.window.isHidden = true
    app.window.makeKeyAndVisible()
    app.turn()
    #expect(app.platform.windows.count == 1)
    #expect(app.application.keyWindow === app.window)
  }

  @Test(
    arguments: [
      (CGFloat.nan, 10, 1, 10), (1e300, 1e300, 16384, 16384), (-5, 0, 1, 1),
      (100.4, 100.6, 100, 101),
    ] as [(CGFloat, CGFloat, Int32, Int32)])
  func absurdSizesBecomeSizesThatExist(
    width: CGFloat, height: CGFloat, pixelWidth: Int32, pixelHeight: Int32
  ) {
    let size = PixelSize(points: CGSize(width: width, height: height), scale: 1)
    #expect(size == PixelSize(width: pixelWidth, height: pixelHeight))
  }
}

@MainActor
struct UIScreenTests {
  @Test func theMainScreenIsThePlatformsFirst() {
    _ = TestApp(scale: 2)
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1280, height: 800))
    #expect(UIScreen.main.scale == 2)
    #expect(UIScreen.main.maximumFramesPerSecond == 60)
  }

  @Test(
    arguments: [(0, 1), (-3, 1), (Double.nan, 1), (1e9, 1), (1.25, 1.25)] as [(Double, Double)])
  func nonsenseScalesCountAsOne(scale: Double, used: Double) {
    let screen = PlatformScreen(
      name: "a", bounds: PixelRect(x: 0, y: 0, width: 10, height: 10), scale: scale,
      refreshRate: .nan)
    #expect(UIScreen(screen).scale == CGFloat(used))
    #expect(UIScreen(screen).maximumFramesPerSecond == 60)
  }
}
