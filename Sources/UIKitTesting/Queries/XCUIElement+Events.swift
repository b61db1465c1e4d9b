public import Foundation
import PlatformKit

// What a user does with an element. What is out of sight is scrolled to first.
extension XCUIElement {
  /// A tap on its middle.
  public func tap() { app.tap(node, taps: 1, seconds: 0) }

  /// Two taps on its middle.
  public func doubleTap() { app.tap(node, taps: 2, seconds: 0) }

  /// A press on its middle.
  public func press(forDuration duration: TimeInterval) {
    app.tap(node, taps: 1, seconds: duration)
  }

  /// Types into it. It must have the keyboard, as after a tap.
  public func typeText(_ text: String) {
    let isReady = wait(app.patience) { $0.hasFocus }
    precondition(isReady, "\(label) does not have the keyboard; tap it before typing")
    app.type(text, into: node)
  }

  /// Moves a slider to a part of its length.
  public func adjust(toNormalizedSliderPosition position: CGFloat) {
    guard let range = node.number?.range else {
      preconditionFailure("\(label) is no slider")
    }
    let length = range.upperBound - range.lowerBound
    app.setNumber(range.lowerBound + length * Double(position), of: node)
  }

  /// Turns a picker's wheel until it shows this text. Traps where it has none such.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    guard let range = node.number?.range else { preconditionFailure("\(label) is no picker wheel") }
    for row in Int(range.lowerBound)...Int(range.upperBound) where node.value != pickerWheelValue {
      app.setNumber(Double(row), of: node)
    }
    precondition(node.value == pickerWheelValue, "the wheel has no \(pickerWheelValue)")
  }

  /// A swipe over it, which scrolls towards what is below.
  public func swipeUp() { app.swipe(over: node, x: 0, y: -1) }
  /// A swipe over it, which scrolls towards what is above.
  public func swipeDown() { app.swipe(over: node, x: 0, y: 1) }
  /// A swipe over it.
  public func swipeLeft() { app.swipe(over: node, x: -1, y: 0) }
  /// A swipe over it.
  public func swipeRight() { app.swipe(over: node, x: 1, y: 0) }
}
