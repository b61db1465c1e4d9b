import CoreGraphics
public import Foundation

/// Shows one of several controllers, which the user selects in a bar or a sidebar. Main thread only.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Where tabs are.
  public enum Mode: Int, Sendable {
    /// As `tabBar`.
    case automatic
    /// In a bar.
    case tabBar
    /// In a sidebar where there is room, else in a bar.
    case tabSidebar
  }

  /// When the bar shrinks to the selected tab, to leave content more room.
  public enum MinimizeBehavior: Int, Sendable {
    /// As `never`.
    case automatic
    case never
    /// As the user goes on in the content; it comes back on the way back.
    case onScrollDown
    /// As the user goes back in the content; it comes back on the way down.
    case onScrollUp
  }

  let state = TabState()
  let container = UIView()
  private let bar = UITabBar()
  var model: [UITab] = []
  private lazy var side = Sidebar(self)

  /// A controller makes its own view; both arguments are kept and have no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.owner = self
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.owner = self
    coder.readNib(self, as: UITabBarController.self)
  }

  /// Makes a controller with these tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// Asked and told; held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Shows the tabs. Its items must not be set.
  open var tabBar: UITabBar { bar }
  /// The user has tapped an item, which is not selected yet. Override it to react.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Controllers

  /// From the first tab to the last, with those that the bar has no room for; nil without any.
  open var viewControllers: [UIViewController]? {
    get { model.isEmpty ? nil : model.compactMap(\.viewController) }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the controllers. What is selected stays so, or the one in its place is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceControllers(viewControllers ?? [], animated: animated)
  }
  /// What shows; the More controller while its list does. Traps if a controller is set that has no tab.
  open var selectedViewController: UIViewController? {
    get { selectedController }
    set { select(newValue) }
  }
  /// `NSNotFound` while the More list shows. An index beyond the tabs is ignored.
  open var selectedIndex: Int {
    get { model.firstIndex { $0 === state.current } ?? NSNotFound }
    set { if model.indices.contains(newValue) { select(model[newValue]) } }
  }
  /// Shows a list of those that the bar has no room for. It is none of `viewControllers`.
  open var moreNavigationController: UINavigationController {
    state.more ?? makeMoreController()
  }
  /// Those that the user may order in the More list; all by default, nil or none for no order of the user's.
  open var customizableViewControllers: [UIViewController]?

  // MARK: Tabs

  /// In the place of `viewControllers`.
  open var tabs: [UITab] {
    get { state.isOfTabs ? model : [] }
    set { setTabs(newValue, animated: false) }
  }
  /// Replaces the tabs. What is selected stays so.
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs, animated: animated) }
  /// The innermost; nil while the More list shows.
  open var selectedTab: UITab? {
    get { state.current?.shownTab }
    set { if let newValue { select(newValue) } }
  }
  /// The tab with this identifier, in groups too.
  open func tab(forIdentifier identifier: String) -> UITab? {
    model.flatMap(\.all).first { $0.identifier == identifier }
  }
  /// Which tabs are in the bar of narrow windows; nil for all.
  @AlwaysObserved open var compactTabIdentifiers: [String]? { didSet { tabsDidChange() } }
  /// Under which name the user's order of tabs is stored; nil for nowhere.
  @AlwaysObserved open var customizationIdentifier: String? { didSet { restoreOrder() } }
  /// Where tabs are.
  @AlwaysObserved open var mode = Mode.automatic {
    didSet { if mode != oldValue { barDidChange() } }
  }
  /// Shows the tabs in wide windows, if `mode` says so.
  open var sidebar: Sidebar { side }

  // MARK: The bar

  /// Whether there is no bar.
  @AlwaysObserved open var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { barDidChange() } }
  }
  /// The same, with an animation.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    animateBars(animated) { self.isTabBarHidden = hidden }
  }
  /// When the bar of a narrow window shrinks. It follows the content of navigation controllers.
  @AlwaysObserved open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet { if tabBarMinimizeBehavior != oldValue { restoreBar(animated: false) } }
  }
  /// Stays near the bar, whichever tab is selected; nil for none.
  open var bottomAccessory: UITabAccessory? {
    get { state.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }
  /// The same, with an animation.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    replaceAccessory(bottomAccessory, animated: animated)
  }
  /// What bars and the sidebar leave free.
  public let contentLayoutGuide = UILayoutGuide()

  // MARK: What controllers do

  /// Selects the controller.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if viewControllers?.contains(subsequentVC) == true { selectedViewController = subsequentVC }
  }

  open override func loadView() {
    view = ContainerView { [weak self] in self?.layoutBars() }
    prepareView()
  }
  /// The tabs after the bar, so that keys come to the content first.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    state.shown.map { [$0] } ?? []
  }
  override func finishChildTransition() { state.run?.finishAtOnce() }
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if (container as AnyObject) === state.shown { contentSizeDidChange() }
  }
  override var wantedContentSize: CGSize { contentSizeOfSelection }
  override var shownChild: UIViewController? { state.shown }
}
