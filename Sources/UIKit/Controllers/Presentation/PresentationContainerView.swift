import CoreGraphics
import Foundation
import QuartzCore

/// Covers a window while something is presented: blocks touches, dims the window and places the
/// presented view.
final class PresentationContainerView: UIView, PresentationOverlay {
  /// UIKit's values for the dimming, the sheet's corners and its spring.
  private static let dimming: CGFloat = 0.2
  private static let cornerRadius: CGFloat = 38
  private static let spring = (mass: 3.0, stiffness: 1000.0, damping: 2 * (3000.0).squareRoot())
  private static let dissolveSeconds = 0.3

  /// Holds the presented view and clips it to the sheet's corners.
  let card = UIView()
  private let dimmingView = UIView()
  private let layout: SheetLayout
  let letsUserDismiss: Bool
  private let dissolves: Bool
  /// The downward speed of a sheet at the end of a drag, in points per second.
  private var releaseVelocity: CGFloat = 0
  /// Points that the card is below its place.
  private var distance: CGFloat = 0
  /// Called when the user dismisses the sheet; returns false to refuse.
  var onDismissal: () -> Bool = { false }

  init(
    _ content: UIView, style: UIModalPresentationStyle, transition: UIModalTransitionStyle,
    in bounds: CGRect
  ) {
    layout = SheetLayout(style)
    dissolves = transition != .coverVertical
    letsUserDismiss = style.isSheet
    super.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(dimmingView)
    addSubview(card)
    content.frame = card.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(content)
    if style.isSheet { dressAsSheet() }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimmingView.frame = bounds
    let place = layout.frame(in: bounds)
    card.center = CGPoint(x: place.midX, y: place.midY)
    card.bounds.size = place.size
    card.layer.maskedCorners = place.maxY < bounds.maxY ? .all : .top
  }
}

extension PresentationContainerView {
  private func dressAsSheet() {
    dimmingView.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    card.clipsToBounds = true
    card.layer.cornerRadius = Self.cornerRadius
    card.layer.cornerCurve = .continuous
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in _ = self?.onDismissal() })
    let pan = SheetPan { [weak self] in self?.drag($0) }
    card.addGestureRecognizer(pan)
  }

  func makeEntrance() -> UIViewPropertyAnimator { makeAnimator(to: 0) { $0.moveIn() } }
  func makeExit() -> UIViewPropertyAnimator { makeAnimator(to: wayOut) { $0.moveOut() } }

  private func makeAnimator(
    to end: CGFloat, _ changes: @escaping @MainActor (PresentationContainerView) -> Void
  ) -> UIViewPropertyAnimator {
    let animator =
      dissolves
      ? UIViewPropertyAnimator(duration: Self.dissolveSeconds, curve: .easeInOut)
      : UIViewPropertyAnimator(duration: 0, timingParameters: makeSpring(to: end))
    animator.addAnimations { [weak self] in self.map { changes($0) } }
    return animator
  }

  func moveOut() {
    dimmingView.alpha = 0
    if dissolves { card.alpha = 0 } else { move(by: wayOut) }
  }

  func moveIn() {
    dimmingView.alpha = 1
    card.alpha = 1
    move(by: 0)
  }

  /// The size of the presented view in a window of this size.
  func contentSize(in windowSize: CGSize) -> CGSize {
    layout.frame(in: CGRect(origin: .zero, size: windowSize)).size
  }

  private var wayOut: CGFloat { bounds.height - layout.frame(in: bounds).minY }

  private func move(by distance: CGFloat) {
    self.distance = distance
    card.transform = CGAffineTransform(translationX: 0, y: distance)
  }

  /// Starts with the release speed, relative to the distance left.
  private func makeSpring(to end: CGFloat) -> UISpringTimingParameters {
    let way = end - distance
    let speed = way == 0 ? 0 : releaseVelocity / way
    releaseVelocity = 0
    return UISpringTimingParameters(
      mass: Self.spring.mass, stiffness: Self.spring.stiffness, damping: Self.spring.damping,
      initialVelocity: CGVector(dx: speed, dy: speed))
  }

  /// As in UIKit, the sheet follows the finger but never rises above its place. It is dismissed
  /// when released beyond half its height or at 1000 points per second.
  private func drag(_ pan: UIPanGestureRecognizer) {
    let distance = max(0, pan.translation(in: self).y)
    switch pan.state {
    case .began, .changed:
      move(by: distance)
      dimmingView.alpha = 1 - distance / max(1, card.bounds.height)
    case .ended:
      releaseVelocity = pan.velocity(in: self).y
      let goes = releaseVelocity >= 1000 || distance > card.bounds.height / 2
      if !goes || !onDismissal() { snapBack() }
    case .cancelled, .possible, .failed: snapBack()
    }
  }

  private func snapBack() { makeEntrance().startAnimation() }
}

/// Begins only downward, as a sheet cannot move up.
private final class SheetPan: UIPanGestureRecognizer {
  override func accepts(_ travel: CGVector) -> Bool { travel.dy > abs(travel.dx) }
}

extension CACornerMask {
  fileprivate static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  fileprivate static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
