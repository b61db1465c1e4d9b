public import Foundation

extension UITabBarController {
  /// The sidebar of wide windows. Main thread only.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// Where the content is while the sidebar shows.
    public enum Layout: Int, Sendable {
      /// As `tile`.
      case automatic
      /// Beside it.
      case tile
      /// Beneath it.
      case overlap
    }

    /// Asked and told.
    public typealias Delegate = UITabBarControllerSidebarDelegate
    /// Runs changes beside the sidebar that comes or goes.
    public typealias Animating = UITabBarControllerSidebarAnimating

    private weak var owner: UITabBarController?
    /// Whether the user or the program has closed it.
    private var isClosed = false

    init(_ owner: UITabBarController) {
      self.owner = owner
      super.init()
    }

    /// Asked what its rows show, and told when it comes and goes; held weakly. Set it before the sidebar shows.
    open weak var delegate: (any UITabBarControllerSidebarDelegate)?
    /// Whether the bar shows in its place; true in narrow windows and where `mode` has no sidebar.
    open var isHidden: Bool {
      get { !(owner?.showsSidebar ?? false) }
      set { setClosed(newValue) }
    }
    /// Where the content is while it shows.
    @AlwaysObserved open var preferredLayout = Layout.automatic {
      didSet { if preferredLayout != oldValue { owner?.barDidChange() } }
    }
    /// Above the tabs; nil for none.
    @AlwaysObserved open var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { owner?.state.sidebarView?.reload() }
    }
    /// Beneath the tabs; nil for none.
    @AlwaysObserved open var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { owner?.state.sidebarView?.reload() }
    }
    /// At the lower edge, over the tabs; nil for none.
    @AlwaysObserved open var bottomBarView: UIView? {
      didSet { owner?.state.sidebarView?.replaceBottomBar(oldValue, by: bottomBarView) }
    }

    /// In a menu above the tabs, whose button shows with them only.
    @AlwaysObserved open var navigationOverflowItems: UIDeferredMenuElement? {
      didSet { owner?.state.sidebarView?.reload() }
    }

    /// Shows a tab anew.
    open func reconfigureItem(for tab: UITab) { owner?.state.sidebarView?.reload() }
    /// Shows an action of a group anew.
    open func reconfigureItem(for action: UIAction) { owner?.state.sidebarView?.reload() }
    /// Moves the list so that a tab is in view.
    open func scroll(to tab: UITab, animated: Bool) {
      owner?.state.sidebarView?.scroll(to: tab, animated: animated)
    }
  }

  /// Animates changes of a program as the sidebar comes or goes.
  @MainActor
  final class SidebarAnimator: NSObject, UITabBarControllerSidebarAnimating {
    private var changes: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { changes.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run(_ change: @escaping () -> Void, animated: Bool) {
      let steps: () -> Void = { [self] in
        change()
        for step in changes { step() }
      }
      let end: (Bool) -> Void = { [self] _ in for step in completions { step() } }
      guard animated else {
        steps()
        return end(true)
      }
      UIView.animate(withDuration: 0.35, animations: steps, completion: end)
    }
  }
}

extension UITabBarController.Sidebar {
  var wantsToShow: Bool { !isClosed }

  private func setClosed(_ new: Bool) {
    guard new != isClosed else { return }
    guard let owner, owner.hasSidebar else { return isClosed = new }
    let animator = UITabBarController.SidebarAnimator()
    delegate?.tabBarController(owner, sidebarVisibilityWillChange: self, animator: animator)
    owner.showSidebar(evenIfClosed: true)
    owner.view.layoutIfNeeded()
    let isAnimated = UIView.areAnimationsEnabled && owner.view.window != nil
    animator.addCompletion { [weak owner] in owner?.barDidChange() }
    animator.run(
      { [self] in
        isClosed = new
        owner.showItems()
        owner.layoutBars()
        owner.view.layoutIfNeeded()
      }, animated: isAnimated)
  }
}
