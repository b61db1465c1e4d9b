/// A pointer, or a pen near the screen, over a window without pressing.
///
/// Its one touch goes through the region phases; `view` of the touch is what it is over now.
final class UIHoverEvent: UIEvent {
  let touch: UITouch

  init(touch: UITouch) {
    self.touch = touch
    super.init(kind: .hover)
    touches = [touch]
    timestamp = touch.timestamp
  }
}
