import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Animations

@MainActor @Suite(.serialized) struct AnimationsTests {
  private func gallery(
    _ harness: AppHarness, size: CGSize = CGSize(width: 780, height: 560)
  ) -> (GalleryViewController, UIWindow) {
    let controller = GalleryViewController()
    return (controller, harness.show(controller, size: size))
  }

  /// 1.3 s after the start, when everything moves; one row of cards per image.
  @Test func looksAsItDid() throws {
    let harness = AppHarness(scale: 0.25)
    let (_, window) = gallery(harness, size: CGSize(width: 700, height: 480))
    harness.advance(by: 1.3)
    let picture = harness.screenshot(of: window)
    for (index, name) in ["springs", "scrubbing"].enumerated() {
      let row = CGRect(x: 0, y: index * 60, width: 175, height: 60)
      try expectSnapshot(try #require(picture.cropping(to: row)), named: name, tolerance: 8)
    }
  }

  private func card<Card: DemoCard>(_ controller: GalleryViewController) throws -> Card {
    try #require(controller.cards.compactMap { $0 as? Card }.first)
  }

  @Test func aSpringingGemIsCaughtAndThrown() throws {
    let harness = AppHarness()
    let (controller, _) = gallery(harness)
    let card: SpringCard = try card(controller)
    harness.advance(by: 0.8)
    let shown = try #require(card.gem.layer.presentation()).position
    harness.touchDown(card.stage, at: shown)
    harness.touchMove(to: CGPoint(x: shown.x, y: shown.y + 30), in: card.stage)
    let held = card.gem.center
    harness.advance(by: 1)
    #expect(card.gem.center == held, "a finger holds it")
    harness.touchUp()
    harness.advance(by: 0.1)
    #expect(card.gem.layer.animationKeys() != nil)
  }

  @Test func aFingerPausesAndScrubsThePropertyAnimator() throws {
    let harness = AppHarness()
    let (controller, _) = gallery(harness)
    let card: ScrubCard = try card(controller)
    harness.advance(by: 1.2)
    harness.touchDown(card, at: CGPoint(x: 150, y: 20))
    harness.touchMove(to: CGPoint(x: 110, y: 20), in: card)
    let animator = try #require(card.animator)
    #expect(!animator.isRunning && animator.state == .active)
    let caught = animator.fractionComplete
    harness.advance(by: 1.0 / 60)
    harness.touchMove(to: CGPoint(x: 60, y: 20), in: card)
    harness.advance(by: 1.0 / 60)
    // 90 points of movement minus the slop of ten.
    #expect(abs(caught - animator.fractionComplete - 80 / card.bounds.width) < 1e-6)
    harness.touchUp()
  }

  @Test func theBodiesComeToRestAndATapKicksThem() throws {
    let harness = AppHarness()
    let (controller, _) = gallery(harness)
    let card: DynamicsCard = try card(controller)
    harness.advance(by: 6)
    #expect(!card.animator.isRunning)
    harness.tap(card, at: CGPoint(x: card.bounds.midX, y: card.bounds.height - 10))
    #expect(card.animator.isRunning)
    harness.advance(by: 0.3)
    #expect(card.bodies.allSatisfy { card.stage.bounds.contains($0.center) })
  }

  /// Not a test: writes the frames of the README's image for `scripts/picture`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CASEMENT_PICTURE"] != nil))
  func writesThePicturesFrames() throws {
    let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURE"] ?? ""
    let harness = AppHarness(scale: 1)
    let (controller, window) = gallery(harness)
    let dynamics: DynamicsCard = try card(controller)
    harness.advance(by: 1)
    for frame in 0..<60 {
      if frame == 14 { dynamics.kick() }
      harness.advance(by: 1.0 / 15)
      let image = UIImage(cgImage: harness.screenshot(of: window))
      let name = "\(folder)/frame-\(String(format: "%03d", frame)).png"
      try #require(image.pngData()).write(to: URL(fileURLWithPath: name))
    }
  }
}
