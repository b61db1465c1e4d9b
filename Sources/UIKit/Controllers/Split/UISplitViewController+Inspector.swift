// The inspector is a column at the other side of the secondary one. While the columns are one stack, it is a sheet
// over them.

extension UISplitViewController {
  func showInspector(_ shows: Bool) {
    guard let host = state.hosts[.inspector] else { return }
    state.wantsInspector = shows
    guard state.collapse != nil else { return updateMode(animated: true) }
    shows ? presentInspector(host) : dismissInspector(host)
  }

  func showsColumn(_ column: Column) -> Bool {
    if column == .inspector, let host = state.hosts[column], state.collapse != nil {
      return host.presentingViewController != nil
    }
    guard let collapse = state.collapse else {
      return state.mode != nil && state.hosts[column] != nil && currentLayout.shown.contains(column)
    }
    if let navigation = collapse.navigation {
      return !navigation.viewControllers.isEmpty && collapse.columns.last == column
    }
    return state.hosts[column] === collapse.host
  }

  /// Half as high as the window at first.
  private func presentInspector(_ host: UIViewController) {
    guard host.presentingViewController == nil else { return }
    if host.parent === self {
      host.willMove(toParent: nil)
      setTraits(nil, ofChild: host)
      host.removeFromParent()
    }
    host.modalPresentationStyle = .pageSheet
    host.sheetPresentationController?.detents = [.medium(), .large()]
    state.hasInspectorOverStack = true
    present(host, animated: true)
  }

  func dismissInspector(_ host: UIViewController) {
    guard host.presentingViewController != nil else { return }
    host.dismiss(animated: true)
  }

  /// As a column, if the user has left it open.
  func takeBackInspector() {
    guard state.hasInspectorOverStack, let host = state.hosts[.inspector] else { return }
    state.hasInspectorOverStack = false
    state.wantsInspector = host.presentingViewController != nil
    if state.wantsInspector { host.dismiss(animated: false) }
    guard host.parent == nil else { return }
    addChild(host)
    setTraits(UITraitCollection(horizontalSizeClass: .compact), ofChild: host)
    host.didMove(toParent: self)
  }
}
