import PlatformKit
import QuartzCore
import Testing
@testable import UIKit

@MainActor
struct HoverStyleTests {
  /// A view at (100, 50), 100 by 100, with the pointer outside.
  private func make(_ style: UIHoverStyle) -> (TestApp, UIView) {
    let (app, view) = (TestApp(), UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100)))
    view.layer.cornerRadius = 12
    view.hoverStyle = style
    app.window.addSubview(view)
    app.turn()
    app.pointer(.entered, 1, 1)
    return (app, view)
  }

  private func move(_ app: TestApp, _ x: Double, _ y: Double) {
    app.pointer(.moved, x, y, held: [])
    app.advance(0.02)
  }

  @Test func aHighlightComesAndGoesWithThePointer() {
    let (app, view) = make(UIHoverStyle(effect: .highlight))
    move(app, 150, 100)
    #expect(view.layer.sublayers?.map(\.cornerRadius) == [12])
    #expect(view.layer.sublayers?.first?.frame == view.bounds)
    move(app, 20, 20)
    #expect(view.layer.sublayers?.isEmpty ?? true)
  }

  @Test func aLiftLeavesTheTransformToTheProgram() throws {
    let (app, view) = make(UIHoverStyle(effect: .lift))
    move(app, 150, 100)
    let lift = view.layer.animation(forKey: HoverEffect.animationKey) as? CABasicAnimation
    #expect(try #require(lift).toValue as? CGFloat == 1.04)
    #expect(view.transform == .identity)
    move(app, 20, 20)
    let settle = view.layer.animation(forKey: HoverEffect.animationKey) as? CABasicAnimation
    #expect(try #require(settle).toValue as? CGFloat == 1)
  }

  @Test func aStyleThatIsOffOrTakenAwayDoesNothing() {
    let style = UIHoverStyle()
    style.isEnabled = false
    let (app, view) = make(style)
    move(app, 150, 100)
    #expect(view.layer.sublayers?.isEmpty ?? true)
    view.hoverStyle = nil
    #expect(view.hoverStyle == nil && view.gestureRecognizers?.isEmpty ?? true)
  }
}
