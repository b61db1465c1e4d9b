public import CoreGraphics
import PlatformKit

// What a user does to the value of an element.
extension XCUIElement {
  /// Types into it. It must have the keyboard, as after a tap.
  public func typeText(_ text: String) {
    let isReady = wait(app.patience) { $0.hasFocus }
    precondition(isReady, "\(label) does not have the keyboard; tap it before typing")
    app.type(text, into: node)
  }

  /// Strikes a key, or the key of a character, with modifiers down. It goes to what has the keyboard.
  public func typeKey(_ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags) {
    app.strike(key, modifierFlags)
  }

  /// Strikes the key of a character with modifiers down.
  public func typeKey(_ key: String, modifierFlags: KeyModifierFlags) {
    app.strike(XCUIKeyboardKey(rawValue: key), modifierFlags)
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
}
