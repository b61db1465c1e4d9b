import CoreGraphics
import Foundation

/// Dims a window behind an alert, and has the alert's card in the middle of the safe area.
final class AlertOverlay: UIView, PresentationOverlay {
  /// How fast the dimming comes and goes: a critically damped spring, measured on iOS 26. The card
  /// fades with it.
  private static let frequency = 22.88
  /// What stays free around a card that is as high as the window allows.
  private static let margin: CGFloat = 16

  private let dimmingView = UIView()
  private let card: UIView
  var onDismissal: () -> Bool = { false }
  /// A touch outside leaves an alert where it is.
  let letsUserDismiss = false

  init(_ card: UIView, in bounds: CGRect) {
    self.card = card
    super.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    dimmingView.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    for part in [dimmingView, card] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimmingView.frame = bounds
    let room = bounds.inset(by: safeAreaInsets)
    let size = fittingSize(in: room.size)
    card.frame = CGRect(
      x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  func makeEntrance() -> UIViewPropertyAnimator { makeAnimator { $0.show(1) } }
  func makeExit() -> UIViewPropertyAnimator { makeAnimator { $0.show(0) } }
  func moveOut() { show(0) }
  func contentSize(in windowSize: CGSize) -> CGSize { fittingSize(in: windowSize) }

  private func show(_ alpha: CGFloat) {
    dimmingView.alpha = alpha
    card.alpha = alpha
  }

  private func fittingSize(in room: CGSize) -> CGSize {
    let wanted = card.sizeThatFits(room)
    return CGSize(
      width: min(wanted.width, room.width),
      height: min(wanted.height, max(room.height - 2 * Self.margin, 0)))
  }

  private func makeAnimator(
    _ change: @escaping @MainActor (AlertOverlay) -> Void
  ) -> UIViewPropertyAnimator {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: Self.frequency * Self.frequency, damping: 2 * Self.frequency,
      initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { [weak self] in self.map { change($0) } }
    return animator
  }
}
