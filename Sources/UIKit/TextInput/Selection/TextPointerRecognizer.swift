import CoreGraphics
import Foundation

/// A mouse button that is held on a text. It begins with the press, as nothing else can be meant by it.
final class TextPointerRecognizer: UIGestureRecognizer {
  /// Clicks in a row, this one included.
  private(set) var tapCount = 0
  private(set) var isMiddleButton = false
  private(set) var hasMoved = false
  private var start = CGPoint.zero

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouches == 1 else { return }
    isMiddleButton = event.buttonMask.contains(.button(3))
    guard isMiddleButton || event.buttonMask.contains(.primary) else { return state = .failed }
    (tapCount, hasMoved, start) = (touch.tapCount, false, touch.position)
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, state == .began || state == .changed, !isMiddleButton else {
      return
    }
    let travel = hypot(touch.position.x - start.x, touch.position.y - start.y)
    if travel > 3 { hasMoved = true }
    if hasMoved { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}

/// A tap of a finger on a text. Taps in a row count, but each is told of at once.
final class TextTapRecognizer: UIGestureRecognizer {
  static let touchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }

  private(set) var tapCount = 0
  private var start = CGPoint.zero

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    allowedTouchTypes = Self.touchTypes
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouches == 1 else { return state = .failed }
    (tapCount, start) = (touch.tapCount, touch.position)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let travel = hypot(touch.position.x - start.x, touch.position.y - start.y)
    if travel > TapSequence.allowableMovement { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
