import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) final class ViewTransitionTests {
  // Created by the test, because other suites create their own harnesses before it runs.
  private lazy var harness = AppHarness(scale: 0.5)
  private lazy var card = UIView(frame: CGRect(x: 40, y: 30, width: 120, height: 80))

  /// A red card with a dark left third on white.
  private func show() -> UIWindow {
    let harness = harness
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 140))
    view.backgroundColor = .white
    card.backgroundColor = .systemRed
    let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
    stripe.backgroundColor = UIColor(white: 0.2, alpha: 1)
    card.addSubview(stripe)
    view.addSubview(card)
    return harness.show(view)
  }

  private func transition(
    _ options: UIView.AnimationOptions, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.transition(
      with: card, duration: 0.6, options: options.union(.curveLinear),
      animations: { self.card.backgroundColor = .systemBlue }, completion: completion)
  }

  @Test(arguments: [
    ("flipFromLeft", UIView.AnimationOptions.transitionFlipFromLeft),
    ("flipFromRight", .transitionFlipFromRight), ("flipFromTop", .transitionFlipFromTop),
    ("flipFromBottom", .transitionFlipFromBottom), ("curlUp", .transitionCurlUp),
    ("curlDown", .transitionCurlDown), ("crossDissolve", .transitionCrossDissolve),
  ])
  func looksAsItDid(name: String, options: UIView.AnimationOptions) throws {
    let window = show()
    transition(options)
    var frames: [CGImage] = []
    for _ in 0..<4 {
      harness.advance(by: 0.12)
      frames.append(harness.screenshot(of: window))
    }
    try expectSnapshot(strip(frames), named: name, tolerance: 8, allowedPixels: 40)
  }

  @Test func endsAsTheViewItselfAndCompletesOnce() {
    let window = show()
    var ends: [Bool] = []
    transition(.transitionFlipFromLeft) { ends.append($0) }
    harness.advance(by: 0.5)
    #expect(ends == [])
    harness.advance(by: 0.2)
    #expect(ends == [true])
    #expect(card.layer.animationKeys() == nil)
    #expect(window.rootViewController?.view.layer.sublayers?.count == 1)
    #expect(harness.color(at: CGPoint(x: 80, y: 40), in: card) == (0, 136, 255))
  }

  @Test func aPageThatTurnedAwayIsGone() {
    let window = show()
    transition(.transitionCurlUp)
    #expect(window.rootViewController?.view.layer.sublayers?.count == 2)
    harness.advance(by: 0.7)
    #expect(window.rootViewController?.view.layer.sublayers?.count == 1)
  }

  @Test func halfWayThroughADissolveTheColoursAreMixed() {
    _ = show()
    transition(.transitionCrossDissolve)
    harness.advance(by: 0.3)
    let color = harness.color(at: CGPoint(x: 80, y: 40), in: card)
    #expect(abs(color.red - 127) < 12 && abs(color.blue - 158) < 12, "\(color)")
  }

  @Test func contentAnimatesOnlyWhereThatIsAllowed() {
    _ = show()
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    card.addSubview(dot)
    harness.settle()
    UIView.transition(with: card, duration: 1, options: .transitionCrossDissolve) {
      dot.center.x = 50
    }
    #expect(dot.layer.animationKeys() == nil)
    UIView.transition(
      with: card, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent]
    ) { dot.center.x = 20 }
    #expect(dot.layer.animationKeys() == ["position"])
  }

  @Test func withoutATransitionTheChangesAreMade() {
    _ = show()
    var isDone = false
    transition([]) { isDone = $0 }
    #expect(card.layer.animationKeys() == nil)
    harness.settle()
    #expect(isDone)
  }

  @Test func oneViewTakesTheOthersPlace() {
    let window = show()
    let other = UIView(frame: card.frame)
    let container = card.superview
    UIView.transition(
      from: card, to: other, duration: 0.5, options: .transitionFlipFromRight)
    #expect(card.superview == nil && other.superview === container)
    harness.advance(by: 0.6)
    #expect(window.layer.animationKeys() == nil)
  }

  @Test func viewsAreHiddenAndShownWhereOneAsksForThat() throws {
    _ = show()
    let other = UIView(frame: card.frame)
    other.isHidden = true
    try #require(card.superview).addSubview(other)
    UIView.transition(
      from: card, to: other, duration: 0.5,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(card.isHidden && !other.isHidden && card.superview != nil)
  }

  @Test func aTransitionInsideAnotherOneEndsIt() {
    _ = show()
    var ends: [Bool] = []
    transition(.transitionCurlUp) { ends.append($0) }
    harness.advance(by: 0.2)
    transition(.transitionFlipFromLeft) { ends.append($0) }
    harness.advance(by: 1)
    #expect(ends.count == 2)
    #expect(card.layer.animationKeys() == nil)
  }

  /// Stacks images vertically.
  private func strip(_ images: [CGImage]) -> CGImage {
    let size = CGSize(width: 100, height: 70)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let whole = CGSize(width: 100, height: 70 * images.count)
    let image = UIGraphicsImageRenderer(size: whole, format: format).image { _ in
      for (index, image) in images.enumerated() {
        UIImage(cgImage: image).draw(
          in: CGRect(origin: CGPoint(x: 0, y: 70 * index), size: size))
      }
    }
    guard let picture = image.cgImage else { preconditionFailure("a strip is an image") }
    return picture
  }
}
