import Testing
import UIKit
import UIKitTesting

@testable import Playground

@MainActor @Suite(.serialized) struct PlaygroundTests {
  private func cards(_ controller: UIViewController) -> [CardView] {
    controller.view.subviews.compactMap { $0 as? CardView }
  }

  @Test func looksAsItDid() throws {
    let harness = AppHarness(scale: 0.25)
    let window = harness.show(PlaygroundViewController(), size: CGSize(width: 800, height: 600))
    try expectSnapshot(harness.screenshot(of: window), named: "playground", tolerance: 8)
  }

  @Test func aCardFollowsTheFingerThatHoldsItsMiddle() throws {
    let harness = AppHarness()
    let controller = PlaygroundViewController()
    harness.show(controller, size: CGSize(width: 800, height: 600))
    let card = try #require(cards(controller).first)
    let start = card.center
    harness.touchDown(card)
    harness.advance(by: 0.1)
    harness.touchMove(to: CGPoint(x: start.x + 60, y: start.y + 40), in: controller.view)
    harness.advance(by: 0.1)
    #expect(hypot(card.center.x - start.x - 60, card.center.y - start.y - 40) < 1)
    harness.touchUp()
  }

  @Test func aThrownCardCoastsAndComesToRest() throws {
    let harness = AppHarness()
    let controller = PlaygroundViewController()
    harness.show(controller, size: CGSize(width: 800, height: 600))
    let card = try #require(cards(controller).first)
    let start = card.center
    harness.drag(
      from: start, to: CGPoint(x: start.x + 80, y: start.y), in: controller.view, duration: 0.1)
    let released = card.center
    harness.advance(by: 0.2)
    #expect(card.center.x > released.x + 20)
    harness.advance(by: 6)
    let rest = card.center
    harness.advance(by: 1)
    #expect(card.center == rest)
    #expect(controller.view.bounds.contains(rest))
  }

  @Test func everyLiveTouchHasARing() {
    let harness = AppHarness()
    let controller = PlaygroundViewController()
    harness.show(controller, size: CGSize(width: 800, height: 600))
    let rings = { controller.view.subviews.count { $0 is RingView } }
    harness.touchDown(controller.view, at: CGPoint(x: 700, y: 550))
    #expect(rings() == 1)
    harness.touchUp()
    harness.advance(by: 0.6)
    #expect(rings() == 0)
  }
}
