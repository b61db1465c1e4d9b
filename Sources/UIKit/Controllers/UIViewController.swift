public import Foundation

/// Manages a view and what is in it: made when first asked for, told when it comes and goes.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// What the window's title bar says while this is its root.
  open var title: String? {
    didSet { if title != oldValue { titleDidChange() } }
  }

  /// The controller this one was added to with `addChild(_:)`.
  open internal(set) weak var parent: UIViewController?
  /// In the order they were added.
  open internal(set) var children: [UIViewController] = []
  /// Passed on by `addChild` and the rest as Apple's containers do.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The style for its view and all in it; `.unspecified` inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.traitsDidChange() } }
  }
  /// The size the view would like in a container that asks.
  open var preferredContentSize = CGSize.zero

  var rootView: UIView?
  var ownKeyCommands: [UIKeyCommand] = []
  var isLoading = false
  var appearance = Appearance.disappeared
  var isTransitionAnimated = false
  /// What it presents.
  var presentation: ModalPresentation?
  /// What it is presented by.
  weak var presentedBy: ModalPresentation?

  /// There are no nib files: both arguments are kept for source compatibility and not looked at.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// For a presented controller, the one that presents it; else its view's superview.
  open override var next: UIResponder? {
    presentedBy?.presenter ?? viewIfLoaded?.superview ?? parent
  }
  override var focusWindow: UIWindow? { viewIfLoaded?.window }
  /// Those that were added.
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands }

  // MARK: Commands

  /// Puts a command behind those that are there.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }

  /// Does nothing for one that was not added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === keyCommand }
  }

  /// Dismisses a sheet that the user may dismiss.
  open override func accessibilityPerformEscape() -> Bool {
    presentedBy?.dismissForUser() ?? false
  }

  // MARK: View

  /// Loaded on first use.
  open var view: UIView! {
    get { loadedView }
    set { replaceView(with: newValue) }
  }

  /// Makes the view and sets `view`; override without calling super to make another.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Called once after the view was made; override to fill it.
  open func viewDidLoad() {}

  // MARK: Coming and going

  /// Called before the view comes on screen; override to react.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window with its size and traits, before layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called once the view is on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// A container that moves a child's view by hand says so before it does.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// The end of what `beginAppearanceTransition` began.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Presenting

  /// Where its view goes when it is presented; a page sheet unless set.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How its view comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Keeps the user from dismissing a sheet; the program still can.
  open var isModalInPresentation = false
  /// What this controller presents, or the outermost one it is in.
  open var presentedViewController: UIViewController? { presentationAbove?.presented }
  /// What presented this controller, or the outermost one it is in.
  open var presentingViewController: UIViewController? { presentationBeneath?.presenter }
  /// Whether it is on its way in.
  open var isBeingPresented: Bool { presentedBy?.phase == .coming }
  /// Whether it is on its way out.
  open var isBeingDismissed: Bool { presentedBy?.phase == .going }

  /// Shows a controller before this one's window; refused with a logged line where that is in none or
  /// something is presented already. `completion` comes after `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents and all that stands on it, or, where it presents
  /// nothing, itself. `completion` comes after `viewDidDisappear(_:)`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: flag, completion: completion)
  }

  // MARK: Layout

  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view placed its direct subviews.
  open func viewDidLayoutSubviews() {}

  // MARK: Containment

  /// Makes `childController` part of this one; its view is the caller's to add.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Ends the containment; the child's view stays where it is.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed; a container calls it once the child's view is in place.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Traits

  /// Its view's, or the screen's before that is loaded.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? .standard
  }
  /// Called after style or scale changed; override to react.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIViewController: UITraitEnvironment {}
