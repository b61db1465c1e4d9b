import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct IgnoredEventsTests {
  private final class Counter: UIView {
    var (began, ended, cancelled) = (0, 0, 0)
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += 1 }
  }

  @Test func touchesAreDroppedUntilAllHaveEnded() {
    let harness = AppHarness()
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    harness.show(view)
    let application = UIApplication.shared
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    harness.tap(view)
    application.endIgnoringInteractionEvents()
    harness.tap(view)
    #expect(view.began == 0 && view.ended == 0)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    harness.tap(view)
    #expect(view.began == 1 && view.ended == 1)
  }

  @Test func aTouchThatIsDownIsCancelledAndOneThatCameMeanwhileStaysUnseen() {
    let harness = AppHarness()
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    harness.show(view)
    harness.touchDown(view)
    UIApplication.shared.beginIgnoringInteractionEvents()
    #expect(view.cancelled == 1)
    harness.touchUp()
    harness.touchDown(view)
    UIApplication.shared.endIgnoringInteractionEvents()
    harness.touchUp()
    #expect(view.began == 1 && view.ended == 0)
  }

  @Test func anEndWithoutABeginningIsALineInTheLog() {
    let harness = AppHarness()
    let lines = loggedLines(with: "endIgnoringInteractionEvents") {
      UIApplication.shared.endIgnoringInteractionEvents()
    }
    #expect(lines.count == 1 && !UIApplication.shared.isIgnoringInteractionEvents)
    _ = harness
  }
}
