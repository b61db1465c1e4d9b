import CoreGraphics
import Foundation

/// One controller presented by another, from coming to having gone. Main thread only.
///
/// The presenting controller owns it. What is down in the window when something is presented or
/// dismissed is cancelled: it was meant for what lies there no longer.
@MainActor
final class ModalPresentation {
  enum Phase { case coming, shown, going, gone }

  let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  private(set) var phase = Phase.coming
  /// Whether the presenting controller's view is out of the window.
  private(set) var hasTakenPresenterAway = false

  let stage: PresentationContainerView
  private let style: UIModalPresentationStyle
  private weak var window: UIWindow?
  private weak var formerSuperview: UIView?
  private weak var formerResponder: UIResponder?
  private var animator: UIViewPropertyAnimator?
  /// What is still to be done when the present transition is over.
  private var ending: (@MainActor () -> Void)?

  init(of presented: UIViewController, by presenter: UIViewController, in window: UIWindow) {
    (self.presented, self.presenter, self.window) = (presented, presenter, window)
    style = presented.modalPresentationStyle
    presented.loadViewIfNeeded()
    stage = PresentationContainerView(
      presented.view, style: style, transition: presented.modalTransitionStyle, in: window.bounds)
    stage.onDismissal = { [weak self] in self?.dismissForUser() ?? false }
  }

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let window else { return }
    interrupt(window)
    formerResponder = window.firstResponder
    formerResponder?.resignFirstResponder()
    if takesPresenterAway { presenter?.beginTransition(false, animated: animated) }
    presented.beginTransition(true, animated: animated)
    window.addSubview(stage)
    stage.layoutIfNeeded()
    presented.viewIsAppearing(animated)
    ending = { [self] in
      finishComing()
      completion?()
    }
    if animated {
      stage.conceal()
      run(stage.makeEntrance())
    } else {
      window.application?.afterCommit.append { [weak self] in self?.settle() }
    }
  }

  func end(animated: Bool, completion: (() -> Void)? = nil) {
    settle()
    guard phase == .shown else { return }
    // What stands on it goes with it, without a way of its own.
    presented.presentation?.end(animated: false)
    phase = .going
    if let window { interrupt(window) }
    presented.beginTransition(false, animated: animated)
    if hasTakenPresenterAway { bringPresenterBack(animated: animated) }
    ending = { [self] in
      finishGoing()
      completion?()
    }
    if animated { run(stage.makeExit()) } else { settle() }
  }

  var takesPresenterAway: Bool { style.takesPresenterAway }

  /// Brings the present transition to its end at once.
  func settle() {
    if let animator, animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    let ending = self.ending
    self.ending = nil
    ending?()
  }

  /// By Escape, a touch outside or a drag; false where the user may not, or it is under way.
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
      self?.settle()
    }
    animator.startAnimation()
  }

  /// Documented order: what has come is told first.
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
    stage.removeFromSuperview()
    if hasTakenPresenterAway { presenter?.endTransition() }
    hasTakenPresenterAway = false
    presented.endTransition()
    if presenter?.presentation === self { presenter?.presentation = nil }
    formerResponder?.becomeFirstResponder()
  }
}
