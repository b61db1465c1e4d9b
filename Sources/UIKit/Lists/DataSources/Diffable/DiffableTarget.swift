/// A list that can show the way from one snapshot to another.
@MainActor
protocol DiffableTarget: AnyObject {
  /// Asks the data source for everything.
  func loadAgain()
  /// Shows changes of the data, which `commit` makes.
  func show(
    _ changes: ListChanges<Void>, animated: Bool, commit: @escaping () -> Void,
    completion: @escaping () -> Void)
}

extension UICollectionView: DiffableTarget {
  func loadAgain() {
    reloadData()
  }

  func show(
    _ changes: ListChanges<Void>, animated: Bool, commit: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    let update = { [self] in
      performBatchUpdates(
        { [self] in
          commit()
          transaction.changes = changes
        }, completion: { _ in completion() })
    }
    animated ? update() : UIView.performWithoutAnimation(update)
  }
}
