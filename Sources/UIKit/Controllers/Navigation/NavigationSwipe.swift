import CoreGraphics

/// A finger that drives a transition: a pop that it began, or a push or a pop that it took over.
@MainActor
final class NavigationSwipe {
  let interaction: UIPercentDrivenInteractiveTransition
  /// Whether the transition leads back, as the finger does.
  private let isBack: Bool
  /// How far the transition is when the finger has not moved.
  private let start: CGFloat
  /// Whether the program asked for the transition.
  private let isAsked: Bool

  /// A pop that begins with it.
  init() {
    interaction = UIPercentDrivenInteractiveTransition()
    (isBack, start, isAsked) = (true, 0, false)
  }

  /// Takes over what runs, once the finger has moved by this share of the width.
  init(catching run: TransitionRun, isBack: Bool, at way: CGFloat) {
    interaction = UIPercentDrivenInteractiveTransition()
    interaction.attach(to: run)
    run.takeOver(by: interaction)
    self.isBack = isBack
    start = run.fraction - (isBack ? way : -way)
    isAsked = !run.initiallyInteractive
  }

  /// `way` is the finger's, in widths, as everywhere here.
  func update(_ way: CGFloat) { interaction.update(place(way)) }

  /// The finger went up while it moved at this speed a second. What is left is not slower than the finger.
  func end(at way: CGFloat, speed: CGFloat) {
    // Where it would be a third of a second later.
    let completes = place(way + speed / 3) > 0.5
    let onwards = isBack == completes ? speed : -speed
    interaction.completionSpeed = max(1, onwards * interaction.duration)
    if completes { interaction.finish() } else { interaction.cancel() }
  }

  /// The gesture was taken away: all is as if it had not begun.
  func cancel() {
    if isAsked { interaction.finish() } else { interaction.cancel() }
  }

  private func place(_ way: CGFloat) -> CGFloat { start + (isBack ? way : -way) }
}
