import CoreGraphics
public import Foundation

/// Shows two or three columns side by side, and one stack of all of them in narrow windows. Main thread only.
///
/// It collapses and expands with its horizontal size class. In a window that is resized it does so at once.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Leaves a width to the system.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// How many columns there are, as it was made.
  public let style: Style
  let state = SplitState()
  lazy var parts = SplitParts(self)
  private lazy var modeButton = makeModeButton()

  /// Makes a controller with columns, which are set with `setViewController(_:for:)`.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller makes its own view; both arguments are kept and have no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    style = coder.nib?.word("style", NibKind.splitStyles) ?? .unspecified
    super.init(coder: coder)
    coder.readNib(self, as: UISplitViewController.self)
  }

  /// Decides how it changes, and is told of it; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// With a style, the containers of its columns. Without one, the primary and the secondary controller, and
  /// only the primary while it is collapsed.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set { replaceControllers(newValue) }
  }
  /// Puts a controller into a column, in a navigation controller unless it is one or brings its own bars.
  /// Nil empties the column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    replace(vc, for: column)
  }
  /// As it was set.
  open func viewController(for column: Column) -> UIViewController? { state.controllers[column] }
  /// Shows a column; while it is collapsed, puts it on top.
  open func show(_ column: Column) { showColumn(column) }
  /// Hides a column; while it is collapsed, goes back to the one below it.
  open func hide(_ column: Column) { hideColumn(column) }
  /// Whether a column is seen, or on top while the columns are one stack.
  open func isShowing(_ column: Column) -> Bool { showsColumn(column) }
  /// Whether the columns are one stack.
  open var isCollapsed: Bool { state.collapse != nil }

  // MARK: What shows

  /// Never automatic. It means nothing while the controller is collapsed.
  open var displayMode: DisplayMode { state.mode ?? wantedMode }
  /// What shows at first, and when there is other room.
  @AlwaysObserved open var preferredDisplayMode = DisplayMode.automatic {
    didSet { preferencesDidChange() }
  }
  /// What columns do to the secondary one. Never automatic.
  open var splitBehavior: SplitBehavior { currentBehavior }
  /// What columns should do to the secondary one.
  @AlwaysObserved open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { preferencesDidChange() }
  }
  /// Whether a drag from the primary edge shows a column.
  @AlwaysObserved open var presentsWithGesture = true { didSet { updateModeButton() } }
  /// At which side the primary column is.
  @AlwaysObserved open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Kept: columns have the background of their controllers.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Shows and hides the column at the primary edge. With a style it is in a bar by itself.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  /// When that button is in a bar by itself; automatic means with `presentsWithGesture`.
  @AlwaysObserved open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateModeButton() }
  }
  /// Kept: the display mode button hides one column at a time.
  open var showsSecondaryOnlyButton = false

  // MARK: Widths, in points or as a share of the whole

  /// Counts before the share.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { state.primaryWidths.preferred }
    set { setWidths { $0.primaryWidths.preferred = newValue } }
  }
  /// Of the whole width.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { state.primaryWidths.fraction }
    set { setWidths { $0.primaryWidths.fraction = newValue } }
  }
  /// None by default, but for drags, which leave 180 points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { state.primaryWidths.minimum }
    set { setWidths { $0.primaryWidths.minimum = newValue } }
  }
  /// At most 320 by default.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { state.primaryWidths.maximum }
    set { setWidths { $0.primaryWidths.maximum = newValue } }
  }
  /// What the column has, or would have.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// Counts before the share.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { state.supplementaryWidths.preferred }
    set { setWidths { $0.supplementaryWidths.preferred = newValue } }
  }
  /// Of the whole width.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { state.supplementaryWidths.fraction }
    set { setWidths { $0.supplementaryWidths.fraction = newValue } }
  }
  /// None by default, but for drags, which leave 180 points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { state.supplementaryWidths.minimum }
    set { setWidths { $0.supplementaryWidths.minimum = newValue } }
  }
  /// At most 320 by default.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { state.supplementaryWidths.maximum }
    set { setWidths { $0.supplementaryWidths.maximum = newValue } }
  }
  /// What the column has, or would have.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }
  /// What the column should have before others are beside it; 520 by default.
  open var preferredSecondaryColumnWidth: CGFloat {
    get { state.secondaryWidths.preferred }
    set { setWidths { $0.secondaryWidths.preferred = newValue } }
  }
  /// The same, of the whole width.
  open var preferredSecondaryColumnWidthFraction: CGFloat {
    get { state.secondaryWidths.fraction }
    set { setWidths { $0.secondaryWidths.fraction = newValue } }
  }
  /// What the column must have before others are beside it.
  open var minimumSecondaryColumnWidth: CGFloat {
    get { state.secondaryWidths.minimum }
    set { setWidths { $0.secondaryWidths.minimum = newValue } }
  }
  /// Counts before the share.
  open var preferredInspectorColumnWidth: CGFloat {
    get { state.inspectorWidths.preferred }
    set { setWidths { $0.inspectorWidths.preferred = newValue } }
  }
  /// Of the whole width.
  open var preferredInspectorColumnWidthFraction: CGFloat {
    get { state.inspectorWidths.fraction }
    set { setWidths { $0.inspectorWidths.fraction = newValue } }
  }
  /// None by default, but for drags, which leave 180 points.
  open var minimumInspectorColumnWidth: CGFloat {
    get { state.inspectorWidths.minimum }
    set { setWidths { $0.inspectorWidths.minimum = newValue } }
  }
  /// At most 320 by default.
  open var maximumInspectorColumnWidth: CGFloat {
    get { state.inspectorWidths.maximum }
    set { setWidths { $0.inspectorWidths.maximum = newValue } }
  }
  /// What the column has, or would have.
  open var inspectorColumnWidth: CGFloat { width(of: .inspector) }

  // MARK: What controllers do

  open override func loadView() {
    view = SplitView { [weak self] in self?.followRoom() }
    parts.prepare()
  }
  /// Shows it as the primary controller; while the controller is collapsed, on top.
  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender) }
  /// Shows it as the secondary controller; while the controller is collapsed, on top.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender)
  }
  /// Ends what moves.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    finishRun()
    super.viewWillTransition(to: size, with: coordinator)
  }
  /// That of the column as it will be.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { size(of: container, in: parentSize) }
  override func finishChildTransition() { finishRun() }
}
