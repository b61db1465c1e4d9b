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

  /// Measured on iOS 26.
  @Test func itsEndsAreRoundAndItsColoursThoseOfIOS() {
    let slider = UISlider(frame: Self.frame)
    slider.value = 0.5
    slider.tintColor = .systemOrange
    slider.layoutIfNeeded()
    let parts = slider.parts
    #expect(parts.rest.layer.cornerRadius == 3 && parts.fill.layer.cornerRadius == 3)
    #expect(parts.thumb.layer.cornerRadius == 12)
    #expect(parts.fill.backgroundColor == .systemOrange && parts.thumb.backgroundColor == .white)
    #expect(abs((parts.rest.layer.backgroundColor?.alpha ?? 0) - 26 / 255) < 1e-6)
  }

  @Test func theProgramsColoursWin() {
    let slider = UISlider(frame: Self.frame)
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .green
    slider.thumbTintColor = .blue
    let parts = slider.parts
    #expect(parts.fill.backgroundColor == .red && parts.rest.backgroundColor == .green)
    #expect(parts.thumb.backgroundColor == .blue)
    slider.tintColor = .systemPink
    #expect(parts.fill.backgroundColor == .red)
    (slider.minimumTrackTintColor, slider.thumbTintColor) = (nil, nil)
    #expect(parts.fill.backgroundColor == .systemPink && parts.thumb.backgroundColor == .white)
  }

  private static func image(_ size: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in }
  }

  @Test func imagesOfTracksAndThumbFollowTheState() {
    let slider = UISlider(frame: Self.frame)
    let (low, pressed, high) = (Self.image(10), Self.image(10), Self.image(10))
    let (thumb, faint) = (Self.image(20), Self.image(20))
    slider.value = 0.5
    slider.setMinimumTrackImage(low, for: .normal)
    slider.setMinimumTrackImage(pressed, for: .highlighted)
    slider.setMaximumTrackImage(high, for: .normal)
    slider.setThumbImage(thumb, for: .normal)
    slider.setThumbImage(faint, for: .disabled)
    slider.layoutIfNeeded()
    let parts = slider.parts
    #expect(parts.fill.isHidden && parts.rest.isHidden && parts.thumb.isHidden)
    #expect(parts.fillImage.image === low && parts.restImage.image === high)
    #expect(parts.restImage.frame == CGRect(x: 0, y: 12, width: 237, height: 10))
    // Half of the 217 points that the thumb has, to the point, and half of the thumb.
    #expect(parts.fillImage.frame == CGRect(x: 0, y: 12, width: 119, height: 10))
    #expect(parts.thumbImage.frame == CGRect(x: 109, y: 7, width: 20, height: 20))
    slider.isHighlighted = true
    #expect(parts.fillImage.image === pressed && slider.currentMinimumTrackImage === pressed)
    #expect(parts.restImage.image === high && parts.thumbImage.image === thumb)
    (slider.isHighlighted, slider.isEnabled) = (false, false)
    #expect(parts.thumbImage.image === faint && parts.fillImage.image === low)
    for state in [UIControl.State.normal, .highlighted] {
      slider.setMinimumTrackImage(nil, for: state)
    }
    #expect(!parts.fill.isHidden && parts.rest.isHidden && parts.fillImage.image == nil)
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
