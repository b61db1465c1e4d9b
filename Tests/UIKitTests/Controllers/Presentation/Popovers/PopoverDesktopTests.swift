import CoreGraphics
import Foundation
import PlatformKit
import RasterKit
import Testing
import UIKitTesting

@testable import UIKit

/// Popovers in windows of their own, whose desktop, window or program does the unexpected.
@MainActor
struct PopoverDesktopTests {
  private typealias Stage = PopoverWindowTests.Stage

  private let red: UInt32 = 0xffff_0000

  private func monitor(
    _ name: String = "headless", at x: Int32 = 0, scale: Double = 1,
    size: PixelSize = PixelSize(width: 1280, height: 800)
  ) -> PlatformScreen {
    PlatformScreen(
      name: name, bounds: PixelRect(x: x, y: 0, width: size.width, height: size.height),
      scale: scale, refreshRate: 60)
  }

  /// At the right of the first monitor, and at its left.
  @Test(arguments: [(1280, 1030), (-1280, 10)] as [(Int32, Int32)])
  func itIsOnTheMonitorOfItsWindowUntilThatIsUnplugged(corner: Int32, refuge: Int32) throws {
    let stage = try Stage()
    let (first, second) = (monitor(), monitor("second", at: corner))
    stage.platform.changeScreens(to: [first, second])
    stage.owner.move(to: PixelPoint(x: corner + 200, y: 100))
    stage.present()
    let popup = try #require(stage.popups.first)
    #expect(popup.position == PixelPoint(x: corner + 400, y: 293))
    stage.click(30, 200, in: popup)
    stage.platform.changeScreens(to: [first])
    stage.harness.advance(by: 1)
    #expect(stage.popups.first === popup && popup.position == PixelPoint(x: refuge, y: 293))
    stage.click(30, 200, in: popup)
    #expect(stage.taps == [CGPoint(x: 30, y: 200), CGPoint(x: 30, y: 200)])
    stage.owner.move(to: PixelPoint(x: 100, y: 50))
    stage.harness.advance(by: 1)
    #expect(popup.position == PixelPoint(x: 300, y: 243))
  }

  /// The points of its window are other pixels than before.
  @Test(arguments: [1.25, 2]) func itHasTheScaleThatItsWindowGets(scale: Double) throws {
    let stage = try Stage()
    let large = PixelSize(width: 2560, height: 1600)
    stage.platform.changeScreens(to: [monitor(size: large)])
    stage.harness.resize(stage.window, to: CGSize(width: 1280, height: 200))
    stage.present()
    let popup = try #require(stage.popups.first)
    #expect(popup.size == PixelSize(width: 240, height: 320))
    stage.platform.changeScreens(to: [monitor(scale: scale, size: large)])
    stage.harness.advance(by: 1)
    try #require(
      popup.size == PixelSize(width: Int32(240 * scale), height: Int32(320 * scale)))
    let y = 100 + Int32((193 * scale).rounded())
    #expect(popup.position == PixelPoint(x: 200 + Int32(200 * scale), y: y))
    let (right, bottom) = (popup.size.width - 6, popup.size.height - 6)
    #expect(stage.pixel(right, bottom, of: popup) == red)
    stage.click(30 * scale, 200 * scale, in: popup)
    let tap = try #require(stage.taps.first)
    #expect(abs(tap.x - 30) < 0.01 && abs(tap.y - 200) < 0.01)
    stage.platform.changeScreens(to: [monitor(size: large)])
    stage.harness.advance(by: 1)
    #expect(popup.size == PixelSize(width: 240, height: 320))
  }

  @Test func withAShadowItsContentBeginsAtWholePixels() throws {
    let stage = try Stage(isCompositing: true)
    let large = PixelSize(width: 2560, height: 1600)
    stage.platform.changeScreens(to: [monitor(scale: 1.25, size: large)])
    stage.harness.settle()
    stage.harness.resize(stage.window, to: CGSize(width: 800, height: 200))
    stage.present()
    let popup = try #require(stage.popups.first)
    // 38.4 points of shadow, and 30.2 with 13 of the arrow.
    #expect(stage.pixel(48, 54 + 200, of: popup) == red)
    let beside = try #require(stage.pixel(47, 54 + 200, of: popup))
    #expect(beside >> 16 & 255 < 32)
    stage.click(48 + 37.5, 54 + 250, in: popup)
    let tap = try #require(stage.taps.first)
    #expect(abs(tap.x - 30) < 0.01 && abs(tap.y - 200) < 0.01)
  }

  @Test func tilesInItAreDrawn() throws {
    let stage = try Stage()
    stage.page.view.addSubview(BlueTiles(frame: CGRect(x: 0, y: 100, width: 240, height: 200)))
    stage.present()
    let popup = try #require(stage.popups.first)
    #expect(stage.pixel(120, 50, of: popup) == red)
    #expect(stage.pixel(120, 250, of: popup) == 0xff00_00ff)
  }

  @Test func anAlertOverAPopoverOfAPopoverIsBehindNeither() throws {
    let stage = try Stage()
    stage.present()
    let inner = UIView(frame: CGRect(x: 20, y: 280, width: 30, height: 20))
    stage.page.view.addSubview(inner)
    let second = UIViewController()
    second.modalPresentationStyle = .popover
    second.preferredContentSize = CGSize(width: 100, height: 60)
    second.popoverPresentationController?.sourceView = inner
    stage.page.present(second, animated: false)
    stage.harness.advance(by: 1)
    try #require(stage.popups.count == 2)
    let places = stage.popups.map(\.position)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    second.present(alert, animated: true)
    stage.harness.advance(by: 1)
    #expect(stage.popups.isEmpty)
    alert.dismiss(animated: true)
    stage.harness.advance(by: 1)
    #expect(stage.popups.map(\.position) == places)
  }

  @Test func aPopoverOfItFollowsWhatItPointsAt() throws {
    let stage = try Stage()
    stage.present()
    let inner = UIView(frame: CGRect(x: 20, y: 280, width: 30, height: 20))
    stage.page.view.addSubview(inner)
    let second = UIViewController()
    second.modalPresentationStyle = .popover
    second.preferredContentSize = CGSize(width: 100, height: 60)
    second.popoverPresentationController?.sourceView = inner
    stage.page.present(second, animated: false)
    stage.harness.advance(by: 1)
    #expect(stage.popups.last?.position == PixelPoint(x: 385, y: 606))
    // Its source is 40 points farther to the left.
    stage.page.preferredContentSize = CGSize(width: 320, height: 320)
    stage.harness.advance(by: 1)
    #expect(stage.popups.first?.position == PixelPoint(x: 360, y: 293))
    #expect(stage.popups.last?.position == PixelPoint(x: 345, y: 606))
  }

  @Test func refusedAWindowItStaysInItsOwn() throws {
    let stage = try Stage()
    stage.platform.refusesWindows = true
    stage.present()
    #expect(stage.popups.isEmpty && stage.window.bounds.contains(stage.place))
    #expect(stage.pixel(450, 100, of: stage.owner) == red)
    stage.platform.refusesWindows = false
    stage.click(20, 190, in: stage.owner)
    #expect(stage.root.presentedViewController == nil)
    stage.present()
    #expect(stage.popups.count == 1)
  }

  @Test(arguments: [WindowChange.hidden, .destroyed])
  func takenAwayByOthersItStaysInItsWindow(change: WindowChange) throws {
    let stage = try Stage()
    stage.present()
    let popup = try #require(stage.popups.first)
    stage.post(change, to: popup)
    #expect(stage.popups.isEmpty && stage.root.presentedViewController === stage.page)
    #expect(stage.window.bounds.contains(stage.place))
    stage.click(20, 20, in: stage.owner)
    #expect(stage.root.presentedViewController == nil)
    stage.present()
    #expect(stage.popups.count == 1)
  }

  /// A touch that is down meanwhile ends in it, once.
  @Test func aTouchThatIsDownWhenItGoesIsCancelled() throws {
    let stage = try Stage()
    let pad = TouchPad(frame: CGRect(x: 0, y: 0, width: 240, height: 320))
    stage.page.view.gestureRecognizers?.first?.isEnabled = false
    stage.page.view.addSubview(pad)
    stage.present()
    let popup = try #require(stage.popups.first)
    func touch(_ action: TouchReport.Action, in window: HeadlessWindow) {
      let time = stage.platform.clock.now()
      let report = TouchReport(contact: 1, action: action, x: 60, y: 100, time: time)
      stage.platform.post(.touch(window.id, report))
      stage.harness.settle()
    }
    touch(.down, in: popup)
    stage.post(.unfocused, to: stage.owner)
    #expect(stage.popups.isEmpty && pad.book == ["began", "cancelled"])
    touch(.lift, in: popup)
    #expect(pad.book == ["began", "cancelled"] && stage.window.gestures.isAtRest)
    stage.post(.focused, to: stage.owner)
    let next = try #require(stage.popups.first)
    touch(.down, in: next)
    touch(.lift, in: next)
    #expect(pad.book == ["began", "cancelled", "began", "ended"])
  }

  /// A program that keeps the view of a controller, and not the controller.
  @Test(arguments: [false, true])
  func itGoesWithTheControllerThatPresentsIt(isPageKept: Bool) throws {
    let stage = try Stage()
    var page: UIViewController? = presentFromAForgottenController(on: stage)
    if !isPageKept { page = nil }
    stage.harness.settle()
    #expect(stage.popups.isEmpty && stage.harness.application.presences.count == 1)
    withExtendedLifetime(page) {}
  }

  private func presentFromAForgottenController(on stage: Stage) -> UIViewController {
    let (presenter, page) = (UIViewController(), UIViewController())
    presenter.view.frame = stage.window.bounds
    let source = UIView(frame: CGRect(x: 300, y: 150, width: 40, height: 30))
    presenter.view.addSubview(source)
    stage.window.addSubview(presenter.view)
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 240, height: 320)
    page.popoverPresentationController?.sourceView = source
    withExtendedLifetime(presenter) {
      presenter.present(page, animated: false)
      stage.harness.advance(by: 1)
      #expect(stage.popups.count == 1)
    }
    return page
  }
}

/// Blue, and drawn tile by tile.
private final class BlueTiles: UIView {
  override class var layerClass: AnyClass { CATiledLayer.self }

  override func draw(_ rect: CGRect) {
    UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
    UIRectFill(rect)
  }
}

/// Keeps what became of its touches.
private final class TouchPad: UIView {
  private(set) var book: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    book.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    book.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    book.append("cancelled")
  }
}
