public import Foundation

/// Runs changes of a program beside the sidebar that comes or goes.
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarAnimating: NSObjectProtocol {
  /// Makes changes with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called after it.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Asked what rows of the sidebar show and offer, and told when it comes and goes. Every method is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {
  /// The sidebar is about to come or go.
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating)
  /// What a row shows.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem
  /// The state of a row has changed, or it is shown anew. What is changed here stays until another item is asked for.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    update item: UITabSidebarItem)
  /// The row of a tab comes into view.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab)
  /// The row of a tab has left.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    didEndDisplaying tab: UITab)
  /// What a swipe from the row's leading side shows; nil for nothing.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration?
  /// What a swipe from the row's trailing side shows; nil for nothing.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration?
  /// The row's menu; nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration?
  /// What the row is dragged as; nothing if it isn't.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForBeginning dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem]
  /// What the row is added to a drag as; nothing if it isn't.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForAddingTo dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem]
}

extension UITabBarControllerSidebarDelegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating
  ) {}
  /// One that looks as the sidebar's own.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    update item: UITabSidebarItem
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    didEndDisplaying tab: UITab
  ) {}
  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { nil }
  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForBeginning dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { [] }
  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForAddingTo dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { [] }
}
