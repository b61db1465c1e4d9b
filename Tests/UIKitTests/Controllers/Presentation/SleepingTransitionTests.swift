import CoreGraphics
import PlatformKit
import RasterKit
import RenderKit
import Testing
import UIKitTesting

@testable import UIKit

/// Main sleeps in a callback, or has just been told of a finger, while the display continues to tick.
@MainActor @Suite(.serialized)
struct SleepingTransitionTests {
  /// Calls a function when it has appeared.
  private final class Sleeper: UIViewController {
    var sleep: () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      sleep()
    }
  }

  /// Where a white page begins in a line of the window, in pixels.
  private func edge(of window: UIWindow, x: Int32? = nil, y: Int32? = nil) -> Int32? {
    guard let image = (window.platformWindow as? HeadlessWindow)?.image else { return nil }
    func isWhite(_ x: Int32, _ y: Int32) -> Bool {
      image.target.address(x: x, y: y).pointee == 0xffff_ffff
    }
    if let y { return (0..<image.size.width).first { isWhite($0, y) } }
    return (0..<image.size.height).first { isWhite(x ?? 0, $0) }
  }

  private func page(_ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = color
    return page
  }

  @Test func aPushGoesOnWhileMainSleepsInAnAppearance() throws {
    let harness = AppHarness()
    let navigation = UINavigationController(rootViewController: page(.black))
    navigation.isNavigationBarHidden = true
    let window = harness.show(navigation)
    let platform = try #require(harness.application.engine.platform as? HeadlessPlatform)
    navigation.pushViewController(page(.white), animated: true)
    harness.advance(by: 0.05)
    var edges: [Int32] = []
    let sleeper = Sleeper()
    sleeper.sleep = {
      platform.advance(to: platform.clock.now() + 0.1) {
        harness.application.engine.server.synchronize()
        if let edge = edge(of: window, y: 150) { edges.append(edge) }
      }
    }
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.rootViewController = sleeper
    other.isHidden = false
    harness.settle()
    #expect(edges.count == 6)
    #expect(zip(edges, edges.dropFirst()).allSatisfy { $0 > $1 }, "each tick shows the next place")
    #expect(edges.allSatisfy { $0 > 0 && $0 < 400 })
    harness.advance(by: 1)
    #expect(navigation.viewControllers.count == 2 && edge(of: window, y: 150) == 0)
  }

  @Test func aSheetFollowsTheFingerWithinAFrame() throws {
    let harness = AppHarness()
    let (root, sheet) = (page(.black), page(.white))
    let window = harness.show(root, size: CGSize(width: 400, height: 828))
    root.present(sheet, animated: false)
    harness.advance(by: 1)
    #expect(edge(of: window, x: 200) == 28)
    harness.touchDown(window, at: CGPoint(x: 200, y: 100))
    harness.advance(by: 1.0 / 60)
    // The slop of 10 points doesn't count.
    for travel: CGFloat in [30, 60, 61, 200, 400, 90] {
      harness.touchMove(to: CGPoint(x: 200, y: 100 + travel), in: window)
      harness.advance(by: 1.0 / 60)
      #expect(edge(of: window, x: 200) == Int32(18 + travel))
    }
    harness.touchCancel()
    harness.advance(by: 2)
    #expect(edge(of: window, x: 200) == 28)
  }
}
