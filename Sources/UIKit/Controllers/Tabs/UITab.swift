public import Foundation

/// A tab of a tab bar controller, whose view controller is made when it is first needed. Main thread only.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Where a tab is shown.
  public enum Placement: Int, Sendable {
    /// As `default`.
    case automatic
    /// In the bar and in the sidebar.
    case `default`
    /// As `default`: bars have no places that are left free.
    case optional
    /// As `default`.
    case movable
    /// In the bar at its trailing side, apart from the others.
    case pinned
    /// As `default`: the user cannot move it.
    case fixed
    /// In the sidebar only.
    case sidebarOnly
  }

  /// For the program to find it again.
  public let identifier: String
  /// What the bar shows of it.
  let barItem: UITabBarItem
  private let provider: (@MainActor (UITab) -> UIViewController)?
  private(set) var loaded: UIViewController?

  /// Makes a tab. `viewControllerProvider` is called once, when the controller is first needed.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    barItem = UITabBarItem(title: title, image: image, selectedImage: nil)
    super.init()
  }

  /// Of a controller that was set as one of `viewControllers`.
  init(_ controller: UIViewController) {
    barItem = controller.tabBarItem
    (title, image) = (barItem.title ?? "", barItem.image)
    identifier = "\(ObjectIdentifier(controller))"
    provider = nil
    loaded = controller
    isImplicit = true
    super.init()
    controller.ensureBars.tab = self
  }

  /// Whether it stands for one of `viewControllers`.
  private(set) final var isImplicit = false

  /// In the bar and the sidebar.
  @AlwaysObserved open var title: String { didSet { if title != oldValue { didChange() } } }
  /// In the bar and the sidebar.
  @AlwaysObserved open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  /// Beneath the title in the sidebar.
  @AlwaysObserved open var subtitle: String? { didSet { if subtitle != oldValue { didChange() } } }
  /// Shown in a badge; nil for none.
  @AlwaysObserved open var badgeValue: String? {
    didSet { if badgeValue != oldValue { didChange() } }
  }
  /// Anything of the program's own.
  open var userInfo: Any?
  /// Whether it can be selected; true by default.
  @AlwaysObserved open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// Whether it is nowhere to be seen.
  @AlwaysObserved open var isHidden = false {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }
  /// Whether it is hidden as long as the program has not shown it; false by default.
  @AlwaysObserved open var isHiddenByDefault = false {
    didSet { if isHidden == oldValue { isHidden = isHiddenByDefault } }
  }
  /// Whether the user may hide it. Kept: the user cannot hide tabs.
  open var allowsHiding = false
  /// Stored only: what is dragged over it does not select it.
  open var allowsSpringLoading = false
  /// Where it is shown.
  @AlwaysObserved open var preferredPlacement = Placement.automatic {
    didSet { if preferredPlacement != oldValue { didChange() } }
  }
  /// The group that it is in.
  open internal(set) weak var parent: UITabGroup?
  /// The outermost group around it that has a navigation controller.
  open var managingTabGroup: UITabGroup? {
    sequence(first: parent, next: { $0?.parent }).compactMap { $0 }
      .last { $0.managingNavigationController != nil }
  }
  weak var owner: UITabBarController?
  /// That it is in.
  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }
  /// The controller that it shows; nil as long as it was not needed.
  open var viewController: UIViewController? { loaded }
  /// Whether it is in the bar or in a sidebar that shows.
  open var hasVisiblePlacement: Bool {
    guard !isHidden, let owner = tabBarController else { return false }
    return owner.showsInBar(self) || owner.showsSidebar
  }
}

extension UITab {
  /// Made on first use; nil for a tab without a provider.
  @discardableResult
  func load() -> UIViewController? {
    if loaded == nil, let made = provider?(self) {
      loaded = made
      made.ensureBars.tab = self
    }
    return loaded
  }

  func didChange() {
    if !isImplicit {
      (barItem.title, barItem.image) = (title, image)
      (barItem.badgeValue, barItem.isEnabled) = (badgeValue, isEnabled)
    }
    tabBarController?.tabDidChange(self)
  }

  private func visibilityDidChange() {
    guard let owner = tabBarController else { return }
    owner.tabDidChange(self)
    owner.delegate?.tabBarController(owner, visibilityDidChangeFor: [self])
  }

  /// The tab whose controller shows while this one is selected.
  var shownTab: UITab {
    guard let group = self as? UITabGroup, let child = group.currentChild else { return self }
    return child.shownTab
  }

  /// Whether its controller is in no stack of a group.
  var isByItself: Bool { (self as? UITabGroup)?.managingNavigationController == nil }

  /// Whether the user has gone back from its controller in the stack of a group.
  var isLeft: Bool {
    guard shownTab === self, let loaded,
      let stack = managingTabGroup?.managingNavigationController
    else { return false }
    return !stack.viewControllers.contains(loaded)
  }

  /// In the bar or the More list.
  var isInBar: Bool { !isHidden && preferredPlacement != .sidebarOnly }

  /// The tab and those in it.
  var all: [UITab] { [self] + ((self as? UITabGroup)?.children.flatMap(\.all) ?? []) }
}
