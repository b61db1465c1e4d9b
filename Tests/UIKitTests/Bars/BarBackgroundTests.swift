import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct BarBackgroundTests {
  @Test func aMaterialShowsWhereThereIsNoColour() {
    let harness = AppHarness()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.backgroundColor = .black
    let background = BarBackground(hasLineAbove: false)
    background.frame = page.bounds
    page.addSubview(background)
    harness.show(page)
    let appearance = UIBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    background.show(appearance, tint: nil)
    harness.settle()
    let red = harness.color(at: CGPoint(x: 50, y: 50), in: page).red
    #expect(abs(red - 214) <= 1, "0.86 of 249")
    appearance.backgroundColor = .blue
    background.show(UIBarAppearance(barAppearance: appearance), tint: nil)
    harness.settle()
    #expect(harness.color(at: CGPoint(x: 50, y: 50), in: page).red == 0)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
  }
}
