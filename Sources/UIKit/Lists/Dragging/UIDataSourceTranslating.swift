public import Foundation

/// Tells the paths of the data from those that a list shows while items part for what is dragged over it.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The number under which a section of the data shows.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The number that a section has in the data.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// The path under which an item of the data shows.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// The path that an item has in the data; nil for a gap or a placeholder.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Calls the block, whose calls to the list take the paths that it shows.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UIDataSourceTranslating {
  /// The same: sections are shown as they are in the data.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  { dataSourceSectionIndex }
  /// The same: sections are shown as they are in the data.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }
  /// Calls the block: lists take the paths that they show anyway.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}

/// Rows are shown beside their places, so that their paths stay those of the data.
extension UITableView: UIDataSourceTranslating {
  /// The same.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { dataSourceIndexPath }
  /// The same.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? { presentationIndexPath }
}

extension UICollectionView: UIDataSourceTranslating {
  /// Where the item is shown.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { dataSourceIndexPath.map(presentation.shownPath) }
  /// The item that is shown there.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? { presentationIndexPath.flatMap(presentation.dataPath) }
}
