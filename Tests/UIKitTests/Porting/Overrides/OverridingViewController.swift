import UIKit

// What programs override in view controllers, as Apple's SDK declares it. Not @testable, which would let tests override
// what is closed to programs.

@MainActor
final class OverridingViewController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var view: UIView! { didSet {} }
  override func loadView() { super.loadView() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override func viewDidLoad() { super.viewDidLoad() }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override var nibName: String? { nil }
  override var nibBundle: Bundle? { nil }
  override var title: String? { didSet {} }
  override var parent: UIViewController? { super.parent }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override var definesPresentationContext: Bool { didSet {} }
  override var providesPresentationContextTransitionStyle: Bool { didSet {} }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewDidAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {}
  override func viewDidDisappear(_ animated: Bool) {}
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override var isBeingPresented: Bool { super.isBeingPresented }
  override var isBeingDismissed: Bool { super.isBeingDismissed }
  override var isMovingToParent: Bool { super.isMovingToParent }
  override var isMovingFromParent: Bool { super.isMovingFromParent }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  override var modalTransitionStyle: UIModalTransitionStyle { didSet {} }
  override var modalPresentationStyle: UIModalPresentationStyle { didSet {} }
  override var modalPresentationCapturesStatusBarAppearance: Bool { didSet {} }
  override var disablesAutomaticKeyboardDismissal: Bool { true }
  override var edgesForExtendedLayout: UIRectEdge { didSet {} }
  override var extendedLayoutIncludesOpaqueBars: Bool { didSet {} }
  override var automaticallyAdjustsScrollViewInsets: Bool { didSet {} }
  override var preferredContentSize: CGSize { didSet {} }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
  override func show(_ vc: UIViewController, sender: Any?) {}
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController?
  { nil }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet {} }
  override var shouldAutorotate: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override func setNeedsUpdateOfSupportedInterfaceOrientations() {
    super.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
  override var isEditing: Bool { didSet {} }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override var restorationIdentifier: String? { didSet {} }
  override func applicationFinishedRestoringState() {}
  override func encodeRestorableState(with coder: NSCoder) {}
  override func decodeRestorableState(with coder: NSCoder) {}
  override var navigationController: UINavigationController? { super.navigationController }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func removeFromParent() { super.removeFromParent() }
  override var children: [UIViewController] { super.children }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  override func endAppearanceTransition() {}
  override var childForStatusBarStyle: UIViewController? { nil }
  override var childForStatusBarHidden: UIViewController? { nil }
  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
  override var prefersPointerLocked: Bool { false }
  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  override func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { nil }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  override func willMove(toParent parent: UIViewController?) {}
  override func didMove(toParent parent: UIViewController?) {}
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    super.systemMinimumLayoutMargins
  }
  override var viewRespectsSystemMinimumLayoutMargins: Bool { didSet {} }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override var performsActionsWhilePresentingModally: Bool { true }
  override var isModalInPresentation: Bool { didSet {} }
  override var focusGroupIdentifier: String? { didSet {} }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  override func setNeedsFocusUpdate() {}
  override func updateFocusIfNeeded() {}
  override func updateProperties() { super.updateProperties() }
}
