import UIKit

/// A pill that opens into a panel. Dragging a finger across the card scrubs the animation.
class ScrubCard: DemoCard {
  let panel = UIView.gem(.systemGreen, size: 60, radius: 30)
  private let dots = (0..<3).map { _ in UIView() }
  private(set) var animator: UIViewPropertyAnimator?
  private var isOpen = false
  private var fractionAtTouch: CGFloat = 0

  init() {
    super.init(title: "Property animator", subtitle: "Draw across it to scrub")
    for dot in dots {
      dot.bounds.size = CGSize(width: 8, height: 8)
      dot.backgroundColor = UIColor(white: 1, alpha: 0.9)
      dot.layer.cornerRadius = 4
      panel.addSubview(dot)
    }
    stage.addSubview(panel)
    addGestureRecognizer(
      UIPanGestureRecognizer { [weak self] (pan: UIPanGestureRecognizer) in self?.scrub(pan) })
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery makes its cards in code")
  }

  override func layoutStage() {
    if animator == nil { show(isOpen) }
  }

  override func play() { change(after: 0.9) }

  /// Closed: a pill with three dots. Open: a panel with three bars.
  private func show(_ isOpen: Bool) {
    panel.bounds.size =
      isOpen
      ? CGSize(width: stage.bounds.width - 56, height: stage.bounds.height - 44)
      : CGSize(width: 92, height: 44)
    panel.center = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY + 4)
    panel.layer.cornerRadius = isOpen ? 18 : 22
    panel.backgroundColor = isOpen ? .systemMint : .systemGreen
    for (index, dot) in dots.enumerated() {
      let offset = CGFloat(index - 1)
      dot.bounds.size.width = isOpen ? 120 - 28 * abs(offset - 0.4) : 8
      dot.center =
        isOpen
        ? CGPoint(x: 24 + dot.bounds.width / 2, y: panel.bounds.midY + offset * 24)
        : CGPoint(x: panel.bounds.midX + offset * 18, y: panel.bounds.midY)
    }
  }

  private func change(after delay: TimeInterval) {
    let opens = !isOpen
    let animator = UIViewPropertyAnimator(duration: 0.9, dampingRatio: 0.75) { self.show(opens) }
    animator.addCompletion { [weak self] position in
      guard let self else { return }
      if position == .end { isOpen = opens }
      change(after: 1.1)
    }
    animator.startAnimation(afterDelay: delay)
    self.animator = animator
  }

  private func scrub(_ pan: UIPanGestureRecognizer) {
    guard let animator else { return }
    switch pan.state {
    case .began:
      animator.pauseAnimation()
      fractionAtTouch = animator.fractionComplete
    case .changed:
      animator.fractionComplete = fractionAtTouch + pan.translation(in: self).x / bounds.width
    case .ended, .cancelled:
      animator.isReversed = animator.fractionComplete < 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default: break
    }
  }
}
