import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Presentations that flip and curl.
@MainActor
struct TurningStylesTests {
  private let harness = AppHarness()
  private let root = UIViewController()
  private let page = UIViewController()
  private let window: UIWindow

  init() {
    window = harness.show(root, size: CGSize(width: 400, height: 300))
    root.view.backgroundColor = .red
    page.view.backgroundColor = .blue
    page.modalPresentationStyle = .fullScreen
  }

  /// Other tests may run between `init` and a test, with applications of their own.
  private func present(_ style: UIModalTransitionStyle) {
    harness.settle()
    page.modalTransitionStyle = style
    root.present(page, animated: true)
  }

  private func red(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let color = harness.color(at: CGPoint(x: x, y: y), in: window)
    return color.red > 150 && color.blue < 100
  }
  private func blue(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let color = harness.color(at: CGPoint(x: x, y: y), in: window)
    return color.blue > 150 && color.red < 100
  }

  @Test func aFlipShowsThePresenterAndThenWhatIsOnItsBack() {
    present(.flipHorizontal)
    harness.advance(by: 0.2)
    #expect(red(200, 150) && !red(4, 150) && !blue(4, 150), "the sides are turned away")
    harness.advance(by: 0.2)
    #expect(blue(200, 150) && !blue(4, 150))
    harness.advance(by: 1)
    #expect(blue(4, 150) && blue(396, 150) && root.view.window == nil)
    root.dismiss(animated: true)
    harness.advance(by: 0.2)
    #expect(blue(200, 150) && !blue(4, 150))
    harness.advance(by: 1)
    #expect(red(4, 150) && page.view.window == nil && root.presentedViewController == nil)
    #expect(root.view.layer.animationKeys() ?? [] == [])
  }

  @Test func aCurlTurnsThePresenterUp() {
    present(.partialCurl)
    harness.advance(by: 0.2)
    #expect(red(200, 30) && blue(200, 295), "the lower part shows what comes")
    harness.advance(by: 1)
    #expect(blue(200, 30) && blue(200, 295) && root.view.window == nil)
    root.dismiss(animated: true)
    harness.advance(by: 1)
    #expect(red(200, 150) && !page.view.isHidden && page.view.window == nil)
    root.present(page, animated: false)
    harness.settle()
    #expect(blue(200, 150))
  }

  @Test func aFlipThatIsEndedLeavesNothing() {
    present(.flipHorizontal)
    harness.advance(by: 0.1)
    root.dismiss(animated: false)
    harness.advance(by: 1)
    #expect(red(4, 150) && red(396, 150) && window.subviews == [root.view])
  }

  @Test func withoutMotionTheyDissolve() {
    harness.accessibilitySettings.prefersCrossFadeTransitions = true
    present(.flipHorizontal)
    harness.accessibilitySettings.prefersCrossFadeTransitions = false
    harness.advance(by: 0.15)
    let opacity = page.view.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.1 && opacity < 0.9)
    harness.advance(by: 1)
  }
}
