import PlatformKit
public import UIKit

extension AppHarness {
  /// Moves the mouse to a point of `view` without pressing. It enters the window if it was outside.
  public func hover(_ view: UIView, at point: CGPoint? = nil) {
    pointer(.moved, at: point ?? view.bounds.middle, in: view, held: [])
  }

  /// Moves the mouse out of the window of `view`.
  public func hoverAway(from view: UIView) {
    pointer(.exited, at: .zero, in: view, held: [])
  }

  /// Clicks a mouse button at the middle of `view` (or `point` in it), several times in a row for a
  /// double or triple click, while `modifiers` are down.
  public func click(
    _ view: UIView, at point: CGPoint? = nil, button: UIEvent.ButtonMask = .primary,
    count: Int = 1, modifiers: UIKeyModifierFlags = []
  ) {
    for _ in 0..<count {
      mouseDown(view, at: point, button: button, modifiers: modifiers)
      mouseUp(view, at: point, button: button, modifiers: modifiers)
    }
  }

  /// Presses a mouse button and holds it.
  public func mouseDown(
    _ view: UIView, at point: CGPoint? = nil, button: UIEvent.ButtonMask = .primary,
    modifiers: UIKeyModifierFlags = []
  ) {
    let (place, number) = (point ?? view.bounds.middle, PointerButton(button))
    pointer(.pressed(number), at: place, in: view, held: [number], modifiers)
  }

  /// Moves the mouse while a button is held.
  public func mouseDrag(
    to point: CGPoint, in view: UIView, button: UIEvent.ButtonMask = .primary,
    modifiers: UIKeyModifierFlags = []
  ) {
    pointer(.moved, at: point, in: view, held: [PointerButton(button)], modifiers)
  }

  /// Releases a mouse button.
  public func mouseUp(
    _ view: UIView, at point: CGPoint? = nil, button: UIEvent.ButtonMask = .primary,
    modifiers: UIKeyModifierFlags = []
  ) {
    let place = point ?? view.bounds.middle
    pointer(.released(PointerButton(button)), at: place, in: view, held: [], modifiers)
  }

  /// Scrolls over the middle of `view`. The content moves by `delta` points, as under a finger, in
  /// `steps` events, one per frame. `isContinuous` simulates a touchpad, otherwise a wheel.
  public func scroll(
    _ view: UIView, by delta: CGVector, steps: Int = 4, isContinuous: Bool = true
  ) {
    let frame = 1 / platform.screens[0].refreshRate
    for step in 0..<steps {
      let phase: ScrollReport.Phase = step == 0 ? .began : .changed
      scroll(view, delta, part: 1 / Double(steps), isContinuous ? phase : nil)
      advance(by: frame)
    }
    if isContinuous { scroll(view, delta, part: 0, .ended) }
  }

  private func pointer(
    _ action: PointerSample.Action, at point: CGPoint, in view: UIView, held: Set<PointerButton>,
    _ modifiers: UIKeyModifierFlags = []
  ) {
    pointer(action, at: place(point, in: view), held: held, modifiers)
  }

  private func scroll(
    _ view: UIView, _ delta: CGVector, part: Double, _ phase: ScrollReport.Phase?
  ) {
    scroll(at: place(view.bounds.middle, in: view), delta, part: part, phase)
  }
}

extension AppHarness {
  func pointer(
    _ action: PointerSample.Action, at place: FingerPosition, held: Set<PointerButton>,
    _ modifiers: UIKeyModifierFlags = []
  ) {
    let sample = PointerSample(
      action: action, x: place.x, y: place.y, buttons: held, modifiers: KeyModifiers(modifiers),
      time: platform.clock.now())
    post(.pointer(place.window.id, sample))
    settle()
  }

  /// By a part of `delta`, in points; a touchpad has phases, a wheel none.
  func scroll(
    at place: FingerPosition, _ delta: CGVector, part: Double, _ phase: ScrollReport.Phase?
  ) {
    let report = ScrollReport(
      dx: Double(delta.dx) * part, dy: Double(delta.dy) * part, isPrecise: phase != nil,
      phase: phase, x: place.x, y: place.y, time: platform.clock.now())
    post(.scroll(place.window.id, report))
    settle()
  }
}

extension PointerButton {
  fileprivate init(_ mask: UIEvent.ButtonMask) {
    switch mask {
    case .secondary: self = .secondary
    case .button(3): self = .middle
    case []: self = .primary
    default: self.init(number: mask.rawValue.trailingZeroBitCount + 1)
    }
  }
}
