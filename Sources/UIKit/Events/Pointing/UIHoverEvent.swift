/// A pointer, or a pen near the screen, moving over a window without pressing.
///
/// Its one touch goes through the region phases. The touch's `view` is the view under it now.
final class UIHoverEvent: UIEvent {
  let touch: UITouch

  init(touch: UITouch) {
    self.touch = touch
    super.init(kind: .hover)
    touches = [touch]
    timestamp = touch.timestamp
  }
}
