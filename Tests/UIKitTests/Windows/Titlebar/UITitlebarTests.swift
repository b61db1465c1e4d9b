import CoreGraphics
import Foundation
import PlatformKit
import RasterKit
import Testing
@testable import UIKit

/// A title bar that a program draws: 36 points of a window of 320 by 240, with three buttons at the right.
@MainActor @Suite(.serialized) struct UITitlebarTests {
  private let stage = TitlebarStage()
  private var app: TestApp { stage.app }
  private var controller: UIViewController { stage.controller }
  private var window: HeadlessWindow { app.platform.windows[0] }
  private var scene: UIWindowScene { app.window.windowScene! }

  private func drawTitlebar() {
    scene.titlebar?.isDrawnInWindow = true
    app.turn()
  }

  private var bar: TitlebarView? {
    app.window.subviews.lazy.compactMap { $0 as? TitlebarView }.first
  }

  private func click(_ x: Double, _ y: Double) {
    app.press(x, y)
    app.advance(0.05)
    app.release(x, y)
    app.advance(0.05)
  }

  @Test func theManagersFrameGoesAndTheContentIsBelowTheBar() {
    #expect(window.hasFrame && bar == nil)
    drawTitlebar()
    #expect(!window.hasFrame)
    #expect(bar?.frame == CGRect(x: 0, y: 0, width: 320, height: 36) && bar?.title == "Letters")
    #expect(controller.view.frame == CGRect(x: 0, y: 36, width: 320, height: 204))
    controller.title = "Words"
    #expect(bar?.title == "Words")
    scene.titlebar?.isDrawnInWindow = false
    app.turn()
    #expect(window.hasFrame && bar == nil)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 240))
  }

  @Test func withoutATitleTheContentReachesUpUnderTheSafeArea() {
    scene.titlebar?.titleVisibility = .hidden
    drawTitlebar()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 240))
    #expect(controller.view.safeAreaInsets.top == 36)
    scene.titlebar?.isDrawnInWindow = false
    app.turn()
    #expect(controller.view.safeAreaInsets.top == 0)
  }

  @Test func aWindowMayAppearWithIt() {
    let scene = app.application.addImplicitScene()
    scene?.titlebar?.isDrawnInWindow = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.windowScene = scene
    window.isHidden = false
    app.turn()
    #expect(app.platform.windows[1].hasFrame == false)
    #expect(window.subviews.contains { $0 is TitlebarView })
  }

  @Test func theBarDragsTheWindowAndTheTouchEnds() {
    drawTitlebar()
    app.press(100, 20)
    app.move(101, 21)
    app.advance(0.05)
    #expect(window.drags == [])
    app.move(110, 24)
    app.advance(0.05)
    #expect(window.drags == [.move])
    app.move(140, 24)
    app.advance(0.05)
    #expect(window.drags == [.move])
  }

  @Test func theDesktopSaysHowFarADragBegins() {
    drawTitlebar()
    app.platform.desktopSettings.dragThreshold = 20
    app.turn()
    app.press(100, 20)
    app.move(115, 20)
    app.advance(0.05)
    #expect(window.drags == [])
    app.move(125, 20)
    app.advance(0.05)
    #expect(window.drags == [.move])
  }

  @Test func aDoubleClickMaximisesAndRestores() {
    drawTitlebar()
    for states: WindowStates in [.maximized, []] {
      click(100, 20)
      click(100, 20)
      #expect(window.states == states)
      app.advance(2)
    }
  }

  @Test func doubleClicksMayFollowAtOnce() {
    drawTitlebar()
    for states: WindowStates in [.maximized, [], .maximized] {
      click(100, 20)
      click(100, 20)
      #expect(window.states == states)
    }
    click(100, 20)
    #expect(window.states == .maximized)
  }

  @Test func buttonsMaximiseMinimiseAndClose() {
    drawTitlebar()
    click(320 - 54, 18)
    #expect(window.states == .maximized)
    click(320 - 54, 18)
    #expect(window.states == [])
    click(320 - 90, 18)
    #expect(window.isMinimized)
    window.activate()
    app.turn()
    click(320 - 18, 18)
    app.turn()
    #expect(app.platform.windows.isEmpty && app.application.exitStatus == 0)
  }

  @Test func whatTheUserMayNotDoHasNoButton() {
    scene.windowingBehaviors?.isMiniaturizable = false
    drawTitlebar()
    let shown = bar?.subviews.compactMap { $0 as? TitlebarButton }.filter { !$0.isHidden }
    #expect(shown?.map(\.kind) == [.maximize, .close])
    #expect(shown?.compactMap(\.accessibilityLabel) == ["Maximize", "Close"])
  }

  @Test(
    arguments: [
      (2.0, 100.0, [.left]), (318, 100, [.right]), (100, 238, [.bottom]), (100, 1, [.top]),
      (1, 238, [.bottom, .left]), (310, 238, [.bottom, .right]), (1, 10, [.top, .left]),
    ] as [(Double, Double, WindowEdges)])
  func edgesResizeTheWindow(x: Double, y: Double, edges: WindowEdges) {
    drawTitlebar()
    app.press(x, y)
    app.advance(0.05)
    #expect(window.drags == [.resize(edges)])
  }

  @Test func aMaximisedWindowHasNoEdgesAndAFullScreenOneNoBar() {
    drawTitlebar()
    app.post(.states(.maximized))
    app.turn()
    app.press(2, 100)
    app.advance(0.05)
    #expect(window.drags == [] && bar != nil)
    app.release(2, 100)
    app.post(.states(.fullScreen))
    app.turn()
    #expect(bar == nil)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 240))
    app.post(.states([]))
    app.turn()
    #expect(bar != nil)
  }
}

/// An application that starts when a test first uses it: another test may come between a test and its `init`,
/// and would end it.
@MainActor
private final class TitlebarStage {
  let controller = UIViewController()
  lazy var app = TestApp(root: controller)

  init() { controller.title = "Letters" }
}
