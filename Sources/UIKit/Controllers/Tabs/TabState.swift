import CoreGraphics

/// What a tab bar controller knows besides its tabs.
@MainActor
final class TabState {
  /// What shows, or comes while a transition runs.
  weak var shown: UIViewController?
  var run: TransitionRun?
  /// Controllers are being told of a transition: others wait.
  var isTelling = false
  /// Whether a change waits until they were told.
  var hasWaiting = false
  /// The selected tab, or the group around it; nil while the More list shows.
  var current: UITab?
  /// Whether what is selected has no room in the bar.
  var isInMore = false
  /// A navigation controller whose pages are in that of the More list meanwhile.
  var lent: (navigation: UINavigationController, pages: [UIViewController])?
  /// The tab whose pages are above the More list.
  var tabInMore: UITab?
  /// How many tabs the bar has room for.
  var capacity = 5
  /// Whether tabs were set, and not controllers.
  var isOfTabs = false
  /// Made when it is first asked for.
  var more: UINavigationController?
  /// Whether the mode and the window had room for a sidebar when that was last asked.
  var hadSidebar = false
  /// Where what bars leave free begins and ends.
  var guideEdges: (top: NSLayoutConstraint, bottom: NSLayoutConstraint)?
  var accessory: UITabAccessory?
  var accessoryView: TabAccessoryView?
  /// Where the content was when the bar was minimised or restored, or when the content turned back.
  var turningOffset: CGFloat = 0
  /// While it shows, or comes or goes.
  var sidebarView: TabSidebarView?
}
