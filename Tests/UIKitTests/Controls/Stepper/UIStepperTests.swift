import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct UIStepperTests {
  private let minus = CGPoint(x: 20, y: 16)
  private let plus = CGPoint(x: 70, y: 16)

  @Test func itStartsAsAppleDocuments() {
    let stepper = UIStepper(frame: CGRect(x: 1, y: 2, width: 300, height: 300))
    #expect(stepper.frame == CGRect(x: 1, y: 2, width: 94, height: 32))
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1 && stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
  }

  @Test func itsHalvesAreButtons() {
    let stage = ControlStage(UIStepper())
    stage.harness.tap(stage.control, at: plus)
    stage.harness.tap(stage.control, at: plus)
    #expect(stage.control.value == 2)
    stage.harness.tap(stage.control, at: minus)
    #expect(stage.control.value == 1)
    #expect(stage.takeLog().count { $0 == "value" } == 3)
  }

  @Test func aHalfThatIsHeldRepeats() {
    let stage = ControlStage(UIStepper())
    stage.harness.touchDown(stage.control, at: plus)
    stage.harness.advance(by: 0.45)
    #expect(stage.control.value == 1)
    stage.harness.advance(by: 0.36)
    #expect(stage.control.value == 5, "at 0.5, 0.6, 0.7 and 0.8 s")
    stage.harness.touchMove(to: CGPoint(x: 400, y: 16), in: stage.control)
    stage.harness.advance(by: 1)
    #expect(stage.control.value == 5)
    stage.harness.touchUp()
    stage.harness.advance(by: 1)
    #expect(stage.harness.application.engine.turn.nextWake == nil)
  }

  @Test func withoutAutorepeatItStepsOnce() {
    let stage = ControlStage(UIStepper())
    stage.control.autorepeat = false
    stage.harness.touchDown(stage.control, at: plus)
    stage.harness.advance(by: 2)
    #expect(stage.control.value == 1)
    stage.harness.touchUp()
  }

  @Test func oneThatIsNotContinuousTellsTheEnd() {
    let stage = ControlStage(UIStepper())
    stage.control.isContinuous = false
    stage.harness.touchDown(stage.control, at: plus)
    stage.harness.advance(by: 0.85)
    #expect(stage.takeLog() == ["down"])
    stage.harness.touchUp()
    #expect(stage.takeLog() == ["value", "primary", "up"])
    #expect(stage.control.value == 5)
  }

  @Test func atALimitItWrapsOrStops() {
    let stage = ControlStage(UIStepper())
    #expect(!stage.control.canStep(.decrement) && stage.control.canStep(.increment))
    stage.harness.tap(stage.control, at: minus)
    #expect(stage.control.value == 0 && stage.takeLog() == ["down", "up"])
    stage.control.wraps = true
    stage.harness.tap(stage.control, at: minus)
    #expect(stage.control.value == 100)
    stage.harness.tap(stage.control, at: plus)
    #expect(stage.control.value == 0)
  }

  @Test func keysTheWheelAndAssistiveTechnologiesStep() {
    let stage = ControlStage(UIStepper())
    stage.focus()
    stage.press(.keyboardUpArrow, .keyboardRightArrow, .keyboardPageUp, .keyboardDownArrow)
    #expect(stage.control.value == 11)
    stage.press(.keyboardEnd)
    #expect(stage.control.value == 100)
    stage.harness.scroll(stage.control, by: CGVector(dx: 0, dy: -48), steps: 1, isContinuous: false)
    #expect(stage.control.value == 99)
    stage.control.accessibilityDecrement()
    #expect(stage.control.accessibilityValue == "98")
  }

  @Test func fromRightToLeftThePlusIsAtTheLeft() {
    let stage = ControlStage(UIStepper(), isRightToLeft: true)
    stage.harness.tap(stage.control, at: minus)
    #expect(stage.control.value == 1)
  }

  @Test func limitsTheWrongWayRoundEndTheProcess() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStepper().minimumValue = 100 }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStepper().stepValue = 0 }
    }
  }
}
