public import CoreGraphics
public import Foundation

/// Manages a table that fills its view, of which it is data source and delegate. Main thread only.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// Whether the selection is taken back when the view appears. It comes back where a swipe to the table is given
  /// up.
  open var clearsSelectionOnViewWillAppear = true
  /// The view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// The table's.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  private let style: UITableView.Style

  /// A controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// The table comes from this nib of the bundle; otherwise it is plain.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.readNib(self, as: UITableViewController.self)
  }

  /// Takes the table of the storyboard or the nib, or makes one.
  open override func loadView() {
    if loadViewFromNib() { return adoptTable() }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Of a nib or a storyboard, which may have connected the table to others.
  private func adoptTable() {
    guard let table = tableView else { return }
    table.dataSource = table.dataSource ?? self
    table.delegate = table.delegate ?? self
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = tableView,
      let paths = table.indexPathsForSelectedRows
    else { return }
    clearSelection {
      for path in paths { table.deselectRow(at: path, animated: animated) }
    } restore: {
      for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.flashScrollIndicators()
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: Data source and delegate; overridden by programs

  /// 1.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticRows?.count ?? 1
  }
  /// No index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Those of the storyboard; else none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticRows?.cells(section).count ?? 0
  }
  /// Override it to give the rows' cells.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = tableView.staticRows?.cell(indexPath) { return cell }
    ListFault.raise(
      "UITableView dataSource is not set or does not answer tableView(_:cellForRowAt:): override it"
    )
  }
  /// No text.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let rows = tableView.staticRows { return rows.header(section) }
    return tableView.note(.headerTitles, answer: nil)
  }
  /// No text.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let rows = tableView.staticRows { return rows.footer(section) }
    return tableView.note(.footerTitles, answer: nil)
  }
  /// True.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.note(.editableRows, answer: true)
  }
  /// False.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.note(.movableRows, answer: true)
  }
  /// The section with the title's index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.note(.commits, answer: ()) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.note(.moves, answer: ()) }
  /// A row comes into sight.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// A header comes into sight.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// A footer comes into sight.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  /// A row has gone out of sight.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// A header has gone out of sight.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  /// A footer has gone out of sight.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  /// In points; `rowHeight` by default.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let height = tableView.staticRows?.height(indexPath) { return height }
    if tableView.staticRows != nil { return tableView.rowHeight }
    return tableView.note(.rowHeights, answer: tableView.rowHeight)
  }
  /// In points; `sectionHeaderHeight` by default.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.note(.headerHeights, answer: tableView.sectionHeaderHeight)
  }
  /// In points; `sectionFooterHeight` by default.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.note(.footerHeights, answer: tableView.sectionFooterHeight)
  }
  /// A guess, until the row is shown; `estimatedRowHeight` by default.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.note(.rowEstimates, answer: tableView.estimatedRowHeight) }
  /// A guess, until the header is shown.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { tableView.note(.headerEstimates, answer: tableView.estimatedSectionHeaderHeight) }
  /// A guess, until the footer is shown.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { tableView.note(.footerEstimates, answer: tableView.estimatedSectionFooterHeight) }
  /// In place of the header's text.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.note(.headerViews, answer: nil)
  }
  /// In place of the footer's text.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.note(.footerViews, answer: nil)
  }
  /// Whether a row is highlighted, and then selected, by a touch.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// A finger is on a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// The finger has left it.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// The row to select instead; nil for none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { indexPath }
  /// The row to deselect instead; nil for none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }
  /// The user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The user has deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Whether a tap on a row, or Return, does what the row stands for.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// The user has tapped the row or pressed Return.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
  }
  /// Whether dragging with two fingers selects rows.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Dragging with two fingers has begun to select rows.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Whether the row is selected when it gets the focus.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  { tableView.selectionFollowsFocus }
  /// Whether the row can have the focus; by default if the table allows focus and selection.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.rowsTakeFocus
  }
  /// What the control for editing does.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { tableView.note(.editingStyles, answer: .delete) }
  /// In place of “Delete”.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// What a swipe towards the trailing edge shows.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// What a swipe towards the leading edge shows; nil for a button that deletes.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { tableView.note(.trailingSwipes, answer: nil) }
  /// The same in the words of iOS 8 to 12, asked where the method above answers nil.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { nil }
  /// Whether the content moves aside for the control.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { true }
  /// Actions of a row show.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// They do not any longer.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Where a dragged row goes.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// How deep a row is in an outline.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { tableView.note(.indentations, answer: 0) }
  /// The button for details was tapped.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// The menu of a row; nil for none.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The row.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The row.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// The menu of a row is shown.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The menu of a row goes.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Dragging with two fingers has ended.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// True.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  /// True.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The table's own choice.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  // MARK: Scrolling; overridden by programs

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// No zooming.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Zooming has ended, and a return from past a limit with it.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// True.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Override it to choose where the content comes to rest.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
