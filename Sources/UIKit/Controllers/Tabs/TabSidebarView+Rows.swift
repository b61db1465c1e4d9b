import Foundation

extension TabSidebarView: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    let row = rows[indexPath.item]
    cell.indentationLevel = row.level
    guard let request = row.request(traitCollection), let owner else {
      cell.configurationUpdateHandler = nil
      if case .content(let content) = row { cell.contentConfiguration = content }
      (cell.backgroundConfiguration, cell.accessories) = (.listSidebarCell(), [])
      return cell
    }
    let (sidebar, delegate) = (owner.sidebar, owner.sidebar.delegate)
    let item =
      delegate?.tabBarController(owner, sidebar: sidebar, itemFor: request)
      ?? UITabSidebarItem(request: request)
    cell.configurationUpdateHandler = { [weak self] cell, state in
      self?.update(cell, item, state)
    }
    show(item, in: cell)
    return cell
  }

  private func update(
    _ cell: UICollectionViewCell, _ item: UITabSidebarItem, _ state: UICellConfigurationState
  ) {
    item.configurationState = state
    if let owner {
      owner.sidebar.delegate?.tabBarController(owner, sidebar: owner.sidebar, update: item)
    }
    show(item, in: cell)
  }

  private func show(_ item: UITabSidebarItem, in cell: UICollectionViewCell) {
    let state = item.configurationState
    cell.contentConfiguration = item.contentConfiguration.updated(for: state)
    cell.backgroundConfiguration = item.backgroundConfiguration.updated(for: state)
    (cell as? UICollectionViewListCell)?.accessories = item.accessories
  }

  // MARK: What the user does

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { rows[indexPath.item].canBeChosen }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    switch rows[indexPath.item] {
    case .tab(let tab, _): owner?.choose(tab)
    case .action(let action, _): action.perform(from: owner)
    case .header, .content: break
    }
    showSelection()
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    ask(indexPath) { $0.tabBarController($1, sidebar: $1.sidebar, contextMenuConfigurationFor: $2) }
  }

  /// What the delegate answers about the tab of a row.
  func ask<Answer>(
    _ path: IndexPath,
    _ question: (any UITabBarControllerSidebarDelegate, UITabBarController, UITab) -> Answer?
  ) -> Answer? {
    guard let owner, let delegate = owner.sidebar.delegate, rows.indices.contains(path.item),
      let tab = rows[path.item].tab
    else { return nil }
    return question(delegate, owner, tab)
  }

  // MARK: Coming and going

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let tab = rows[indexPath.item].tab else { return }
    displayed[ObjectIdentifier(cell)] = tab
    _ = ask(indexPath) { $0.tabBarController($1, sidebar: $1.sidebar, willBeginDisplaying: $2) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let tab = displayed.removeValue(forKey: ObjectIdentifier(cell)) else { return }
    tellEnd(of: tab)
  }

  /// Before all rows are made anew, or go.
  func endDisplaying() {
    let shown = displayed.values
    displayed = [:]
    for tab in rows.compactMap(\.tab) where shown.contains(tab) { tellEnd(of: tab) }
  }

  private func tellEnd(of tab: UITab) {
    guard let owner else { return }
    owner.sidebar.delegate?.tabBarController(
      owner, sidebar: owner.sidebar, didEndDisplaying: tab)
  }
}

extension TabSidebarView: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    ask(indexPath) {
      $0.tabBarController($1, sidebar: $1.sidebar, itemsForBeginning: session, tab: $2)
    } ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    ask(indexPath) {
      $0.tabBarController($1, sidebar: $1.sidebar, itemsForAddingTo: session, tab: $2)
    } ?? []
  }
}
