// While the columns are one stack.

extension UISplitViewController {
  /// Which columns become one. The first navigation controller takes in the others' stacks.
  func makeCollapse() -> SplitCollapse? {
    let proposed: Column = state.hosts[.compact] == nil ? .secondary : .compact
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if top == .compact, let compact = state.hosts[.compact] { return SplitCollapse(host: compact) }
    guard let first = state.present.first, let host = state.hosts[first] else { return nil }
    guard host is UINavigationController else {
      return SplitCollapse(host: state.hosts[top] ?? host)
    }
    let collapse = SplitCollapse(host: host)
    for column in state.present where column == first || column.rawValue <= top.rawValue {
      collapse.add(stack(of: column), of: column)
    }
    return collapse
  }

  func merge(_ collapse: SplitCollapse) {
    if let navigation = collapse.navigation {
      for column in state.present where state.hosts[column] !== navigation {
        if collapse.stacks[column] != nil { _ = takeStack(of: column) }
      }
      navigation.adoptStack(collapse.origins.map(\.controller))
    }
    showAlone(collapse.host)
  }

  /// The controllers of a column that are not in another's stack.
  private func stack(of column: Column) -> [UIViewController] {
    guard let host = state.hosts[column] else { return [] }
    return (host as? UINavigationController)?.viewControllers ?? [host]
  }

  private func takeStack(of column: Column) -> [UIViewController] {
    let stack = stack(of: column)
    if let navigation = state.hosts[column] as? UINavigationController {
      navigation.adoptStack([])
    } else {
      state.hosts[column]?.removeFromPlace()
    }
    return stack
  }

  /// The stack that has all keeps its own column's part.
  func giveBack(_ stacks: [Column: [UIViewController]], from collapse: SplitCollapse) {
    guard let all = collapse.navigation else { return }
    let own = stacks.first { state.hosts[$0.key] === all }
    all.adoptStack(own?.value ?? [])
    for column in state.present where state.hosts[column] !== all {
      guard let host = state.hosts[column], let stack = stacks[column] else { continue }
      if let navigation = host as? UINavigationController {
        navigation.adoptStack(stack)
      } else if host.parent !== self {
        addChild(host)
        host.didMove(toParent: self)
      }
    }
  }

  func showInStack(_ column: Column) {
    guard let collapse = state.collapse, let navigation = collapse.navigation else { return }
    let stack = navigation.viewControllers
    if let index = collapse.columns.lastIndex(of: column) {
      if index < stack.count - 1 { navigation.popToViewController(stack[index], animated: true) }
      return
    }
    let own = takeStack(of: column)
    let coming = own.isEmpty ? Array((collapse.stacks[column] ?? []).prefix(1)) : own
    guard !coming.isEmpty else { return }
    collapse.add(coming, of: column)
    navigation.setViewControllers(stack + coming, animated: true)
  }

  func hideInStack(_ column: Column) {
    guard let collapse = state.collapse, let navigation = collapse.navigation,
      let index = collapse.columns.firstIndex(of: column), index > 0
    else { return }
    navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
  }

  /// A column that is in the stack shows its new controllers there.
  func replaceInStack(
    _ controller: UIViewController?, for column: Column, _ collapse: SplitCollapse
  ) {
    let parts = collapse.navigation.map { Array(zip($0.viewControllers, collapse.columns)) } ?? []
    setController(controller, column)
    guard let navigation = collapse.navigation,
      let place = parts.firstIndex(where: { $0.1 == column })
    else { return collapse.forget(column) }
    let stack = takeStack(of: column)
    collapse.add(stack, of: column)
    var new = parts.filter { $0.1 != column }.map(\.0)
    new.insert(contentsOf: stack, at: min(place, new.count))
    navigation.setViewControllers(new, animated: false)
  }

  /// Each column has its controllers again; views follow later.
  func dissolveStack() {
    guard let collapse = state.collapse else { return }
    giveBack(collapse.parted(), from: collapse)
    state.collapse = nil
  }

  /// In the place of the secondary column's controllers.
  func showInStack(
    _ controller: UIViewController, _ sender: Any?, _ collapse: SplitCollapse
  ) {
    guard let navigation = collapse.navigation else {
      return collapse.show(controller, sender)
    }
    let below = zip(navigation.viewControllers, collapse.columns).filter { $1 != .secondary }
    setController(controller, .secondary)
    let stack = takeStack(of: .secondary)
    collapse.add(stack, of: .secondary)
    navigation.setViewControllers(below.map(\.0) + stack, animated: true)
  }
}

// MARK: Without a style

extension UISplitViewController {
  func makePlainCollapse() -> SplitCollapse? {
    let chosen = delegate?.primaryViewController(forCollapsing: self)
    guard let host = chosen ?? state.present.first.flatMap({ state.hosts[$0] }) else { return nil }
    let collapse = SplitCollapse(host: host)
    if let navigation = host as? UINavigationController {
      collapse.add(navigation.viewControllers, of: .primary)
    }
    return collapse
  }

  func collapseSecondary(_ collapse: SplitCollapse) {
    let host = collapse.host
    if let secondary = state.hosts[.secondary], secondary !== host {
      let isDone =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: host) ?? false
      if !isDone { host.collapseSecondaryViewController(secondary, for: self) }
    }
    showAlone(host)
  }

  /// Called by a navigation controller that takes in the secondary controller.
  func merge(_ secondary: UIViewController, into navigation: UINavigationController) {
    guard let collapse = state.collapse, collapse.navigation === navigation,
      secondary === state.hosts[.secondary]
    else { return navigation.pushViewController(secondary, animated: false) }
    collapse.add(takeStack(of: .secondary), of: .secondary)
    navigation.adoptStack(navigation.viewControllers + (collapse.stacks[.secondary] ?? []))
  }

  func separateSecondary(_ collapse: SplitCollapse) {
    let primary = delegate?.primaryViewController(forExpanding: self) ?? collapse.host
    let separated =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    state.collapse = nil
    if state.hosts[.primary] !== primary { setController(primary, .primary) }
    if let separated, state.hosts[.secondary] !== separated {
      setController(separated, .secondary)
    }
    install()
  }

  /// Called by a navigation controller that gives back what it took in.
  func part(_ navigation: UINavigationController) -> UIViewController? {
    guard let collapse = state.collapse, collapse.navigation === navigation,
      collapse.stacks[.secondary] != nil
    else { return nil }
    giveBack(collapse.parted(), from: collapse)
    return state.hosts[.secondary]
  }
}
