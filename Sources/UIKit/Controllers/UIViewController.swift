public import Foundation
public import FoundationAdditions

/// Manages a view tree. The view is loaded on first use.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The window's title while this is its root controller.
  @AlwaysObserved open var title: String? {
    willSet { KeyValueChanges.willChange(self, "title") }
    didSet {
      KeyValueChanges.didChange(self, "title")
      if title != oldValue { titleDidChange() }
    }
  }

  /// The container that this controller was added to with `addChild(_:)`.
  open internal(set) weak var parent: UIViewController?
  /// In the order they were added.
  open internal(set) var children: [UIViewController] = []
  /// Whether appearance callbacks are passed on to children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The interface style of its view tree; `.unspecified` inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { styleOverride }
    set { styleOverride = newValue }
  }
  /// The preferred size, for containers that ask.
  @AlwaysObserved open var preferredContentSize = CGSize.zero {
    willSet { KeyValueChanges.willChange(self, "preferredContentSize") }
    didSet {
      KeyValueChanges.didChange(self, "preferredContentSize")
      if preferredContentSize != oldValue {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentedBy?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// What its presentation goes by. Containers have that of the child that shows.
  var wantedContentSize: CGSize { preferredContentSize }
  var rootView: UIView?
  var ownKeyCommands: [UIKeyCommand] = []
  var isLoading = false
  var appearance = Appearance.disappeared
  var isTransitionAnimated = false
  /// `updateProperties` has been called since it was last asked for, or the class does not override it.
  final var hasCurrentProperties = false
  /// Whether it takes the place of another child of its parent, or gives up its own, just now.
  final var isExchanged = false
  /// Whether a transition of its container tells it that it comes or goes, and not its view's moves.
  final var followsParent = false
  /// `viewIsAppearing(_:)` has been called since it began to appear.
  final var hasToldSeen = false
  private let nib: (name: String?, bundle: Bundle?)
  /// Of a child, until its view has appeared or disappeared.
  var parentMove: ParentMove?
  final lazy var contentUnavailability = ContentUnavailability()
  /// The presentation by this controller.
  var presentation: ModalPresentation?
  /// The presentation of this controller.
  weak var presentedBy: ModalPresentation?
  /// The presentation controller, from the first time it is asked for to the end of the dismissal.
  final var heldPresentationController: UIPresentationController?

  /// The view comes from this nib of the bundle; with a nil name, from one that is called as the class,
  /// if there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nib = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  public required init?(coder: NSCoder) {
    nib = (nil, nil)
    super.init()
    coder.nib.map(rememberNib)
    coder.readNib(self, as: UIViewController.self)
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// As given to `init(nibName:bundle:)`.
  open var nibName: String? { nib.name }
  /// As given to `init(nibName:bundle:)`.
  open var nibBundle: Bundle? { nib.bundle }
  /// For state restoration, which there is not. Stored only.
  open var restorationIdentifier: String? {
    get { rareData?.restorationIdentifier }
    set { ensureRareData.restorationIdentifier = newValue }
  }

  /// Encodes nothing, as there are no archives of controllers.
  open func encode(with coder: NSCoder) {}

  /// The presenting controller, if any; else the view's superview.
  open override var next: UIResponder? {
    presentedBy?.presenter ?? viewIfLoaded?.superview ?? parent
  }
  override var focusWindow: UIWindow? { viewIfLoaded?.window }
  /// The commands added with `addKeyCommand(_:)`.
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands }

  // MARK: Commands

  /// Adds a command after the others.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }

  /// Does nothing if it was not added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === keyCommand }
  }

  /// Whether its key commands work while it presents another controller; true by default.
  open var performsActionsWhilePresentingModally: Bool { true }

  /// Dismisses a sheet or a popover, if the user may dismiss it.
  open override func accessibilityPerformEscape() -> Bool {
    presentedBy?.endArrival()
    return presentedBy?.controller.dismissForUser() ?? false
  }

  /// Whether the view that had the focus gets it back when what the controller presents goes; true by default.
  open var restoresFocusAfterTransition: Bool {
    get { rareData?.restoresFocus ?? true }
    set { ensureRareData.restoresFocus = newValue }
  }

  // MARK: View

  /// Loaded on first use.
  open var view: UIView! {
    get { loadedView }
    set { replaceView(with: newValue) }
  }

  /// The view, without loading it.
  open var viewIfLoaded: UIView? { rootView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { rootView != nil }
  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { loadRootView() }

  /// Sets `view`: the one of the storyboard or the nib, or a plain one. Override it without calling super
  /// to make another.
  open func loadView() { if !loadViewFromNib() { view = UIView(frame: UIScreen.main.bounds) } }

  /// Called once after the view was loaded. Override it to add content.
  open func viewDidLoad() {}

  /// Whether the user edits what the controller shows. Set it with `setEditing(_:animated:)`.
  @AlwaysObserved open var isEditing = false {
    didSet { editingDidChange() }
  }
  /// Sets `isEditing`. Override it to show the other state.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button for a bar that calls `setEditing(_:animated:)`: Edit, and Done while the user edits.
  open var editButtonItem: UIBarButtonItem { ensureEditItem }

  // MARK: Focus

  /// Asks for the preferred environments again in the next turn, if the focus is in the view.
  open func setNeedsFocusUpdate() {
    viewIfLoaded?.ownWindow?.focusState.request(self, onlyWithin: true)
  }

  /// Does now what was asked for.
  open func updateFocusIfNeeded() { viewIfLoaded?.ownWindow?.focusState.performRequest() }

  /// Where the focus goes first: to the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// Views of the same group are one stop for Tab, and arrows go from one to another; nil for the
  /// group that the view is in.
  open var focusGroupIdentifier: String? {
    get { rareData?.focusGroup }
    set { ensureRareData.focusGroup = newValue }
  }
  /// Whether the focus may move as the context says. Override it to refuse.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has come into the view, left it, or moved in it. Override it to react.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// What the controller's view is in.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

  // MARK: Coming and going

  /// Called before the view appears on screen. Override it to react.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window with its size and traits, before layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called once the view is on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Containers that forward appearance themselves call it before they move a child's view.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// Ends the transition begun by `beginAppearanceTransition`.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Presenting

  /// How it is presented; a page sheet by default. Reads so too where it is set to be automatic.
  @AlwaysObserved open var modalPresentationStyle = UIModalPresentationStyle.pageSheet {
    didSet { if modalPresentationStyle == .automatic { modalPresentationStyle = .pageSheet } }
  }
  /// The transition when presented or dismissed.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// How it comes and goes, pushed or presented; wins over the transition style. Nil for the usual way.
  open var preferredTransition: Transition?
  /// Prevents the user from dismissing a sheet. The program still can.
  open var isModalInPresentation = false
  /// The controller presented by this one or its outermost container.
  open var presentedViewController: UIViewController? {
    presentationAbove?.presented ?? activeSearch
  }
  /// The controller that presented this one or its outermost container.
  open var presentingViewController: UIViewController? {
    ownPresenter ?? parent?.presentingViewController
  }
  /// Chooses animations and, for the custom style, the presentation controller. Held weakly; set it before
  /// the controller is presented.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What presents this controller or its outermost container; before it is presented, what will. Set its
  /// properties before you present.
  open var presentationController: UIPresentationController? {
    presentationBeneath?.requested ?? ensurePresentationController(by: nil)
  }
  /// What presents it now: another one where the style has adapted to the window.
  open var activePresentationController: UIPresentationController? {
    presentationBeneath?.controller
  }
  /// The presentation controller, of a page or form sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The presentation controller, of a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// Whether its presentation is still in transition.
  open var isBeingPresented: Bool { presentedBy?.isComing ?? false }
  /// Whether its dismissal is in transition, or a finger drags it out.
  open var isBeingDismissed: Bool { presentedBy?.isGoing ?? false }

  /// Presents a controller over the window or, for styles that stay in a context, over the nearest controller
  /// that defines one. Where that is in no window or presents already, logs a line and does nothing.
  /// `completion` is called after `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the presented controller and all presented by it or, without one, this controller.
  /// `completion` is called after `viewDidDisappear(_:)`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: flag, completion: completion)
  }

  /// What presents it with that style.
  func makePresentationController(
    _ style: UIModalPresentationStyle, by presenting: UIViewController?,
    from source: UIViewController?
  ) -> UIPresentationController {
    standardPresentationController(style, by: presenting, from: source)
  }

  /// Ends a transition between children at once.
  func finishChildTransition() {}

  /// The child that a container shows.
  var shownChild: UIViewController? { nil }

  /// Whether controllers with a style of the current context are presented in this one's place.
  open var definesPresentationContext = false
  /// Whether its own transition style counts for what is presented in its place.
  open var providesPresentationContextTransitionStyle = false
  /// False by default. There is no on-screen keyboard.
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  /// Presents a controller, unless a container up the chain shows it in its own way by overriding this.
  open func show(_ vc: UIViewController, sender: Any?) { showOtherwise(vc, sender) }

  /// Presents a controller, unless a container up the chain shows it in its own way by overriding this.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailOtherwise(vc, sender)
  }

  /// The nearest container that overrides the method and can perform it; nil if none does.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    container(for: action, sender)
  }

  /// Takes in the secondary controller of a split view controller that becomes narrow. Does nothing by default.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives the secondary controller back when there are columns again. Nil by default: it is the former one.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  // MARK: Segues

  /// Performs a segue by its name, after `prepare(for:sender:)`. Traps without one.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    beginSegue(identifier, sender)
  }
  /// Called before a segue from this controller. Override it to hand over data.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Asked before a control begins a segue; true by default. `performSegue` doesn't ask.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Whether an unwinding may end here: whether it has the method, by default.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformAction(action, withSender: sender) }
  /// The children that are searched for the end of an unwinding, in this order.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { childrenForUnwinding(from: source.source) }
  /// The child that the unwinding begins in.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(containing: source.source)
  }
  /// Called on each container between the ends of an unwinding. Override it to show the child.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  // MARK: Content that is not there

  /// What shows over the view while there is no content; nil while there is. A container's children have
  /// their own.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailability.configuration }
    set { showUnavailable(newValue) }
  }
  /// What the configuration may depend on.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    unavailableState
  }
  /// Asks for `updateContentUnavailableConfiguration(using:)` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { markContentUnavailable() }
  /// Sets the configuration. Called before the first layout, after calls of
  /// `setNeedsUpdateContentUnavailableConfiguration()`, and when traits have changed.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Bars

  /// What a navigation bar shows while the controller is on top.
  open var navigationItem: UINavigationItem { ensureBars.item }
  /// What the toolbar of a navigation controller shows while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { rareData?.bars?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// The same, with an animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    setShownToolbarItems(toolbarItems, animated: animated)
  }
  /// Whether there is no bar at the lower edge while the controller is in the stack.
  open var hidesBottomBarWhenPushed: Bool {
    get { rareData?.bars?.hidesBottomBar ?? false }
    set { ensureBars.hidesBottomBar = newValue }
  }

  /// What a tab bar shows for the controller; that of its root for a navigation controller without one.
  open var tabBarItem: UITabBarItem! {
    get { currentTabBarItem }
    set { setTabBarItem(newValue) }
  }

  // MARK: Layout

  /// The edges at which the view goes on beneath the bars of a navigation controller.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view goes on beneath opaque bars too.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Stored only: scroll views keep their own insets.
  open var automaticallyAdjustsScrollViewInsets = true
  /// What bars cover at the upper edge of the view. Use the view's `safeAreaLayoutGuide` in new programs.
  open var topLayoutGuide: any UILayoutSupport { view.topBarGuide }
  /// What bars cover at the lower edge of the view.
  open var bottomLayoutGuide: any UILayoutSupport { view.bottomBarGuide }
  /// Override it to set what the view and its content look like. Called before the view's own
  /// `updateProperties()`, once the view is loaded and then once for all requests. Observable objects
  /// that it reads request it when they change.
  open func updateProperties() {}
  /// Requests `updateProperties()` before the next layout of the view. Does nothing if the class does
  /// not override it.
  open func setNeedsUpdateProperties() { markProperties() }
  /// Updates the properties of this controller, its view and those in it now.
  open func updatePropertiesIfNeeded() { viewIfLoaded.map(PropertyUpdatePass.update) }
  /// Called in place of the view's `updateConstraints()`, which it calls. Override it to change
  /// constraints, and call super last.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its direct subviews.
  open func viewDidLayoutSubviews() {}

  /// Called before the view changes its size: with its window, or as its container says. Override it
  /// to prepare, and call super, which tells the children whose size changes too.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(size, coordinator)
  }
  /// Called before the traits change with the window's size. Override it to prepare, and call super,
  /// which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, coordinator)
  }
  /// The size of a child while this container has `parentSize`. By default a child that fills the
  /// view goes on filling it, and any other keeps its size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    defaultSize(of: container, in: parentSize)
  }
  /// Called after a child's preferred size changed. Override it to react.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called after the fitting size of a child's constraints changed. Override it to react.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// That of the presentation, dismissal or change of size the controller takes part in, from its
  /// announcement to its end.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransitionCoordinator
  }

  /// Added to the safe area that the view inherits.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { rareData?.safeAreaAdditions?.program ?? .zero }
    set { changeAdditions { $0.program = newValue } }
  }
  /// Called after the view's safe area changed. Override it to react.
  open func viewSafeAreaInsetsDidChange() {}
  /// The least margins of the view at its sides, without its safe area.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
  /// Whether the view's margins are at least those of the system; true by default.
  @AlwaysObserved open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.updateInsets() }
  }
  /// Called after the view's margins changed. Override it to react.
  open func viewLayoutMarginsDidChange() {}

  // MARK: What desktops don't have; asked for by nobody

  /// All by default. Windows of a desktop don't turn.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Not asked: windows don't turn.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// Does nothing: windows don't turn.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// True by default. Windows of a desktop don't turn.
  open var shouldAutorotate: Bool { true }
  /// Portrait by default. Windows of a desktop don't turn.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The default style by default. There is no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// False by default. There is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// A fade by default. There is no status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Nil by default. There is no status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Nil by default. There is no status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// False by default. There is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Nil by default. There is no home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// None by default. Gestures of the desktop begin where the desktop decides.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Nil by default. Gestures of the desktop begin where the desktop decides.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// False by default. The pointer is never locked.
  open var prefersPointerLocked: Bool { false }
  /// Nil by default. The pointer is never locked.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the root view stays on the screen below a status bar. Stored only.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing: there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Does nothing: gestures of the desktop begin where the desktop decides.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Does nothing: windows of a desktop don't turn.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing: the pointer is never locked.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Never called: windows of a desktop don't turn; `viewWillTransition(to:with:)` tells of another size.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Never called, as the one before.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Never called, as the one before.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Does nothing: windows of a desktop don't turn.
  open class func attemptRotationToDeviceOrientation() {}
  /// Override it to let go of what can be made again. Called for the controllers that windows show.
  open func didReceiveMemoryWarning() {}

  // MARK: Containment

  /// Adds a child controller. The caller adds the child's view.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes it from its container. Its view stays in place.
  open func removeFromParent() { leaveParent() }
  /// Whether its view appears because it was added to a container. Ask in the appearance callbacks.
  open var isMovingToParent: Bool { parentMove == .to }
  /// Whether its view disappears because it is leaving its container. Ask in the appearance callbacks.
  open var isMovingFromParent: Bool { parentMove == .from }
  /// Puts one child's view in the place of another's, with an animation or a transition, and removes the
  /// old one at the end. Both are told that they appear and disappear; `completion` comes after that.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    replace(
      fromViewController, by: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }
  /// Called before the parent changes. A container calls it with nil before it removes the child's view.
  open func willMove(toParent parent: UIViewController?) {
    parentMove = parent == nil ? .from : .to
  }
  /// Called after the parent has changed. A container calls it once the child's view is in place.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Traits

  /// Those of its view's superview, else of its parent, else of the screen, with its own overrides.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Sets traits of a child, from now on until they are set again; nil inherits them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    setTraits(collection, ofChild: childViewController)
  }
  /// What `setOverrideTraitCollection(_:forChild:)` has set. Override it to decide anew each time.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    traits(setForChild: childViewController)
  }
  /// Called after a trait changed, with the former traits. Override it to react.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The nearest one that it is in.
  open var navigationController: UINavigationController? { nearestNavigationController }

  /// The nearest one that it is in.
  open var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UITabBarController }.first
  }
  /// The tab of a tab bar controller that shows it, or the controller around it.
  open var tab: UITab? { rareData?.bars?.tab ?? parent?.tab }

  /// The nearest one that it is in.
  open var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UISplitViewController }.first
  }

  /// The scroll view that large titles and bars follow, if it is not the view or its first subview.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    ensureBars.scrollView = scrollView
    guard let navigationController, navigationController.topViewController === self else { return }
    navigationController.followContent()
  }
  /// As it was set.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    rareData?.bars?.scrollView
  }

  // MARK: State restoration, which there is not: nobody calls these

  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
}

extension UIViewController: @preconcurrency NSCoding {}
