import QuartzCore
import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct UIActivityIndicatorViewTests {
  @Test func itHidesUntilItIsStarted() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.frame.size == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize.width == 20)
    #expect(spinner.isHidden && !spinner.isAnimating)
    spinner.startAnimating()
    #expect(!spinner.isHidden && spinner.isAnimating)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
  }

  /// The blade that was second is the brightest an eighth of a second later.
  @Test func theBladesTurnClockwiseOnceASecond() throws {
    let harness = AppHarness()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let spinner = UIActivityIndicatorView(style: .medium)
    page.addSubview(spinner)
    harness.show(page)
    spinner.startAnimating()
    harness.advance(by: 0.02)
    func levels() -> [Int] {
      spinner.blades.layers.map { Int(((($0.presentation()?.opacity) ?? 0) * 255).rounded()) }
    }
    #expect(levels() == [217, 180, 143, 106, 69, 69, 69, 69])
    harness.advance(by: 0.125)
    #expect(levels() == [180, 143, 106, 69, 69, 69, 69, 217])
    harness.advance(by: 0.875)
    #expect(levels() == [217, 180, 143, 106, 69, 69, 69, 69])
    spinner.stopAnimating()
    #expect(spinner.blades.layers.allSatisfy { $0.animationKeys() == nil })
  }

  @Test func itGoesOnWhenItComesBackToAWindow() {
    let harness = AppHarness()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    harness.show(page)
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    #expect(spinner.blades.layers[0].animationKeys() == nil)
    page.addSubview(spinner)
    #expect(spinner.blades.layers[0].animationKeys() == ["turn"])
    spinner.removeFromSuperview()
    #expect(spinner.blades.layers[0].animationKeys() == nil)
    page.addSubview(spinner)
    #expect(spinner.blades.layers[0].animationKeys() == ["turn"])
  }

  @Test func mainHasNothingToDoWhileItTurns() {
    let harness = AppHarness()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let spinner = UIActivityIndicatorView(style: .medium)
    page.addSubview(spinner)
    harness.show(page)
    spinner.startAnimating()
    harness.advance(by: 0.1)
    #expect(harness.application.engine.turn.nextWake == nil)
  }

  @Test func aColourReplacesTheStyles() {
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.color == .systemGray)
    spinner.color = .systemRed
    #expect(
      spinner.blades.color == UIColor.systemRed.resolvedColor(with: spinner.traitCollection).cgColor
    )
    spinner.color = nil
    #expect(spinner.color == .systemGray)
    #expect(UIActivityIndicatorView(style: .whiteLarge).color == .white)
  }
}
