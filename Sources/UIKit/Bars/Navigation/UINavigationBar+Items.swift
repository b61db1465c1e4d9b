import CoreGraphics
import Foundation

extension UINavigationBar: BarItemHost, BarAppearanceFollower {
  func prepareParts() {
    addSubview(background)
    follow(standardAppearance)
    showsItemsEnlarged()
    showBackground()
  }

  func push(_ item: UINavigationItem, animated: Bool) {
    requireOwnItems("-[UINavigationBar pushNavigationItem:]")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    replaceItems(stack + [item], animated: animated, .forward) { [weak self] in
      self.map { $0.delegate?.navigationBar($0, didPush: item) }
    }
  }

  func pop(animated: Bool) -> UINavigationItem? {
    requireOwnItems("-[UINavigationBar popNavigationItemAnimated:]")
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    replaceItems(Array(stack.dropLast()), animated: animated, .backward) { [weak self] in
      self.map { $0.delegate?.navigationBar($0, didPop: item) }
    }
    return item
  }

  func requireOwnItems(_ method: String) {
    precondition(
      navigation == nil,
      "Cannot call \(method) directly on a UINavigationBar managed by a navigation controller.")
  }

  /// Animated on its own, where no controllers change beside it.
  func replaceItems(
    _ items: [UINavigationItem], animated: Bool, _ direction: BarTransition.Direction = .none,
    _ completion: (() -> Void)? = nil
  ) {
    let transition = beginChange(to: items, direction)
    guard let transition, animated, window != nil else {
      endChange(isCancelled: false)
      completion?()
      return
    }
    UIView.animate(withDuration: 0.35) {
      transition.animate()
    } completion: { [weak self] _ in
      if self?.transition?.new === transition.new { self?.endChange(isCancelled: false) }
      completion?()
    }
  }

  /// Shows the items. What they look like on top moves in by the transition that is returned, and `endChange`
  /// must be called at its end; nil where the item on top stays.
  func beginChange(
    to items: [UINavigationItem], _ direction: BarTransition.Direction
  ) -> BarTransition? {
    endChange(isCancelled: false)
    for item in stack where !items.contains(where: { $0 === item }) && item.bar === self {
      item.bar = nil
    }
    let isNewTop = items.last !== content?.item
    stack = items
    for item in items { item.bar = self }
    guard isNewTop, let top = items.last else {
      reload()
      return nil
    }
    let new = makeContent(top)
    adoptSearchBar()
    let transition = BarTransition(bar: self, old: content, new: new, direction: direction)
    addSubview(new)
    new.frame = bounds
    new.layoutIfNeeded()
    transition.prepare()
    (self.transition, content) = (transition, new)
    heightDidChange()
    return transition
  }

  /// After a transition that was given up, the items must be set again.
  func endChange(isCancelled: Bool) {
    guard let transition else { return }
    self.transition = nil
    if isCancelled { content = transition.old }
    transition.end(isCancelled: isCancelled)
    showBackground()
    setNeedsLayout()
  }

  /// Shows the item on top anew.
  func reload() {
    setNeedsReload()
    reloadIfNeeded()
  }

  /// Once before the next frame, however much changes until then. A transition ends at once.
  func setNeedsReload() {
    needsReload = true
    if transition != nil { reloadIfNeeded() }
    adoptSearchBar()
    showBackground()
    heightDidChange()
  }

  func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    endChange(isCancelled: false)
    shownContent?.removeFromSuperview()
    shownContent = topItem.map(makeContent)
    shownContent.map(addSubview)
  }

  func itemDidChange(_ item: UINavigationItem) {
    guard item === topItem || item === backItem else { return }
    setNeedsReload()
  }

  func barItemDidChange(_ item: UIBarItem) { setNeedsReload() }
  func itemsDidChange() { setNeedsReload() }
  func looksDidChange() { setNeedsReload() }
  func appearanceDidChange() { setNeedsReload() }

  /// Changes an item that shows, the old content fading into the new.
  func crossfade(_ change: @escaping () -> Void) {
    guard window != nil else { return change() }
    UIView.transition(
      with: self, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction]
    ) {
      change()
      self.reloadIfNeeded()
    }
  }

  private func makeContent(_ item: UINavigationItem) -> NavigationBarContent {
    let index = stack.firstIndex { $0 === item } ?? 0
    let below = index > 0 ? stack[index - 1] : nil
    for shown in item.leadingItems + item.centerItems + item.trailingItems { shown.host = self }
    systemItem?.host = self
    for group in item.allGroups {
      group.host = self
      group.representativeItem?.host = self
    }
    let content = NavigationBarContent(
      item, back: below.flatMap { backButton(to: $0, from: item) }, in: self)
    content.largeHeight = largeHeight
    content.taken = taken
    content.setSearching(isSearching)
    return content
  }
}
