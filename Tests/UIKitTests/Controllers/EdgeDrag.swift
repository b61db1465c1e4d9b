import CoreGraphics
import UIKit
import UIKitTesting

extension AppHarness {
  /// A finger goes from the left edge to `x` within a second, rests there and stays down.
  func dragFromEdge(to x: CGFloat, in window: UIWindow) {
    touchDown(window, at: CGPoint(x: 2, y: 300))
    for step in 1...10 {
      advance(by: 0.1)
      touchMove(to: CGPoint(x: 2 + (x - 2) * CGFloat(step) / 10, y: 300), in: window)
    }
    advance(by: 0.5)
  }
}
