import Testing
import UIKit
import UIKitTesting

@testable import HelloWindow

@MainActor @Suite(.serialized) struct HelloWindowTests {
  @Test func looksAsItDid() throws {
    let harness = AppHarness(scale: 0.5)
    let window = harness.show(HelloViewController(), size: CGSize(width: 400, height: 300))
    try expectSnapshot(harness.screenshot(of: window), named: "hello", tolerance: 8)
  }

  @Test func aTouchTurnsTheBadge() {
    let harness = AppHarness()
    let controller = HelloViewController()
    harness.show(controller)
    harness.tap(controller.badge)
    harness.advance(by: 0.7)
    let turned = controller.badge.transform
    #expect(abs(atan2(turned.b, turned.a) - 2 * .pi / 5) < 1e-9)
  }
}
