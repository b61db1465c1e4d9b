import CoreGraphics
import Foundation

// Wide windows have columns, narrow ones have one stack.

extension UISplitViewController {
  /// Called when there is a window, and whenever there may be other room.
  func followRoom() {
    guard isViewLoaded, view.window != nil, !state.isTelling else { return }
    if traitCollection.horizontalSizeClass == .compact {
      if state.collapse == nil { collapse() }
      for shown in state.collapse?.host.viewsInPlace ?? [] { shown.frame = view.bounds }
    } else {
      expand()
      if state.mode == nil { install() }
      updateMode(animated: false)
      if state.run == nil { parts.place(currentLayout) }
    }
  }

  /// Shows the columns at once.
  func install() {
    state.mode = wantedMode
    state.showsInspector = plainLayout.showsInspector
    state.behavior = currentBehavior
    let layout = currentLayout
    for (column, host) in state.hosts where !layout.shown.contains(column) {
      host.removeFromPlace()
    }
    for column in layout.shown {
      if let host = state.hosts[column] { put(host, layout.frame(of: column)) }
    }
    parts.stack(layout)
    parts.place(layout)
    updateModeButton()
  }

  private func collapse() {
    state.isTelling = true
    finishRun()
    finishPresentationInPlace()
    let shown = state.mode == nil ? [] : currentLayout.shown.filter { state.hosts[$0] != nil }
    guard let new = style == .unspecified ? makePlainCollapse() : makeCollapse() else {
      return state.isTelling = false
    }
    state.collapse = new
    if style == .unspecified {
      exchange(leaves(shown), nil) { collapseSecondary(new) }
    } else {
      let top = new.origins.last?.column ?? .compact
      let (coming, going) = (shown.contains(top) ? [] : [top], shown.filter { $0 != top })
      for column in going { delegate?.splitViewController(self, willHide: column) }
      for column in coming { delegate?.splitViewController(self, willShow: column) }
      let leaf = new.origins.last?.controller ?? leaf(new.host)
      exchange(leaves(shown), seen(leaf, in: new.host)) { merge(new) }
      tellSeen(coming, going)
    }
    state.mode = nil
    updateModeButton()
    state.isTelling = false
    targetForDetailsDidChange()
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Columns again, as they would be in a window as wide as this. Does nothing if there are columns.
  func expand() {
    guard let collapse = state.collapse else { return }
    state.isTelling = true
    finishPresentationInPlace()
    takeBackInspector()
    let (proposed, former) = (wantedMode, seen(leaf(collapse.host), in: collapse.host))
    if style == .unspecified {
      exchange(former, nil) { separateSecondary(collapse) }
    } else {
      let mode =
        delegate?.splitViewController(
          self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
      state.behavior = currentBehavior
      state.wantedSides = mode == proposed ? state.wantedSides : mode.sideColumns
      part(collapse, former)
    }
    state.isTelling = false
    targetForDetailsDidChange()
    delegate?.splitViewControllerDidExpand(self)
  }

  private func targetForDetailsDidChange() {
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  private func part(_ collapse: SplitCollapse, _ former: [UIViewController]) {
    let (stacks, shown) = (collapse.parted(), layout(for: wantedMode).shown)
    let top = collapse.columns.last ?? .compact
    let appearing = shown.filter { $0 != top && state.hosts[$0] != nil }
    let going = shown.contains(top) ? [] : [top]
    for column in appearing { delegate?.splitViewController(self, willShow: column) }
    for column in going { delegate?.splitViewController(self, willHide: column) }
    let coming = shown.flatMap { column -> [UIViewController] in
      guard let host = state.hosts[column] else { return [] }
      return seen(stacks[column]?.last ?? leaf(host), in: host)
    }
    exchange(former, coming) {
      giveBack(stacks, from: collapse)
      state.collapse = nil
      if !shown.contains(where: { state.hosts[$0] === collapse.host }) {
        collapse.host.removeFromPlace()
      }
      install()
    }
    tellSeen(appearing, going)
  }
}

extension UISplitViewController {
  /// The controller that a column shows.
  func leaf(_ host: UIViewController) -> UIViewController {
    (host as? UINavigationController)?.topViewController ?? host
  }

  private func leaves(_ columns: [Column]) -> [UIViewController] {
    columns.compactMap { state.hosts[$0] }.flatMap { seen(leaf($0), in: $0) }
  }

  /// What is seen where a controller is in a column, which may present something in its own place.
  private func seen(_ leaf: UIViewController, in host: UIViewController) -> [UIViewController] {
    host.shownInPlace.flatMap { $0 === host && leaf !== host ? leaf.shownInPlace : [$0] }
  }

  /// Moves views. Only controllers that come or go are told of it. Nil for what shows after that.
  private func exchange(
    _ former: [UIViewController], _ coming: [UIViewController]?, _ move: () -> Void
  ) {
    let known = former + (coming ?? leaves(state.present))
    guard isSeen, !former.isEmpty else { return keepingPresentations(move) }
    for controller in known { controller.isExchanged = true }
    if let coming { tell(former, coming) }
    keepingPresentations(move)
    let shown = coming ?? shownLeaves
    if coming == nil { tell(former, shown) }
    for controller in shown where controller.viewIfLoaded?.window != nil {
      controller.tellSeen()
    }
    for controller in known { controller.isExchanged = false }
    for controller in former + shown { controller.endTransition() }
  }

  /// What controllers present in their own place goes along with them, and ends where they have no container
  /// after that.
  private func keepingPresentations(_ move: () -> Void) {
    let moving = state.hosts.values.flatMap { [$0] + $0.children }.compactMap(\.presentation)
    for presentation in moving { presentation.isMoving = true }
    move()
    for presentation in moving {
      presentation.isMoving = false
      if presentation.presenter?.parent == nil { presentation.presenter?.endPresentationInPlace() }
    }
  }

  private func tell(_ former: [UIViewController], _ coming: [UIViewController]) {
    for controller in former where !coming.contains(where: { $0 === controller }) {
      controller.beginTransition(false, animated: false)
    }
    for controller in coming { controller.beginTransition(true, animated: false) }
  }

  private var shownLeaves: [UIViewController] {
    if let collapse = state.collapse { return seen(leaf(collapse.host), in: collapse.host) }
    return leaves(currentLayout.shown)
  }

  /// Only one controller is in the view from now on.
  func showAlone(_ host: UIViewController) {
    for other in state.hosts.values where other !== host && other.parent === self {
      other.removeFromPlace()
    }
    parts.removeAll()
    put(host, view.bounds)
  }

  /// With what it presents in its place.
  func put(_ host: UIViewController, _ frame: CGRect) {
    host.loadViewIfNeeded()
    if let shown = host.viewInPlace, shown.superview !== view { view.addSubview(shown) }
    host.bringOverlayAlong()
    for shown in host.viewsInPlace { shown.frame = frame }
  }
}
