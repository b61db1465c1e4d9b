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

  let overlay: any PresentationOverlay
  var overlayView: UIView { overlay }
  private let style: UIModalPresentationStyle
  private weak var window: UIWindow?
  private weak var formerSuperview: UIView?
  private weak var formerResponder: UIResponder?
  /// While it comes or goes.
  private(set) var transition: TransitionRun?

  init(of presented: UIViewController, by presenter: UIViewController, in window: UIWindow) {
    (self.presented, self.presenter, self.window) = (presented, presenter, window)
    style = presented.modalPresentationStyle
    presented.loadViewIfNeeded()
    overlay = presented.makePresentationOverlay(in: window.bounds)
    overlay.onDismissal = { [weak self] in self?.dismissForUser() ?? false }
  }

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let window else { return }
    interrupt(window)
    formerResponder = window.firstResponder
    formerResponder?.resignFirstResponder()
    var participants = TransitionParticipants(from: presenter, to: presented, container: window)
    participants.movesFrom = takesPresenterAway
    participants.place = CGRect(
      origin: .zero, size: overlay.contentSize(in: window.bounds.size))
    let run = makeRun(participants, animated ? overlay.makeEntrance() : nil)
    run.onArrange = { [self] in
      window.addSubview(overlay)
      overlay.layoutIfNeeded()
      if animated { overlay.moveOut() }
    }
    run.onLeave = { [self] _ in finishComing() }
    run.onEnd = { [self] _ in end(run, completion) }
    run.begin()
    if animated { return }
    window.application?.afterCommit.append { run.complete(true) }
  }

  func end(animated: Bool, completion: (() -> Void)? = nil) {
    finishTransition()
    guard phase == .shown else { return }
    // Controllers presented by it are dismissed too, without animation.
    presented.presentation?.end(animated: false)
    phase = .going
    if let window { interrupt(window) }
    var participants = TransitionParticipants(from: presented, to: presenter, container: overlay)
    participants.movesTo = hasTakenPresenterAway
    participants.isDismissal = true
    participants.place = window?.bounds ?? .zero
    let run = makeRun(participants, animated ? overlay.makeExit() : nil)
    run.onArrange = { [self] in bringPresenterBack() }
    run.onLeave = { [self] _ in
      phase = .gone
      overlay.removeFromSuperview()
    }
    run.onEnd = { [self] _ in
      finishGoing()
      end(run, completion)
    }
    run.begin()
    if !animated { run.complete(true) }
  }

  var takesPresenterAway: Bool { style.takesPresenterAway }

  /// Ends the current transition at once.
  func finishTransition() { transition?.finishAtOnce() }

  /// Handles Escape, a touch outside or a drag. False if the user must not dismiss it or it is
  /// already in transition.
  func dismissForUser() -> Bool {
    guard overlay.letsUserDismiss, phase == .shown, !presented.isModalInPresentation else {
      return false
    }
    presenter?.dismiss(animated: true)
    return true
  }
}

extension ModalPresentation {
  private func interrupt(_ window: UIWindow) { window.application?.cancelInput(in: window) }

  private func makeRun(
    _ participants: TransitionParticipants, _ animator: UIViewPropertyAnimator?
  ) -> TransitionRun {
    var participants = participants
    participants.style = style
    let run = TransitionRun(
      participants, order: .comingFirst, animator: animator.map { AnimatorTransition($0) })
    transition = run
    return run
  }

  private func end(_ run: TransitionRun, _ completion: (() -> Void)?) {
    if transition === run { transition = nil }
    completion?()
  }

  private func finishComing() {
    phase = .shown
    guard takesPresenterAway, let view = presenter?.viewIfLoaded else { return }
    hasTakenPresenterAway = true
    formerSuperview = view.superview
    view.removeFromSuperview()
  }

  private func bringPresenterBack() {
    guard hasTakenPresenterAway, let view = presenter?.viewIfLoaded else { return }
    formerSuperview?.insertSubview(view, at: 0)
    formerSuperview?.setNeedsLayout()
  }

  private func finishGoing() {
    hasTakenPresenterAway = false
    if presenter?.presentation === self { presenter?.presentation = nil }
    formerResponder?.becomeFirstResponder()
  }
}
