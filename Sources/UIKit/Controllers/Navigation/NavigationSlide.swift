import CoreGraphics
import Foundation

/// The usual push and pop: one view slides over the other, which moves a third of the way and is dimmed.
@MainActor
struct NavigationSlide {
  static let duration = 0.35
  /// How far the view beneath moves, and how dark it gets.
  private static let (parallax, dimming): (CGFloat, CGFloat) = (0.3, 0.1)

  private let context: any UIViewControllerContextTransitioning
  private let isPush: Bool
  private let (upper, lower): (UIView, UIView)
  private let dim = UIView()
  private let way: CGFloat

  init(_ context: any UIViewControllerContextTransitioning, isPush: Bool) {
    (self.context, self.isPush) = (context, isPush)
    let from = context.view(forKey: .from) ?? UIView()
    let to = context.view(forKey: .to) ?? UIView()
    (upper, lower) = isPush ? (to, from) : (from, to)
    let container = context.containerView
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    way = container.bounds.width * (isMirrored ? -1 : 1)
  }

  /// Puts the views in place and makes what moves them.
  func makeAnimator() -> UIViewPropertyAnimator {
    let container = context.containerView
    if isPush { container.addSubview(upper) } else { container.insertSubview(lower, at: 0) }
    dim.frame = container.bounds
    dim.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    dim.isUserInteractionEnabled = false
    container.insertSubview(dim, belowSubview: upper)
    if isPush { uncover() } else { cover() }
    container.layoutIfNeeded()
    let animator = UIViewPropertyAnimator(
      duration: Self.duration,
      timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    animator.addAnimations { [self] in if isPush { cover() } else { uncover() } }
    animator.addCompletion { [self] _ in end() }
    return animator
  }

  /// The upper view is in place and the lower one aside.
  private func cover() {
    upper.transform = .identity
    lower.transform = CGAffineTransform(translationX: -way * Self.parallax, y: 0)
    dim.alpha = 1
  }

  /// The upper view is outside and the lower one in place.
  private func uncover() {
    upper.transform = CGAffineTransform(translationX: way, y: 0)
    lower.transform = .identity
    dim.alpha = 0
  }

  private func end() {
    dim.removeFromSuperview()
    upper.transform = .identity
    lower.transform = .identity
  }
}
