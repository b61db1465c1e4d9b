import CoreGraphics

extension UISplitViewController {
  func replace(_ controller: UIViewController?, for column: Column) {
    guard controller !== state.controllers[column] else { return }
    finishRun()
    if let collapse = state.collapse, collapse.host !== state.hosts[column], column != .compact {
      return replaceInStack(controller, for: column, collapse)
    }
    dissolveStack()
    setController(controller, column)
    state.mode = nil
    followRoom()
    viewIfLoaded?.setNeedsLayout()
  }

  /// In the place of what is in the column. Views follow later.
  func setController(_ controller: UIViewController?, _ column: Column) {
    release(column)
    state.controllers[column] = controller
    if let controller { adopt(controller, as: column) }
  }

  /// While it is in another column's stack, that lets go of it.
  private func release(_ column: Column) {
    guard let host = state.hosts.removeValue(forKey: column) else { return }
    if column == .inspector { dismissInspector(host) }
    guard host.parent === self else { return }
    host.willMove(toParent: nil)
    host.removeFromPlace()
    setTraits(nil, ofChild: host)
    host.removeFromParent()
  }

  /// Columns besides the secondary one are narrow, whatever the window is.
  private func adopt(_ controller: UIViewController, as column: Column) {
    let host = makeHost(controller, column)
    state.hosts[column] = host
    addChild(host)
    if column == .primary || column == .supplementary || column == .inspector {
      setTraits(UITraitCollection(horizontalSizeClass: .compact), ofChild: host)
    }
    host.didMove(toParent: self)
  }

  private func makeHost(_ controller: UIViewController, _ column: Column) -> UIViewController {
    let hasOwnBars = controller is UINavigationController || controller is UITabBarController
    if style == .unspecified || column == .compact || hasOwnBars { return controller }
    if let own = controller.navigationController, own.viewControllers.first === controller {
      return own
    }
    return UINavigationController(rootViewController: controller)
  }

  var shownControllers: [UIViewController] {
    if let collapse = state.collapse { return [collapse.host] }
    return state.present.compactMap { state.hosts[$0] }
  }

  /// In the order of columns; a third controller is used where there are three columns.
  func replaceControllers(_ controllers: [UIViewController]) {
    let columns: [Column] =
      style == .tripleColumn
      ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (index, column) in columns.enumerated() {
      replace(index < controllers.count ? controllers[index] : nil, for: column)
    }
  }

  func showColumn(_ column: Column) {
    if column == .inspector { return showInspector(true) }
    guard state.collapse == nil else { return showInStack(column) }
    let sides = plainLayout.sides.map(\.column)
    guard let index = sides.firstIndex(of: column) else { return }
    ask(forSides: max(sides.count - index, displayMode.sideColumns ?? 0))
  }

  func hideColumn(_ column: Column) {
    if column == .inspector { return showInspector(false) }
    guard state.collapse == nil else { return hideInStack(column) }
    let sides = plainLayout.sides.map(\.column)
    guard let index = sides.firstIndex(of: column) else { return }
    ask(forSides: min(sides.count - index - 1, displayMode.sideColumns ?? 0))
  }

  func showPrimary(_ controller: UIViewController, _ sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    if let collapse = state.collapse { return collapse.show(controller, sender) }
    setViewController(controller, for: .primary)
  }

  func showSecondary(_ controller: UIViewController, _ sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    if let collapse = state.collapse { return showInStack(controller, sender, collapse) }
    setViewController(controller, for: .secondary)
    if currentLayout.mode.covers { ask(forSides: 0) }
  }
}
