import CoreGraphics
public import Foundation

/// Shows the controller on top of a stack, beneath a bar with its title and buttons. Main thread only.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What a transition does to the stack.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// In seconds, of bars that come or go.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.25

  let state = NavigationState()
  let container = UIView()
  var stack: [UIViewController] = []
  private let bar: UINavigationBar
  private let lowerBar: UIToolbar
  private var backSwipe: UIScreenEdgePanGestureRecognizer?
  private var contentSwipe: UIPanGestureRecognizer?

  /// Makes a controller that shows `rootViewController`, which is pushed as others are.
  public init(rootViewController: UIViewController) {
    (bar, lowerBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    adoptBars()
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a controller with bars of these classes; nil for the usual ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barType = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    let lowerType = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    bar = ViewMaker.make(barType, frame: .zero)
    lowerBar = ViewMaker.make(lowerType, frame: .zero)
    super.init(nibName: nil, bundle: nil)
    adoptBars()
  }

  /// A controller makes its own view; both arguments are kept and have no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (bar, lowerBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    adoptBars()
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    bar = coder.nib?.bar("navigationBar", UINavigationBar.self) ?? UINavigationBar()
    lowerBar = coder.nib?.bar("toolbar", UIToolbar.self) ?? UIToolbar()
    super.init(coder: coder)
    adoptBars()
    coder.readNib(self, as: UINavigationController.self)
  }

  /// Told of what shows, and asked for transitions; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The stack

  /// From the first to the one on top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The one on top.
  open var topViewController: UIViewController? { stack.last }
  /// What is presented over it or a container of it, or the search over the one on top; else that one.
  open var visibleViewController: UIViewController? { presentedOverStack ?? topViewController }

  /// Puts a controller on top. Traps if it is in the stack already.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Removes the one on top, unless it is the first; returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    finishSwipe()
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.dropLast()), animated: animated).last
  }
  /// Removes all above a controller; returns them. Traps if it is not in the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    pop(to: viewController, animated: animated)
  }
  /// Removes all but the first; returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    finishSwipe()
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.prefix(1)), animated: animated)
  }
  /// Replaces the stack. It animates back if the new top was in the stack, else forward.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }
  /// Goes back to the controller.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if stack.contains(where: { $0 === subsequentVC }), topViewController !== subsequentVC {
      popToViewController(subsequentVC, animated: true)
    }
  }
  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// Shows the navigation items of the controllers.
  open var navigationBar: UINavigationBar { bar }
  /// Shows the items of the controller on top.
  open var toolbar: UIToolbar! { lowerBar }
  /// Whether there is no bar at the top.
  @AlwaysObserved open var isNavigationBarHidden = false { didSet { barsDidChange() } }
  /// The same, with an animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated) { self.isNavigationBarHidden = hidden }
  }
  /// Whether there is no toolbar; true by default.
  @AlwaysObserved open var isToolbarHidden = true { didSet { barsDidChange() } }
  /// The same, with an animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated) { self.isToolbarHidden = hidden }
  }
  /// Drags from the leading edge of the window, by which the user goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe }
  /// Drags that begin anywhere in the content, and swipes with two fingers on a touchpad, by which the user goes
  /// back where nothing in the content takes them. The mouse has its back button.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentSwipe }

  // MARK: Bars that hide by themselves

  /// Whether a swipe upwards hides the bars, and one downwards shows them.
  @AlwaysObserved open var hidesBarsOnSwipe = false { didSet { hiding.update() } }
  /// Whether a tap beside controls hides or shows the bars.
  @AlwaysObserved open var hidesBarsOnTap = false { didSet { hiding.update() } }
  /// Whether the bars are hidden in windows that are less than 480 points high; a tap shows them.
  @AlwaysObserved open var hidesBarsWhenVerticallyCompact = false { didSet { hiding.update() } }
  /// Whether the bars are hidden while an input view shows.
  @AlwaysObserved open var hidesBarsWhenKeyboardAppears = false { didSet { hiding.update() } }
  /// Swipes that hide or show the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.pan }
  /// Taps that hide or show the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

  // MARK: What controllers do

  open override func loadView() {
    view = ContainerView { [weak self] in self?.layoutBars() }
    (backSwipe, contentSwipe) = prepareView()
  }
  /// Alt and the left arrow, or Control and [, go back.
  open override var keyCommands: [UIKeyCommand]? {
    (super.keyCommands ?? []) + (canGoBack ? backCommands : [])
  }
  /// Goes back where there is a back button.
  open override func accessibilityPerformEscape() -> Bool {
    if let search = topViewController?.navigationItem.searchController, search.isActive {
      return search.accessibilityPerformEscape()
    }
    if canGoBack, presentation == nil {
      bar.goBack()
      return true
    }
    return super.accessibilityPerformEscape()
  }
  /// Takes in its stack, or the controller itself.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { splitViewController.merge(secondaryViewController, into: self) }
  /// Gives back what it took in.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.part(self) }
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    contentSizeDidChange()
  }
  override var wantedContentSize: CGSize { contentSizeOfStack }
  override func finishChildTransition() { state.run?.finishAtOnce() }
  override var shownChild: UIViewController? { state.shown }
}
