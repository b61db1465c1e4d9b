import PlatformKit
public import UIKit

extension AppHarness {
  /// The mouse comes to a point of `view` without a button; the first time it enters the window.
  public func hover(_ view: UIView, at point: CGPoint? = nil) {
    pointer(.moved, at: point ?? view.bounds.middle, in: view, held: [])
  }

  /// The mouse leaves the window that `view` is in.
  public func hoverAway(from view: UIView) {
    pointer(.exited, at: .zero, in: view, held: [])
  }

  /// A mouse button is pressed and released at the middle of `view` (or `point` of it).
  public func click(
    _ view: UIView, at point: CGPoint? = nil, button: UIEvent.ButtonMask = .primary
  ) {
    let place = point ?? view.bounds.middle
    let number: PointerButton = button == .secondary ? .secondary : .primary
    pointer(.pressed(number), at: place, in: view, held: [number])
    pointer(.released(number), at: place, in: view, held: [])
  }

  /// Scrolls over the middle of `view`: the content should move by so many points, as under a finger,
  /// in `steps` events, one a frame. `isContinuous` is a touchpad, otherwise it is a wheel.
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
    _ action: PointerSample.Action, at point: CGPoint, in view: UIView, held: Set<PointerButton>
  ) {
    let place = place(point, in: view)
    let sample = PointerSample(
      action: action, x: place.x, y: place.y, buttons: held, modifiers: [],
      time: platform.clock.now())
    post(.pointer(place.window.id, sample))
    settle()
  }

  private func scroll(
    _ view: UIView, _ delta: CGVector, part: Double, _ phase: ScrollReport.Phase?
  ) {
    let place = place(view.bounds.middle, in: view)
    let report = ScrollReport(
      dx: Double(delta.dx) * part, dy: Double(delta.dy) * part, isPrecise: phase != nil,
      phase: phase, x: place.x, y: place.y, time: platform.clock.now())
    post(.scroll(place.window.id, report))
    settle()
  }
}
