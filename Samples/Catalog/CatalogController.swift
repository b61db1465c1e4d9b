import UIKit

/// Every control in its states: a list of kinds, and the page of the one that is chosen.
class CatalogController: UISplitViewController, UISplitViewControllerDelegate {
  let list = CatalogList()
  /// Whether the user has chosen the page, so that a narrow window shows it.
  private(set) var isChosen = false

  convenience init() { self.init(page: CatalogSection.all[0].items[0].page, isChosen: false) }

  convenience init(page: CatalogPage, isChosen: Bool) {
    self.init(style: .doubleColumn)
    self.isChosen = isChosen
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    minimumPrimaryColumnWidth = 260
    list.onChoose = { [unowned self] page in choose(page) }
    setViewController(list, for: .primary)
    show(page)
  }

  private func choose(_ page: CatalogPage) {
    isChosen = true
    show(page)
    show(.secondary)
  }

  private func show(_ page: CatalogPage) {
    list.shownTitle = page.title
    setViewController(CatalogPageController(page), for: .secondary)
  }

  /// A narrow window begins with the list.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { isChosen ? proposedTopColumn : .primary }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { list.markShownPage() }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { list.markShownPage() }
}
