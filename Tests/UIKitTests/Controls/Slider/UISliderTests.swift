import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct UISliderTests {
  private static let frame = CGRect(x: 20, y: 20, width: 237, height: 34)

  private func stage(isRightToLeft: Bool = false) -> ControlStage<UISlider> {
    ControlStage(UISlider(), frame: Self.frame, isRightToLeft: isRightToLeft)
  }

  /// Measured on iOS 26.
  @Test func itsPartsLieAsOnIOS() {
    let slider = UISlider(frame: Self.frame)
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    slider.value = 0.2524
    slider.layoutIfNeeded()
    // 0.2524 of 200 points is 50.48.
    #expect(slider.parts.thumb.frame == CGRect(x: 50, y: 5, width: 37, height: 24))
    #expect(slider.parts.rest.frame == CGRect(x: 0, y: 14, width: 237, height: 6))
    #expect(slider.parts.fill.frame == CGRect(x: 0, y: 14, width: 68.5, height: 6))
  }

  @Test func valuesStayWithinLimits() {
    let slider = UISlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    slider.value = 5
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = -3
    #expect(slider.value == 0)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
    slider.maximumValue = 4
    #expect(slider.minimumValue == 4 && slider.value == 4)
    slider.value = .nan
    slider.minimumValue = .nan
    slider.maximumValue = .infinity
    #expect(slider.value == 4 && slider.minimumValue == 4 && slider.maximumValue == 4)
  }

  @Test func theThumbIsDraggedByWhereItWasTaken() {
    let stage = stage()
    stage.drag(from: CGPoint(x: 25, y: 17), to: CGPoint(x: 125, y: 17))
    #expect(abs(stage.control.value - 0.5) < 1e-6)
    #expect(stage.takeLog().count { $0 == "value" } == 4)
  }

  @Test func aFingerBesideTheThumbDoesNothingAndAClickTakesThePlace() {
    let stage = stage()
    stage.harness.tap(stage.control, at: CGPoint(x: 150, y: 17))
    #expect(stage.control.value == 0 && stage.takeLog().isEmpty)
    stage.harness.click(stage.control, at: CGPoint(x: 118.5, y: 17))
    #expect(stage.control.value == 0.5)
  }

  @Test func oneThatIsNotContinuousTellsTheEnd() {
    let stage = stage()
    stage.control.isContinuous = false
    stage.drag(from: CGPoint(x: 25, y: 17), to: CGPoint(x: 125, y: 17))
    #expect(stage.takeLog() == ["down", "value", "primary", "up"])
  }

  @Test func fromRightToLeftTheLeastValueIsAtTheRight() {
    let stage = stage(isRightToLeft: true)
    stage.harness.settle()
    #expect(stage.control.parts.thumb.frame.maxX == 237)
    stage.drag(from: CGPoint(x: 230, y: 17), to: CGPoint(x: 130, y: 17))
    #expect(abs(stage.control.value - 0.5) < 1e-6)
    stage.focus()
    stage.press(.keyboardLeftArrow)
    #expect(abs(stage.control.value - 0.55) < 1e-6)
  }

  @Test func keysAndTheWheelMoveIt() {
    let stage = stage()
    stage.focus()
    stage.press(.keyboardRightArrow, .keyboardUpArrow)
    #expect(abs(stage.control.value - 0.1) < 1e-6)
    stage.press(.keyboardLeftArrow, .keyboardEnd)
    #expect(stage.control.value == 1)
    stage.press(.keyboardPageDown)
    #expect(abs(stage.control.value - 0.8) < 1e-6)
    stage.press(.keyboardHome)
    #expect(stage.control.value == 0)
    stage.harness.scroll(stage.control, by: CGVector(dx: 0, dy: 96), steps: 2, isContinuous: false)
    #expect(abs(stage.control.value - 0.2) < 1e-6)
    stage.harness.advance(by: 0.2)
    stage.harness.scroll(stage.control, by: CGVector(dx: 0, dy: -48), steps: 1, isContinuous: false)
    #expect(abs(stage.control.value - 0.1) < 1e-6)
  }

  @Test func theWheelScrollsThePageThatTheSliderIsOn() {
    let harness = AppHarness()
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    page.contentSize = CGSize(width: 320, height: 1000)
    let slider = UISlider(frame: Self.frame)
    page.addSubview(slider)
    harness.show(page)
    harness.scroll(slider, by: CGVector(dx: 0, dy: -48), steps: 1, isContinuous: false)
    harness.advance(by: 0.5)
    #expect(slider.value == 0 && page.contentOffset.y > 0)
    page.contentOffset = .zero
    harness.press(.keyboardTab)
    harness.scroll(slider, by: CGVector(dx: 0, dy: 48), steps: 1, isContinuous: false)
    #expect(slider.value > 0 && slider.isFocused)
  }

  @Test func ticksHoldTheThumb() {
    let stage = stage()
    stage.control.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 5)
    stage.drag(from: CGPoint(x: 18, y: 17), to: CGPoint(x: 110, y: 17))
    #expect(stage.control.value == 0.5)
    stage.focus()
    stage.press(.keyboardRightArrow)
    #expect(stage.control.value == 0.75)
    #expect(stage.control.parts.ticks.subviews.count == 5)
  }

  @Test func theFillBeginsAtTheNeutralValue() {
    let slider = UISlider(frame: Self.frame)
    (slider.minimumValue, slider.value) = (-1, 0.5)
    slider.trackConfiguration = UISlider.TrackConfiguration(
      allowsTickValuesOnly: false, neutralValue: 0, ticks: [])
    slider.layoutIfNeeded()
    #expect(slider.parts.fill.frame.minX == 118.5)
    #expect(slider.parts.fill.frame.maxX == slider.parts.thumb.center.x)
  }

  @Test func imagesTakeThePlacesOfParts() {
    let slider = UISlider(frame: Self.frame)
    let image = { (size: CGFloat) in
      UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in }
    }
    slider.setThumbImage(image(50), for: .normal)
    slider.minimumValueImage = image(20)
    slider.maximumValueImage = image(30)
    slider.layoutIfNeeded()
    #expect(slider.intrinsicContentSize.height == 50)
    #expect(slider.parts.thumb.isHidden)
    #expect(slider.parts.rest.frame == CGRect(x: 28, y: 14, width: 237 - 28 - 38, height: 6))
    #expect(slider.parts.thumbImage.frame.size == CGSize(width: 50, height: 50))
    #expect(slider.parts.maximumImage.frame.maxX == 237)
    #expect(slider.currentThumbImage === slider.thumbImage(for: .normal))
  }

  @Test func assistiveTechnologiesStepByTenths() {
    let stage = stage()
    #expect(stage.control.accessibilityTraits.contains(.adjustable))
    stage.control.value = 0.25
    #expect(stage.control.accessibilityValue == "25%")
    stage.control.accessibilityIncrement()
    #expect(stage.control.accessibilityValue == "35%")
    stage.control.accessibilityDecrement()
    stage.control.accessibilityDecrement()
    #expect(stage.control.accessibilityValue == "15%")
    #expect(stage.takeLog().count { $0 == "value" } == 3)
  }
}
