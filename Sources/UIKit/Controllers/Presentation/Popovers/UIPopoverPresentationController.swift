import CoreGraphics
public import Foundation
import RasterKit

/// Presents a controller in a popover that points at a view or a bar button item. In compact width it is a
/// sheet, unless the delegate says otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  final private(set) lazy var card = PopoverCard(self)
  final let shield = UIView()
  final var shownDirection = UIPopoverArrowDirection.unknown
  final var shownSize: CGSize?
  /// The window of the desktop that shows it, where its own has no room for it.
  final var popup: PopoverPopup?
  /// Whether it can't have one.
  final var isRefused = false
  final var heldWorkArea: PixelRect?
  private final var heldAdaptiveSheet: UISheetPresentationController?

  /// Prepares it, and is told of it.
  @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { weakDelegate }
    set {
      weakDelegate = newValue
      super.delegate = newValue
    }
  }
  private final weak var weakDelegate: (any UIPopoverPresentationControllerDelegate)?
  /// Where the arrow may point; without any, the popover is centred over its source.
  @AlwaysObserved open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { sourceDidChange() }
  }
  /// Where the arrow points; unknown before it is shown.
  open var arrowDirection: UIPopoverArrowDirection { shownDirection }
  /// What it points at.
  open var sourceView: UIView? {
    get { weakSourceView }
    set {
      weakSourceView = newValue
      sourceDidChange()
    }
  }
  private final weak var weakSourceView: UIView?
  /// A part of the source view; null for all of it.
  @AlwaysObserved open var sourceRect = CGRect.null { didSet { sourceDidChange() } }
  /// What it points at; wins over the source view.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { weakSourceItem }
    set {
      weakSourceItem = newValue
      sourceDidChange()
    }
  }
  private final weak var weakSourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// What it points at.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// Whether it may cover its source where there is no room beside it.
  @AlwaysObserved open var canOverlapSourceViewRect = false { didSet { sourceDidChange() } }
  /// The colour of the background with the arrow; nil for the system's.
  @AlwaysObserved open var backgroundColor: UIColor? { didSet { card.setNeedsLayout() } }
  /// Views that touches outside reach; other touches outside dismiss it.
  open var passthroughViews: [UIView]?
  /// What stays free around it, beside the safe area.
  @AlwaysObserved open var popoverLayoutMargins = UIEdgeInsets.zero { didSet { sourceDidChange() } }
  /// The class of the background; nil for the system's.
  open var popoverBackgroundViewClass: UIPopoverBackgroundView.Type?
  /// What presents it in compact width. Set its properties before you present.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let heldAdaptiveSheet { return heldAdaptiveSheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    heldAdaptiveSheet = sheet
    return sheet
  }

  open override var presentedView: UIView? { card }
  open override var frameOfPresentedViewInContainerView: CGRect { place?.frame ?? .zero }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    addShield()
    beside { [weak self] in self?.popup?.fade(to: 1) }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    beside { [weak self] in self?.popup?.fade(to: 0) }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layoutInContainer()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    animateToPlace()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { arrangement(in: parentSize)?.place.contentFrame.size ?? parentSize }

  override var style: UIModalPresentationStyle { .popover }
  override var ownAdaptiveStyle: UIModalPresentationStyle { .pageSheet }
  override var letsUserDismiss: Bool { true }
  override func prepareForPresentation() { prepare() }
  override func makeAdapted(
    _ style: UIModalPresentationStyle, for presented: UIViewController
  ) -> UIPresentationController? {
    style == .pageSheet && presented === presentedViewController
      ? adaptiveSheetPresentationController : nil
  }
  override func makeTransition(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    StyleTransition.dissolve(self, isDismissal: isDismissal)
  }
  override func placePresentedView(movedBy distance: CGFloat) { placeCard() }
  override func dismissalDidBegin(animated: Bool) { letGoOfPopup(animated: animated) }
  override func dismissalWasGivenUp() {
    popup?.close()
    sourceDidChange()
  }
  override func viewBeneath(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    passedThrough(point, event)
  }
}
