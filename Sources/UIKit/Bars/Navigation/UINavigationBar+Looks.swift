import CoreGraphics

extension UINavigationBar {
  /// The item's own appearance wins over the bar's.
  func look(for item: UINavigationItem) -> UINavigationBarAppearance {
    let standard = item.standardAppearance ?? standardAppearance
    guard isAtScrollEdge else { return standard }
    return item.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  func appearance(for item: UINavigationItem) -> BarLook { BarLook(look(for: item), of: self) }

  /// Nothing is behind the bar while the content is at its upper end, unless an appearance for that or a
  /// colour says otherwise.
  func showBackground() {
    let top = topItem
    let shown = UIBarAppearance(barAppearance: top.map(look) ?? standardAppearance)
    shown.show(background: backgroundImage(for: .default), shadow: shadowImage)
    let edge = top?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let isBare = isAtScrollEdge && edge == nil && barTintColor == nil && isTranslucent
    if isBare, navigation != nil { shown.configureWithTransparentBackground() }
    if !isTranslucent { shown.letNothingThrough() }
    background.show(shown, tint: barTintColor, at: self.edge.look, over: self.edge.color)
  }

  /// How the content of a scroll view beneath it looks at the bar's edge.
  func show(edgeOf scrollView: UIScrollView?) {
    let look = scrollView?.edgeLook(at: .top) ?? .hard
    guard look != edge.look || scrollView?.backgroundColor != edge.color else { return }
    edge = (look, scrollView?.backgroundColor)
    showBackground()
  }

  /// Whether the large title of the item on top may show.
  var wantsLargeTitle: Bool {
    guard prefersLargeTitles, let top = topItem else { return false }
    switch top.largeTitleDisplayMode {
    case .always, .inline: return true
    case .never: return false
    case .automatic:
      let set = stack.last { $0.largeTitleDisplayMode != .automatic }
      return set?.largeTitleDisplayMode != .never
    }
  }

  /// With what is beneath it.
  var wholeLargeHeight: CGFloat {
    NavigationBarLayout.large
      + (topItem?.hasLargeSubtitle == true ? NavigationBarLayout.largeSubtitle : 0)
  }

  /// What shows of it.
  var largeHeight: CGFloat {
    guard wantsLargeTitle else { return 0 }
    return min(max(scrolledLargeHeight ?? wholeLargeHeight, 0), wholeLargeHeight)
  }

  var totalHeight: CGFloat {
    NavigationBarLayout.totalHeight(
      hasPrompt: topItem?.prompt != nil, largeHeight: largeHeight, searchHeight: searchHeight,
      isSearching: isSearching)
  }

  func largeHeightDidChange() {
    content?.largeHeight = largeHeight
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    navigation?.barHeightDidChange()
  }

  /// A search bar is beneath the titles then.
  func takenDidChange() {
    shownContent?.taken = taken
    content?.setSearching(isSearching)
    heightDidChange()
  }

  func placeParts() {
    background.frame = CGRect(
      x: 0, y: -backgroundReach, width: bounds.width, height: bounds.height + backgroundReach)
    for case let shown as NavigationBarContent in subviews { shown.frame = bounds }
    placeSearchBar()
  }
}
