import CoreGraphics
import Foundation

/// The presentation of one controller by another, until it is dismissed. Main thread only.
///
/// The presenting controller owns it. Presenting and dismissing cancel all input in the window, as
/// it was meant for other views.
@MainActor
final class ModalPresentation {
  enum Phase { case coming, shown, going, gone }

  let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  private(set) var phase = Phase.coming
  /// Whether the presenting controller's view was removed from the window.
  private(set) var hasTakenPresenterAway = false

  let overlay: PresentationContainerView
  private let style: UIModalPresentationStyle
  private weak var window: UIWindow?
  private weak var formerSuperview: UIView?
  private weak var formerResponder: UIResponder?
  private var animator: UIViewPropertyAnimator?
  /// While it comes or goes.
  private(set) var transition: PresentationTransition?
  /// The work left for the end of the current transition.
  private var ending: (@MainActor () -> Void)?

  init(of presented: UIViewController, by presenter: UIViewController, in window: UIWindow) {
    (self.presented, self.presenter, self.window) = (presented, presenter, window)
    style = presented.modalPresentationStyle
    presented.loadViewIfNeeded()
    overlay = PresentationContainerView(
      presented.view, style: style, transition: presented.modalTransitionStyle, in: window.bounds)
    overlay.onDismissal = { [weak self] in self?.dismissForUser() ?? false }
  }

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let window else { return }
    interrupt(window)
    formerResponder = window.firstResponder
    formerResponder?.resignFirstResponder()
    let entrance = animated ? overlay.makeEntrance() : nil
    let transition = beginTransition(from: presenter, to: presented, in: window, entrance)
    if takesPresenterAway { presenter?.beginTransition(false, animated: animated) }
    presented.beginTransition(true, animated: animated)
    window.addSubview(overlay)
    overlay.layoutIfNeeded()
    presented.viewIsAppearing(animated)
    ending = { [self] in
      finishComing()
      end(transition)
      completion?()
    }
    if entrance != nil { overlay.moveOut() }
    transition.begin()
    if let entrance {
      run(entrance)
    } else {
      window.application?.afterCommit.append { [weak self] in self?.finishTransition() }
    }
  }

  func end(animated: Bool, completion: (() -> Void)? = nil) {
    finishTransition()
    guard phase == .shown else { return }
    // Controllers presented by it are dismissed too, without animation.
    presented.presentation?.end(animated: false)
    phase = .going
    if let window { interrupt(window) }
    let exit = animated ? overlay.makeExit() : nil
    let transition = beginTransition(from: presented, to: presenter, in: overlay, exit)
    presented.beginTransition(false, animated: animated)
    if hasTakenPresenterAway { bringPresenterBack(animated: animated) }
    ending = { [self] in
      finishGoing()
      end(transition)
      completion?()
    }
    transition.begin()
    if let exit { run(exit) } else { finishTransition() }
  }

  var takesPresenterAway: Bool { style.takesPresenterAway }

  /// Ends the current transition at once.
  func finishTransition() {
    if let animator, animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    let ending = self.ending
    self.ending = nil
    ending?()
  }

  /// Handles Escape, a touch outside or a drag. False if the user must not dismiss it or it is
  /// already in transition.
  func dismissForUser() -> Bool {
    guard style.isSheet, phase == .shown, !presented.isModalInPresentation else { return false }
    presenter?.dismiss(animated: true)
    return true
  }
}

extension ModalPresentation {
  private func interrupt(_ window: UIWindow) { window.application?.cancelInput(in: window) }

  private func run(_ animator: UIViewPropertyAnimator) {
    self.animator = animator
    animator.isUserInteractionEnabled = false
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      self?.finishTransition()
    }
    animator.startAnimation()
  }

  private func beginTransition(
    from: UIViewController?, to: UIViewController?, in container: UIView,
    _ animator: UIViewPropertyAnimator?
  ) -> PresentationTransition {
    let transition = PresentationTransition(
      from: from, to: to, presented: presented, style: style, in: container, animator)
    self.transition = transition
    return transition
  }

  private func end(_ transition: PresentationTransition) {
    if self.transition === transition { self.transition = nil }
    transition.end()
  }

  /// In the documented order, the presented controller is told first.
  private func finishComing() {
    phase = .shown
    presented.endTransition()
    guard takesPresenterAway, let view = presenter?.viewIfLoaded else { return }
    hasTakenPresenterAway = true
    formerSuperview = view.superview
    view.removeFromSuperview()
    presenter?.endTransition()
  }

  private func bringPresenterBack(animated: Bool) {
    guard let presenter, let view = presenter.viewIfLoaded else { return }
    presenter.beginTransition(true, animated: animated)
    formerSuperview?.insertSubview(view, at: 0)
    formerSuperview?.setNeedsLayout()
    presenter.viewIsAppearing(animated)
  }

  private func finishGoing() {
    phase = .gone
    overlay.removeFromSuperview()
    if hasTakenPresenterAway { presenter?.endTransition() }
    hasTakenPresenterAway = false
    presented.endTransition()
    if presenter?.presentation === self { presenter?.presentation = nil }
    formerResponder?.becomeFirstResponder()
  }
}
