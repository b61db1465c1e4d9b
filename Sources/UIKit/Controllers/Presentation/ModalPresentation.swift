import CoreGraphics
import Foundation

/// The presentation of one controller by another, until it is dismissed. Main thread only.
///
/// The presenting controller owns it. Presenting and dismissing cancel all input in the window, as
/// it was meant for other views, unless a gesture drives them.
@MainActor
final class ModalPresentation {
  enum Phase { case coming, shown, going, gone }
  /// A drag that moves it out may be refused; one that was let go brings it back.
  enum Drag { case none, refused, out, back }

  let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  /// The controller that `present` was called on.
  private(set) weak var source: UIViewController?
  private(set) var phase = Phase.coming
  /// The one that was asked for.
  let requested: UIPresentationController
  /// The one that places it now: another one where the style adapts to the window.
  private(set) var controller: UIPresentationController
  let container: PresentationContainerView
  var overlayView: UIView { container }
  private(set) weak var window: UIWindow?
  private let keys: PresentersKeys
  /// Of the window, when the style was chosen.
  var adaptedTraits: UITraitCollection
  /// While it comes or goes.
  var transition: TransitionRun?
  /// The presenting controller's view while it is away.
  private let absence = PresenterAbsence()
  /// What a finger that drags it has done.
  var drag = Drag.none
  /// What brings it back after a drag.
  weak var returning: UIViewPropertyAnimator?
  /// Drives the next dismissal by the user.
  var userInteraction: UIPercentDrivenInteractiveTransition?
  /// While its presenter goes from one container to another.
  var isMoving = false
  /// A dismissal that was asked for in callbacks, until they are over.
  private var waiting: (animated: Bool, completions: [() -> Void])?

  /// Whether the presenting controller's view was removed from the window.
  var hasTakenPresenterAway: Bool { absence.isOver == false }
  var takesPresenterAway: Bool { controller.shouldRemovePresentersView }
  /// As the one in force says, else the one that was asked for.
  var traitsOfPresented: UITraitCollection? {
    controller.traitsOfPresented ?? requested.traitsOfPresented
  }

  init(
    of presented: UIViewController, by presenter: UIViewController, from source: UIViewController,
    _ requested: UIPresentationController, _ controller: UIPresentationController,
    in window: UIWindow
  ) {
    (self.presented, self.presenter, self.source) = (presented, presenter, source)
    (self.requested, self.controller, self.window) = (requested, controller, window)
    (keys, adaptedTraits) = (PresentersKeys(in: window), window.traitCollection)
    container = PresentationContainerView(frame: presenter.viewIfLoaded?.frame ?? window.bounds)
    container.presentationController = controller
    requested.begin(self, by: presenter)
    controller.begin(self, by: presenter)
    presented.loadViewIfNeeded()
  }

  /// A program may let go of the presenting controller, and keep its view in the window. What that presented would take
  /// all touches and not go.
  isolated deinit {
    if phase == .gone { return }
    controller.dismissalDidBegin(animated: false)
    container.removeFromSuperview()
  }

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let window else { return }
    keys.take()
    addContainer(to: window)
    placePopoversBeneath()
    if controller.isInContext, let presenter { presented.barInsets = presenter.barInsets }
    controller.prepareForPresentation()
    let run = makeRun(isDismissal: false, animated)
    cancelInput(for: run)
    run.onArrange = { [self] in
      if takesPresenterAway { absence.begin(presenter?.viewIfLoaded, in: container) }
      guard !animated, let view = controller.presentedView else { return }
      container.addSubview(view)
      controller.placePresentedView(movedBy: 0)
    }
    run.onLeave = { [self] completed in finishComing(completed) }
    run.onEnd = { [self] completed in end(run, completed ? completion : nil) }
    tellDelegate(run)
    controller.presentationTransitionWillBegin()
    run.begin()
    if run.isAnimated { return }
    window.application?.afterCommit.append { run.complete(true) }
  }

  func end(animated: Bool, completion: (() -> Void)? = nil) {
    if phase == .going, animated { return wait(animated, completion) }
    finishTransition()
    if phase == .coming || phase == .going { return wait(animated, completion) }
    guard phase == .shown else {
      completion?()
      return
    }
    // Controllers presented by it are dismissed too, without animation.
    presented.endPresentations()
    // In a tab that is not selected nobody sees it go, and the presenter's view stays out as well.
    let animated = animated && container.window != nil
    if container.superview == nil { absence.forget() }
    phase = .going
    (drag, returning) = (.none, nil)
    container.placesPresentedView = false
    controller.dismissalDidBegin(animated: animated)
    let run = makeRun(isDismissal: true, animated)
    cancelInput(for: run)
    run.onArrange = { [self] in if !animated { absence.end() } }
    run.onLeave = { [self] completed in finishGoing(completed) }
    run.onEnd = { [self] completed in end(run, completed ? completion : nil) }
    controller.dismissalTransitionWillBegin()
    run.begin()
    // Nothing takes it back: keys that follow are the presenter's.
    if !run.isInteractive { keys.giveBack(to: presenter, from: presented) }
    if !run.isAnimated { run.complete(true) }
  }

  /// The presenter leaves its container: this ends at once, and the presenter does not come back.
  func endWithPresenter() {
    absence.forget()
    end(animated: false)
  }

  /// Ends the current transition at once.
  func finishTransition() { transition?.finishAtOnce() }

  /// The container, for the presentation controller that is in force.
  func container(of controller: UIPresentationController) -> UIView? {
    controller === self.controller && container.superview != nil ? container : nil
  }

  /// Another presentation controller takes over what is shown, at once.
  func replaceController(with new: UIPresentationController) {
    let former = container.subviews
    controller = new
    container.presentationController = new
    new.begin(self, by: presenter ?? presented)
    // The content stays in the window on its way from one view to the other.
    if let view = new.presentedView { container.addSubview(view) }
    new.prepareForPresentation()
    for view in former where view.superview === container && view !== new.presentedView {
      view.removeFromSuperview()
    }
    new.presentationTransitionWillBegin()
    new.placePresentedView(movedBy: 0)
    new.presentationTransitionDidEnd(true)
    container.setNeedsLayout()
    endDrag()
  }
}

extension ModalPresentation {
  /// Over the presenter where that defines a context, else over all in the window.
  private func addContainer(to window: UIWindow) {
    let isInContext = controller.isInContext
    if isInContext, let view = presenter?.viewIfLoaded, let host = view.superview {
      container.frame = view.frame
      host.insertSubview(container, aboveSubview: view)
    } else {
      container.frame = window.bounds
      window.addSubview(container)
    }
  }

  private func cancelInput(for run: TransitionRun) {
    guard let window, !run.initiallyInteractive else { return }
    window.application?.cancelInput(in: window)
  }

  private func tellDelegate(_ run: TransitionRun) {
    let style: UIModalPresentationStyle = controller === requested ? .none : controller.style
    requested.delegate?.presentationController(
      requested, willPresentWithAdaptiveStyle: style, transitionCoordinator: run)
  }

  /// From the request to present it until the controllers were told that it has appeared.
  var isComing: Bool {
    phase == .coming || phase == .shown && transition?.participants.isDismissal == false
  }
  /// From the request to dismiss it, or from the finger that drags it out, until the controllers were told that it
  /// has disappeared.
  var isGoing: Bool {
    phase == .going || drag == .out
      || phase == .gone && transition?.participants.isDismissal == true
  }

  private func finishComing(_ completed: Bool) {
    phase = completed ? .shown : .gone
    if completed {
      absence.leave()
      container.placesPresentedView = true
      container.setNeedsLayout()
    } else {
      removeAll()
    }
    controller.presentationTransitionDidEnd(completed)
  }

  private func finishGoing(_ completed: Bool) {
    userInteraction = nil
    phase = completed ? .gone : .shown
    if completed {
      removeAll()
    } else {
      absence.leave()
      container.placesPresentedView = true
      controller.dismissalWasGivenUp()
    }
    controller.dismissalTransitionDidEnd(completed)
  }

  private func removeAll() {
    presented.presentation?.endWithPresenter()
    absence.end()
    controller.presentedView?.removeFromSuperview()
    container.removeFromSuperview()
    // Sheets and popovers have it in a view of their own.
    if controller.style != .custom { presented.viewIfLoaded?.removeFromSuperview() }
  }

  private func end(_ run: TransitionRun, _ completion: (() -> Void)?) {
    if transition === run { transition = nil }
    if phase == .gone { letGo() } else { catchUpWithWindow() }
    completion?()
    guard let waiting else { return }
    self.waiting = nil
    if phase == .shown {
      end(animated: waiting.animated) { for completion in waiting.completions { completion() } }
    } else {
      for completion in waiting.completions { completion() }
    }
  }

  private func wait(_ animated: Bool, _ completion: (() -> Void)?) {
    let earlier = waiting?.completions ?? []
    waiting = (animated, earlier + (completion.map { [$0] } ?? []))
  }

  private func letGo() {
    if presenter?.presentation === self { presenter?.presentation = nil }
    if presented.presentedBy === self { presented.changingTraits { presented.presentedBy = nil } }
    requested.presentedViewController.heldPresentationController = nil
    requested.end()
    controller.end()
    if controller.isInContext { presented.barInsets = .zero }
    keys.giveBack(to: presenter, from: presented)
    placePopoversBeneath()
  }

  /// In windows of their own they would lie over what this shows.
  private func placePopoversBeneath() {
    var below = presenter?.presentedBy
    while let popover = below?.controller as? UIPopoverPresentationController {
      popover.sourceDidChange()
      below = below?.presenter?.presentedBy
    }
  }
}
