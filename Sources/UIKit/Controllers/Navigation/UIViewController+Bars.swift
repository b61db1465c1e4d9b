import Foundation

/// What containers with bars show of a controller.
@MainActor
final class ControllerBars {
  let item: UINavigationItem
  var toolbarItems: [UIBarButtonItem]?
  var editItem: UIBarButtonItem?
  var hidesBottomBar = false
  var tabItem: UITabBarItem?
  /// The tab that shows it.
  weak var tab: UITab?
  weak var scrollView: UIScrollView?
  /// The navigation controller that it was told of.
  weak var container: UINavigationController?

  init(title: String?) {
    item = UINavigationItem()
    item.title = title
  }
}

extension UIViewController {
  var ensureBars: ControllerBars {
    let rare = ensureRareData
    let bars = rare.bars ?? ControllerBars(title: title)
    rare.bars = bars
    return bars
  }

  var ensureEditItem: UIBarButtonItem {
    let bars = ensureBars
    let item =
      bars.editItem
      ?? UIBarButtonItem(
        barButtonSystemItem: isEditing ? .done : .edit, target: self,
        action: UIViewController.toggleEditing)
    bars.editItem = item
    return item
  }

  private func toggleEditing() { setEditing(!isEditing, animated: true) }

  func editingDidChange() { rareData?.bars?.editItem?.prepare(isEditing ? .done : .edit) }

  var nearestNavigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UINavigationController }.first
  }

  /// Content goes on beneath bars, unless the controller or an opaque bar says otherwise.
  func extendsBeneath(_ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  func setShownToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    ensureBars.toolbarItems = items
    guard let navigationController, navigationController.topViewController === self else { return }
    navigationController.toolbar.setItems(items, animated: animated)
  }
}
