import CoreGraphics
public import Foundation

/// Is told of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user has dragged the sheet to another detent. Not called for changes by the program.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Presents a controller as a sheet, which the user drags from one height to another and away.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  private let ownStyle: UIModalPresentationStyle
  final private(set) lazy var card = SheetCard(self)
  final let dimmingView = UIView()
  /// How far a finger holds the sheet below its detent, in points.
  final var dragDistance: CGFloat = 0
  /// The whole height at the start of a drag.
  final var heightAtDrag: CGFloat?

  /// Makes one for a page sheet.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    ownStyle = .pageSheet
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  init(
    presentedViewController: UIViewController, presenting: UIViewController?,
    style: UIModalPresentationStyle
  ) {
    ownStyle = style
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  /// Asked how to adapt, and told of dismissals and drags by the user.
  @_nonoverride open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { weakDelegate }
    set {
      weakDelegate = newValue
      super.delegate = newValue
    }
  }
  private final weak var weakDelegate: (any UISheetPresentationControllerDelegate)?
  /// The heights at which the sheet can rest; large by default. A sheet in the middle of a wide window has one height.
  @AlwaysObserved open var detents: [Detent] = [.large()] { didSet { layoutDidChange() } }
  /// Where it rests; nil for the lowest. Set it in `animateChanges(_:)` to animate.
  @AlwaysObserved open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { layoutDidChange() }
  }
  /// What is beneath is neither dimmed nor kept from touches up to this detent; nil dims it always.
  @AlwaysObserved open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { layoutDidChange() }
  }
  /// Whether scrolling content from its start makes the sheet higher first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether there is a grabber at the top.
  @AlwaysObserved open var prefersGrabberVisible = false { didSet { card.setNeedsLayout() } }
  /// Whether detents count in compact height too. Without it a sheet is large there.
  @AlwaysObserved open var prefersEdgeAttachedInCompactHeight = false {
    didSet { layoutDidChange() }
  }
  /// Whether it is as wide as its content prefers, where it is at the lower edge.
  @AlwaysObserved open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { layoutDidChange() }
  }
  /// Whether a form sheet is as large as a page sheet.
  @AlwaysObserved open var prefersPageSizing = false { didSet { layoutDidChange() } }
  /// The radius of the corners; nil for the system's.
  @AlwaysObserved open var preferredCornerRadius: CGFloat? { didSet { card.setNeedsLayout() } }
  /// Behind content that lets something through; nil for the system's material.
  @AlwaysObserved open var backgroundEffect: UIVisualEffect? {
    didSet { card.setNeedsLayout() }
  }
  /// What the sheet is centred over, where the window is wider.
  open var sourceView: UIView? {
    get { weakSourceView }
    set {
      weakSourceView = newValue
      layoutDidChange()
    }
  }
  private final weak var weakSourceView: UIView?

  /// Animates changes of the sheet's properties that `changes` makes.
  open func animateChanges(_ changes: () -> Void) { animate(changes) }
  /// Asks the detents for their heights again.
  open func invalidateDetents() { layoutDidChange() }

  open override var presentedView: UIView? { card }
  open override var frameOfPresentedViewInContainerView: CGRect {
    presentation == nil || containerView == nil ? .zero : place.frame
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    addDimming()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { raiseSheetBelow() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    removeDimming()
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { showDimming() }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layoutInContainer()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if presentation?.phase == .shown { animate { layoutDidChange() } }
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { contentSize(in: parentSize) }

  override var style: UIModalPresentationStyle { ownStyle }
  override var letsUserDismiss: Bool { true }
  override var distanceFromPlace: CGFloat { distanceBelow }
  override func prepareForPresentation() { card.showContent() }
  override func placePresentedView(movedBy distance: CGFloat) { placeCard(movedBy: distance) }
  override func letsThrough(_ point: CGPoint) -> Bool {
    !isDimming && !card.frame.contains(point)
  }
}
