import CoreGraphics
import Testing
import UIKitTesting
@testable import UIKit

/// The layout and appearance of presented views, and interaction with a sheet.
@MainActor
struct PresentationStageTests {
  @MainActor
  private struct Stage {
    let harness = AppHarness()
    let root = UIViewController()
    let sheet = UIViewController()
    let window: UIWindow

    init(width: CGFloat = 320, height: CGFloat = 400) {
      window = harness.show(UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)))
      window.rootViewController = root
      root.view.backgroundColor = UIColor(red: 0.95, green: 0.6, blue: 0.2, alpha: 1)
      sheet.view.backgroundColor = .white
      harness.settle()
    }

    func present(animated: Bool = true) {
      root.present(sheet, animated: animated)
      harness.advance(by: 1)
    }

    var frame: CGRect { sheet.view.convert(sheet.view.bounds, to: nil) }

    func drag(to y: CGFloat, seconds: Double) {
      harness.drag(
        from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 50 + y), in: window,
        duration: seconds)
      harness.advance(by: 1)
    }
  }

  @Test func aSheetLooksLikeOne() throws {
    let stage = Stage()
    let plain = stage.harness.screenshot(of: stage.window)
    stage.present()
    try expectSnapshot(
      stage.harness.screenshot(of: stage.window), named: "sheet", differsFrom: [plain])
  }

  @Test func itComesFromBelowAndCoversOnItsWay() {
    let stage = Stage()
    stage.root.present(stage.sheet, animated: true)
    stage.harness.settle()
    let color = { (y: CGFloat) in
      stage.harness.color(at: CGPoint(x: 160, y: y), in: stage.window).blue
    }
    #expect(color(200) < 60, "the root is orange")
    // A frame shows the time at which it appears, a sixtieth after it was requested.
    stage.harness.advance(by: 0.1 - 1.0 / 60)
    // 1 - (1 + w t) exp(-w t) with w = 18.2574: 0.545 of 372 points, the edge is at 197.
    #expect(color(185) < 60)
    #expect(color(215) == 255)
  }

  @Test func itFollowsTheWindowsSize() {
    let stage = Stage()
    stage.present()
    stage.window.frame.size = CGSize(width: 500, height: 300)
    stage.harness.settle()
    #expect(stage.frame == CGRect(x: 0, y: 28, width: 500, height: 272))
  }

  @Test func aShortSlowDragLetsItSpringBack() {
    let stage = Stage()
    stage.present()
    stage.drag(to: 150, seconds: 1)
    #expect(stage.root.presentedViewController === stage.sheet)
    #expect(stage.frame.minY == 28)
  }

  @Test(arguments: [(250.0, 1.0), (120, 0.1)]) func aLongOrFastDragDismisses(
    way: CGFloat, seconds: Double
  ) {
    let stage = Stage()
    stage.present()
    stage.drag(to: way, seconds: seconds)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.sheet.view.window == nil)
  }

  @Test func aDragMovesItOneToOneLessTheSlop() {
    let stage = Stage()
    stage.present()
    stage.harness.touchDown(stage.sheet.view, at: CGPoint(x: 100, y: 20))
    stage.harness.touchMove(to: CGPoint(x: 100, y: 80), in: stage.sheet.view)
    #expect(stage.frame.minY == 78, "28 and 60 less the slop of 10")
    stage.harness.touchUp()
  }

  @Test func aTapOutsideDismissesUnlessItIsModal() {
    let stage = Stage()
    stage.present()
    stage.sheet.isModalInPresentation = true
    stage.harness.tap(stage.window, at: CGPoint(x: 100, y: 10))
    stage.harness.advance(by: 1)
    #expect(stage.root.presentedViewController === stage.sheet)
    stage.sheet.isModalInPresentation = false
    stage.harness.tap(stage.window, at: CGPoint(x: 100, y: 10))
    stage.harness.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func crossDissolvingItStaysInItsPlace() {
    let stage = Stage()
    stage.sheet.modalPresentationStyle = .overFullScreen
    stage.sheet.modalTransitionStyle = .crossDissolve
    stage.root.present(stage.sheet, animated: true)
    stage.harness.advance(by: 0.15 - 1.0 / 60)
    let blue = stage.harness.color(at: CGPoint(x: 160, y: 10), in: stage.window).blue
    #expect(abs(blue - 153) < 8, "half of the way from 51 to 255")
    stage.harness.advance(by: 0.3)
    #expect(stage.harness.color(at: CGPoint(x: 160, y: 10), in: stage.window).blue == 255)
  }
}
