import QuartzCore
import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct CurrentApplicationTests {
  @Test func aTurnIsMadeUnderItsOwnApplicationAndChangesNothingForTheOther() {
    let (one, two) = (AppHarness(scale: 1), AppHarness(scale: 2))
    var scales: [CGFloat] = []
    one.application.afterCommit.append { scales.append(UIScreen.main.scale) }
    one.application.engine.turn.run()
    #expect(scales == [1])
    #expect(UIApplication.shared === two.application)
    #expect(LayerHost.current === two.application.engine.host)
  }

  @Test func anApplicationThatEndsInAnothersTurnStaysEnded() {
    let one = AppHarness(scale: 1)
    var two: AppHarness? = AppHarness(scale: 2)
    let window = two?.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    one.application.afterCommit.append { two = nil }
    one.application.engine.turn.run()
    #expect(window?.isHidden == true)
    #expect(UIApplication.running == nil)
  }

  @Test func aHostWithoutAnApplicationIsPutBackAfterATurn() {
    let app = AppHarness(scale: 2)
    let stage = AnimationStage()
    app.application.resignCurrent()
    stage.take()
    defer { stage.leave() }
    app.application.engine.turn.run()
    #expect(UIApplication.running == nil)
    #expect(LayerHost.current === stage.host)
  }

  @Test func whatAViewIsTouchedLikeGoesWithTheView() {
    let app = TestApp()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    app.window.addSubview(view)
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(app.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === app.window)
    let other = AppHarness()
    other.settle()
    #expect(app.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === app.window)
    #expect(view.animatedTouches.passing == 1)
  }
}
