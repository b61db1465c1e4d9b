import CoreGraphics

/// A control in which a touch, a drag and arrows choose a place with a colour.
class ColorArea: UIControl {
  /// Chooses what lies at a point.
  func pick(at point: CGPoint, _ event: UIEvent?) {}

  /// Chooses what lies so many steps on.
  func move(x: Int, y: Int, _ event: UIEvent?) {}

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(at: touch.location(in: self), event)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(at: touch.location(in: self), event)
    return true
  }

  override func activate(with event: UIEvent?) {}

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeArrow(presses, event) { super.pressesBegan(presses, with: event) }
  }

  private func takeArrow(_ presses: Set<UIPress>, _ event: UIEvent?) -> Bool {
    guard isFocused, let key = presses.first?.key else { return false }
    switch key.keyCode {
    case .keyboardLeftArrow: move(x: -1, y: 0, event)
    case .keyboardRightArrow: move(x: 1, y: 0, event)
    case .keyboardUpArrow: move(x: 0, y: -1, event)
    case .keyboardDownArrow: move(x: 0, y: 1, event)
    default: return false
    }
    return true
  }
}
