import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Playground

@MainActor @Suite(.serialized) struct PlaygroundTests {
  /// The app as it starts, without its delegate.
  private func make(
    size: CGSize = CGSize(width: 960, height: 640), scale: CGFloat = 0.25
  ) -> (AppHarness, PlaygroundViewController, UIWindow) {
    let harness = AppHarness(scale: scale)
    let controller = PlaygroundViewController()
    let window = PlaygroundWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    harness.settle()
    return (harness, controller, window)
  }

  @Test func looksAsItDid() throws {
    let (harness, controller, window) = make(size: CGSize(width: 700, height: 480))
    controller.board.select(0)
    harness.settle()
    try expectSnapshot(harness.screenshot(of: window), named: "playground", tolerance: 8)
  }

  @Test func aCardIsDraggedAndThrown() throws {
    let (harness, controller, _) = make()
    let card = controller.stage.cards[0]
    let start = card.center
    harness.drag(
      from: start, to: CGPoint(x: start.x + 120, y: start.y), in: controller.stage, duration: 0.1)
    let released = card.center
    #expect(abs(released.x - start.x - 110) < 2)
    harness.advance(by: 0.3)
    #expect(card.center.x > released.x + 30)
    harness.advance(by: 8)
    let rest = card.center
    harness.advance(by: 1)
    #expect(card.center == rest)
    #expect(controller.stage.bounds.contains(rest))
  }

  @Test func theBoardShowsEveryRecognizersStateAndThoseAtHandInWords() throws {
    let (harness, controller, _) = make()
    let rows = controller.board.subviews.compactMap { $0 as? StateRow }
    #expect(rows.count == 6)
    #expect(rows.allSatisfy { $0.shown.count == 5 })
    harness.touchDown(controller.stage.cards[1])
    harness.advance(by: 0.6)
    let press = try #require(rows.first { $0.name == "long press" })
    #expect(press.selected == 1)
    #expect(press.shown == [.possible, .began, .possible, .possible, .possible])
    #expect(press.words == "began")
    let tap = try #require(rows.first { $0.name == "tap" })
    #expect(tap.shown[1] == .failed, "nobody is told of it, and it is seen all the same")
    harness.touchUp()
    #expect(press.shown[1] == .ended)
  }

  @Test func theDemoPlaysToItsEndAndTheAppComesToRest() {
    let (harness, controller, _) = make()
    let before = controller.stage.cards.map(\.center)
    harness.replay(.demo)
    let after = controller.stage.cards.map(\.center)
    #expect(zip(before, after).count { $0 != $1 } >= 3)
    let grown = controller.stage.cards.max { $0.bounds.width < $1.bounds.width }
    #expect((grown?.bounds.width ?? 0) > CardView.size.width)
    harness.advance(by: 12)
    #expect(controller.stage.isAtRest)
    #expect(controller.timeline.isAtRest(at: harness.time))
  }

  /// Not a test: writes the README's image for `scripts/picture`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CASEMENT_PICTURE"] != nil))
  func writesThePicture() throws {
    let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURE"] ?? ""
    let (harness, _, window) = make(scale: 1)
    harness.application.replay(.demo)
    harness.advance(by: 2.2)
    let image = UIImage(cgImage: harness.screenshot(of: window))
    let url = URL(fileURLWithPath: folder).appending(path: "playground.png")
    try #require(image.pngData()).write(to: url)
  }
}
