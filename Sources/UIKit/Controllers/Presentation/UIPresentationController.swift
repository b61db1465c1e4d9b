import CoreGraphics
public import Foundation

/// Places the view of a presented controller, and what is around it, from its presentation to the end of its
/// dismissal. Subclass it for presentations of your own; the built-in styles are subclasses too.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var heldPresented: UIViewController?
  private weak var heldPresenting: UIViewController?
  /// Keeps the controller after its dismissal, for programs that hold on to this object.
  private var dismissed: UIViewController?
  /// What runs it, while it presents.
  final weak var presentation: ModalPresentation?
  /// The downward speed at the end of a drag, in points per second.
  final var releaseVelocity: CGFloat = 0

  /// Makes one for a presentation that is about to begin.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (heldPresented, heldPresenting) = (presentedViewController, presentingViewController)
    super.init()
  }

  /// The controller that presents; the presented one itself before that is known.
  open var presentingViewController: UIViewController { heldPresenting ?? presentedViewController }
  /// The controller that is presented.
  open var presentedViewController: UIViewController {
    guard let controller = heldPresented ?? dismissed else {
      preconditionFailure("a presentation controller was used after its controller had gone")
    }
    return controller
  }
  /// The style that was asked for.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The view in which the presentation takes place; nil before it begins.
  open var containerView: UIView? { presentation?.container(of: self) }
  /// Asked how to adapt, and told of dismissals by the user.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits that the presented controller has beside those it inherits.
  open var overrideTraitCollection: UITraitCollection? {
    get { heldTraits }
    set { presentedViewController.changingTraits { heldTraits = newValue } }
  }
  private final var heldTraits: UITraitCollection?
  /// The same, trait by trait. They count before `overrideTraitCollection`.
  open var traitOverrides: UITraitOverrides {
    get { heldOverrides }
    set { presentedViewController.changingTraits { heldOverrides = newValue } }
  }
  private final var heldOverrides = UITraitOverrides()
  /// What both say.
  final var traitsOfPresented: UITraitCollection? {
    if heldOverrides.isEmpty { return heldTraits }
    let own = UITraitCollection(heldOverrides.values)
    return heldTraits.map { UITraitCollection(traitsFrom: [$0, own]) } ?? own
  }

  // MARK: Adapting

  /// The style in compact width; `none` for the one that was asked for.
  open var adaptivePresentationStyle: UIModalPresentationStyle { ownAdaptiveStyle }
  /// The style where a window has these traits, as the delegate says; `none` for the one that was asked for.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    styleAdapted(to: traitCollection)
  }

  // MARK: Places

  /// What comes and goes: the presented controller's view by default. Override it to wrap that in another view.
  open var presentedView: UIView? { presentedViewController.view }
  /// The whole container by default. Override it to place the view elsewhere.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether it covers the window; otherwise, the nearest controller up the parents that defines a context.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view leaves the window meanwhile.
  open var shouldRemovePresentersView: Bool { false }
  /// Called before the container lays out its subviews. Override it to place your own.
  open func containerViewWillLayoutSubviews() {}
  /// Called after that.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// Override it to add views to the container, and to animate them beside the transition with the coordinator.
  open func presentationTransitionWillBegin() {}
  /// Override it to remove your views where the presentation was given up.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Override it to animate your views beside the transition.
  open func dismissalTransitionWillBegin() {}
  /// Override it to remove your views where the dismissal was not given up.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Sizes and traits

  /// That of the presented controller; of the child that shows, with the bars, where that is a container.
  open var preferredContentSize: CGSize { presentedViewController.wantedContentSize }
  /// Called after the presented controller's preferred size changed. Override it to lay out anew.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called after the fitting size of the presented controller changed. Override it to react.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of the presented controller where the container has that size: the same by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container changes its size. Override it to prepare, and call super, which tells the
  /// presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(size, coordinator) }
  /// Called before the traits change. Override it to prepare, and call super, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(newCollection, coordinator) }
  /// Those of the container, else of the presented controller.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Called after a trait of the container changed. Override it to react.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: The built-in styles

  /// The style that it is the controller of.
  var style: UIModalPresentationStyle { .custom }
  /// The style in compact width, unless anybody says another.
  var ownAdaptiveStyle: UIModalPresentationStyle { .none }
  /// Whether Escape and a touch outside dismiss it.
  var letsUserDismiss: Bool { false }
  /// Escape, a touch outside or a drag; false where they must not dismiss it.
  func dismissForUser() -> Bool { presentation?.dismissForUser() ?? false }
  /// The animations where the program has none.
  func makeTransition(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    StyleTransition.make(for: self, isDismissal: isDismissal)
  }
  /// Puts the presented view where it belongs, but this far below. Asked by the built-in animations.
  func placePresentedView(movedBy distance: CGFloat) {
    guard let view = presentedView else { return }
    view.transform = .identity
    view.frame = frameOfPresentedViewInContainerView
    if distance != 0 { view.transform = CGAffineTransform(translationX: 0, y: distance) }
  }
  /// How far below its place a drag holds the presented view.
  var distanceFromPlace: CGFloat { 0 }
  /// Whether touches at this point of the container reach what is beneath it.
  func letsThrough(_ point: CGPoint) -> Bool { false }
  /// The view beneath that takes a touch at this point of the container, in its place.
  func viewBeneath(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// What presents with another style in its place, where it has one of its own.
  func makeAdapted(
    _ style: UIModalPresentationStyle, for presented: UIViewController
  ) -> UIPresentationController? { nil }
  /// Called before it is shown for the first time.
  func prepareForPresentation() {}
  /// Called before the transition of its dismissal, and when that was given up.
  func dismissalDidBegin(animated: Bool) {}
  func dismissalWasGivenUp() {}
}

extension UIPresentationController: UIContentContainer, UITraitEnvironment {}

extension UIPresentationController {
  func begin(_ presentation: ModalPresentation, by presenter: UIViewController) {
    (self.presentation, heldPresenting) = (presentation, presenter)
  }

  var isInContext: Bool { style.isInContext || !shouldPresentInFullscreen }

  /// Makes a change beside the transition that runs, or at once.
  func beside(_ change: @escaping () -> Void) {
    guard let run = presentation?.transition, run.state != .over else { return change() }
    _ = run.animate(alongsideTransition: { _ in change() }, completion: nil)
  }

  /// Lets go of all that it held for the presentation.
  func end() {
    dismissed = heldPresented
    presentation = nil
  }

  func styleAdapted(to traits: UITraitCollection) -> UIModalPresentationStyle {
    if let delegate {
      return delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
    }
    return traits.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  private func passOn(
    _ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentation?.presented ?? presentedViewController
    let new = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    if new == presented.viewIfLoaded?.bounds.size { return }
    presented.viewWillTransition(to: new, with: coordinator)
  }

  private func passOn(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentation?.presented ?? presentedViewController
    // What wraps its view may override traits.
    let inherited = presented.viewIfLoaded?.superview?.traits(inheriting: traits) ?? traits
    let new = presented.traits(inheritingFromSuperview: inherited)
    if new != presented.traitCollection { presented.willTransition(to: new, with: coordinator) }
  }
}
