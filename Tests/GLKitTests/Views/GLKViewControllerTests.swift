import CoreGraphics
import Foundation
import GLKit
import OpenGLES
import Testing
import UIKit
import UIKitTesting

@Suite(.enabled(if: hasOpenGLES), .serialized) @MainActor struct GLKViewControllerTests {
  private final class Controller: GLKViewController {
    var heard: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      (view as? GLKView)?.context = EAGLContext(api: .openGLES2)
    }
    override func update() { heard.append("update") }
    override func glkView(_ view: GLKView, drawIn rect: CGRect) { heard.append("draw") }
  }

  private final class Delegate: GLKViewControllerDelegate {
    var heard: [String] = []
    func glkViewControllerUpdate(_ controller: GLKViewController) { heard.append("update") }
    func glkViewController(_ controller: GLKViewController, willPause pause: Bool) {
      heard.append(pause ? "pause" : "resume")
    }
  }

  @Test func framesComeInPairsOfUpdateAndDraw() {
    let (harness, controller) = (AppHarness(), Controller())
    harness.show(controller)
    harness.advance(by: 0.5)
    #expect(controller.framesPerSecond == 30)
    #expect((13...16).contains(controller.framesDisplayed))
    #expect(controller.heard.count == controller.framesDisplayed * 2)
    #expect(controller.heard.prefix(4) == ["update", "draw", "update", "draw"])
    #expect(abs(controller.timeSinceLastUpdate - 1.0 / 30) < 1e-6)
    #expect(abs(controller.timeSinceLastDraw - 1.0 / 30) < 1e-6)
    #expect(controller.timeSinceFirstResume > 0.4)
  }

  @Test func moreFramesAreToBeHad() {
    let (harness, controller) = (AppHarness(), Controller())
    controller.preferredFramesPerSecond = 60
    harness.show(controller)
    harness.advance(by: 0.5)
    #expect((27...31).contains(controller.framesDisplayed))
  }

  @Test func aPauseStopsThemAndTheTimeBeginsAnew() {
    let (harness, controller, delegate) = (AppHarness(), Controller(), Delegate())
    controller.delegate = delegate
    harness.show(controller)
    harness.advance(by: 0.2)
    controller.isPaused = true
    let frames = controller.framesDisplayed
    harness.advance(by: 1)
    #expect(controller.framesDisplayed == frames)
    controller.isPaused = false
    harness.advance(by: 0.1)
    #expect(controller.framesDisplayed > frames)
    #expect(controller.timeSinceLastUpdate < 0.05 && controller.timeSinceLastResume < 0.11)
    #expect(controller.timeSinceFirstResume > 1)
    #expect(delegate.heard == ["pause", "resume"])
  }

  @Test func nothingIsDrawnUnseen() {
    let (harness, controller) = (AppHarness(), Controller())
    let window = harness.show(controller)
    harness.advance(by: 0.2)
    window.rootViewController = UIViewController()
    harness.advance(by: 0.1)
    let frames = controller.framesDisplayed
    harness.advance(by: 0.5)
    #expect(controller.framesDisplayed == frames)
  }

  @Test func anInactiveAppPauses() {
    let (harness, controller) = (AppHarness(), Controller())
    harness.show(controller)
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: UIApplication.shared)
    }
    post(UIApplication.willResignActiveNotification)
    #expect(controller.isPaused)
    post(UIApplication.didBecomeActiveNotification)
    #expect(!controller.isPaused)
    controller.pauseOnWillResignActive = false
    post(UIApplication.willResignActiveNotification)
    #expect(!controller.isPaused)
  }

  @Test func aControllerThatIsForgottenGoes() {
    weak var forgotten: Controller?
    let harness = AppHarness()
    autoreleased {
      let controller = Controller()
      forgotten = controller
      let window = harness.show(controller)
      harness.advance(by: 0.1)
      window.rootViewController = UIViewController()
    }
    harness.advance(by: 0.5)
    #expect(forgotten == nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }
}
