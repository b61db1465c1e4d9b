import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct UISwitchTests {
  @Test func itsSizeIsItsOwn() {
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 100))
    #expect(control.frame == CGRect(x: 5, y: 6, width: 63, height: 28))
    control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(control.frame == CGRect(x: 1, y: 2, width: 63, height: 28))
    control.bounds = .zero
    #expect(control.bounds.size == CGSize(width: 63, height: 28))
    #expect(control.intrinsicContentSize == CGSize(width: 61, height: 28))
    #expect(control.alignmentRect(forFrame: control.frame).width == 61)
  }

  /// Measured on iOS 26.
  @Test func itIsRoundAndHasTheColoursOfIOS() {
    let stage = ControlStage(UISwitch())
    let (track, thumb) = (stage.control.track, stage.control.thumb)
    #expect(track.layer.cornerRadius == 14 && thumb.layer.cornerRadius == 12)
    let alpha = { track.layer.backgroundColor?.alpha ?? 0 }
    #expect(abs(alpha() - 66 / 255) < 1e-6)
    stage.page.overrideUserInterfaceStyle = .dark
    stage.harness.settle()
    #expect(abs(alpha() - 63 / 255) < 1e-6)
    stage.control.tintColor = .red
    stage.control.isOn = true
    #expect(track.backgroundColor == .systemGreen, "whatever the tint")
    #expect(thumb.backgroundColor == .white)
  }

  @Test func theProgramsColoursWin() {
    let control = UISwitch()
    (control.onTintColor, control.thumbTintColor) = (.purple, .yellow)
    let off = control.track.layer.backgroundColor
    control.isOn = true
    #expect(control.track.backgroundColor == .purple && control.thumb.backgroundColor == .yellow)
    control.onTintColor = .brown
    #expect(control.track.backgroundColor == .brown)
    (control.onTintColor, control.thumbTintColor) = (nil, nil)
    #expect(control.track.backgroundColor == .systemGreen)
    #expect(control.thumb.backgroundColor == .white)
    control.isOn = false
    #expect(control.track.layer.backgroundColor == off)
  }

  @Test func aTapTurnsItAndSaysSo() {
    let stage = ControlStage(UISwitch())
    stage.harness.tap(stage.control)
    #expect(stage.control.isOn)
    #expect(stage.takeLog() == ["down", "value", "primary", "up"])
    stage.harness.click(stage.control)
    #expect(!stage.control.isOn)
  }

  @Test func codeTurnsItInSilence() {
    let stage = ControlStage(UISwitch())
    stage.control.isOn = true
    stage.control.setOn(false, animated: true)
    #expect(stage.takeLog().isEmpty)
  }

  @Test func aDragPastTheMiddleTurnsItAndOneBackDoesNot() {
    let stage = ControlStage(UISwitch())
    stage.drag(from: CGPoint(x: 10, y: 14), to: CGPoint(x: 55, y: 14))
    #expect(stage.control.isOn && stage.takeLog().contains("value"))
    stage.harness.touchDown(stage.control, at: CGPoint(x: 50, y: 14))
    for x in [10, 50] as [CGFloat] {
      stage.harness.touchMove(to: CGPoint(x: x, y: 14), in: stage.control)
      stage.harness.advance(by: 0.05)
    }
    stage.harness.touchUp()
    #expect(stage.control.isOn)
    #expect(!stage.takeLog().contains("value"))
  }

  @Test func aCancelledTouchLeavesIt() {
    let stage = ControlStage(UISwitch())
    stage.harness.touchDown(stage.control, at: CGPoint(x: 10, y: 14))
    stage.harness.touchMove(to: CGPoint(x: 60, y: 14), in: stage.control)
    stage.harness.touchCancel()
    #expect(!stage.control.isOn)
    #expect(stage.takeLog() == ["down", "cancel"])
  }

  @Test func keysTurnIt() {
    let stage = ControlStage(UISwitch())
    stage.focus()
    #expect(stage.control.isFocused && stage.control.state.contains(.focused))
    stage.press(.keyboardSpacebar)
    #expect(stage.control.isOn)
    stage.press(.keyboardReturnOrEnter)
    #expect(!stage.control.isOn)
    stage.press(.keyboardRightArrow, .keyboardRightArrow)
    #expect(stage.control.isOn)
    stage.press(.keyboardDownArrow)
    #expect(stage.control.isOn, "up and down lead to what is above and below")
    stage.press(.keyboardLeftArrow)
    #expect(!stage.control.isOn)
    #expect(stage.takeLog().count { $0 == "value" } == 4)
  }

  @Test func disabledItTakesNothing() {
    let stage = ControlStage(UISwitch())
    stage.control.isEnabled = false
    stage.harness.tap(stage.control)
    stage.focus()
    stage.press(.keyboardSpacebar)
    #expect(!stage.control.isOn && !stage.control.isFocused)
    #expect(stage.control.track.alpha == 0.5)
  }

  @Test func theThumbIsOnTheOtherSideFromRightToLeft() {
    let thumb = { (isOn: Bool, isRightToLeft: Bool) in
      let control = UISwitch()
      control.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      control.isOn = isOn
      return control.thumb.frame
    }
    #expect(thumb(false, false) == CGRect(x: 2, y: 2, width: 39, height: 24))
    #expect(thumb(true, false) == CGRect(x: 22, y: 2, width: 39, height: 24))
    #expect(thumb(true, true) == thumb(false, false))
    #expect(thumb(false, true) == thumb(true, false))
  }

  /// Measured on iOS 26: the thumb takes 0.336 s, along a curve that passes its end.
  @Test func theThumbSlidesOnTheRenderSide() throws {
    let stage = ControlStage(UISwitch())
    let thumb = stage.control.thumb.layer
    stage.control.setOn(true, animated: true)
    stage.harness.advance(by: 0.1)
    let half = try #require(thumb.presentation()?.position.x)
    #expect(half > 21.5 && half < 41)
    stage.harness.advance(by: 0.3)
    #expect(thumb.presentation()?.position.x == 41.5)
    #expect(thumb.animation(forKey: "slide") == nil)
  }

  @Test func assistiveTechnologiesHearOfIt() {
    let stage = ControlStage(UISwitch())
    #expect(stage.control.isAccessibilityElement)
    #expect(stage.control.accessibilityTraits.isSuperset(of: [.button, .toggleButton]))
    #expect(stage.control.accessibilityValue == "0")
    #expect(stage.control.accessibilityActivate())
    #expect(stage.control.accessibilityValue == "1")
    #expect(stage.takeLog() == ["value", "primary"])
    stage.control.isEnabled = false
    #expect(!stage.control.accessibilityActivate())
    #expect(stage.control.accessibilityTraits.contains(.notEnabled))
  }
}
