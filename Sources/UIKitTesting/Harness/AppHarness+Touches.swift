import PlatformKit
public import UIKit

extension AppHarness {
  /// A finger touches the middle of `view` (or `point` of it) and is lifted at once.
  public func tap(_ view: UIView, at point: CGPoint? = nil) {
    touchDown(view, at: point)
    touchUp()
  }

  /// A finger touches the middle of `view` (or `point` of it) and stays.
  public func touchDown(_ view: UIView, at point: CGPoint? = nil) {
    precondition(finger == nil, "lift the finger with touchUp() before it touches again")
    let (window, x, y) = place(point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    finger = (window, x, y)
    report(.pressed(.primary), buttons: [.primary])
  }

  /// The finger that is down moves to a point of `view`, which may lie outside it.
  public func touchMove(to point: CGPoint, in view: UIView) {
    precondition(finger != nil, "put a finger down with touchDown(_:at:) before it moves")
    let (_, x, y) = place(point, in: view)
    finger?.x = x
    finger?.y = y
    report(.moved, buttons: [.primary])
  }

  /// The finger leaves the screen.
  public func touchUp() {
    precondition(finger != nil, "put a finger down with touchDown(_:at:) before lifting it")
    report(.released(.primary), buttons: [])
    finger = nil
  }

  /// A finger is put down at one point of `view`, drawn to another in `duration` seconds, one move a
  /// frame, and lifted.
  public func drag(
    from start: CGPoint, to end: CGPoint, in view: UIView, duration: TimeInterval = 0.2
  ) {
    let frame = 1 / platform.screens[0].refreshRate
    let steps = max(1, Int((duration / frame).rounded()))
    touchDown(view, at: start)
    for step in 1...steps {
      advance(by: frame)
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      touchMove(to: point, in: view)
    }
    touchUp()
  }

  /// Presses and releases the keys that type `text`, one character at a time.
  public func type(_ text: String) {
    guard let window = application.keyWindow?.platformWindow else { return }
    for character in text {
      for action in [KeyStroke.Action.pressed, .released] {
        let stroke = KeyStroke(
          action: action, usage: 0, characters: String(character),
          charactersIgnoringModifiers: String(character), modifiers: [],
          time: platform.clock.now())
        platform.post(.key(window.id, stroke))
        settle()
      }
    }
  }

  private func report(_ action: PointerSample.Action, buttons: Set<PointerButton>) {
    guard let finger else { return }
    let sample = PointerSample(
      action: action, x: finger.x, y: finger.y, buttons: buttons, modifiers: [],
      time: platform.clock.now())
    platform.post(.pointer(finger.window.id, sample))
    settle()
  }

  /// Window and window pixels of a point of a view.
  private func place(_ point: CGPoint, in view: UIView) -> (HeadlessWindow, Double, Double) {
    guard let window = view.window ?? (view as? UIWindow),
      let platformWindow = window.platformWindow as? HeadlessWindow
    else { preconditionFailure("a view must be in a visible window before it can be touched") }
    let place = view.convert(point, to: nil)
    let scale = window.screen.scale
    return (platformWindow, Double(place.x * scale), Double(place.y * scale))
  }
}
