import CoreGraphics
import Foundation

extension UITabBar: BarItemHost, BarAppearanceFollower {
  func prepareParts() {
    plate.applyTabPlateStyle()
    plate.material = .plate
    capsule.isUserInteractionEnabled = false
    for part in [background, plate, capsule] as [UIView] { addSubview(part) }
    follow(standardAppearance)
    showsItemsEnlarged()
    looksDidChange()
  }

  func requireOwnItems() {
    precondition(
      owner == nil, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }

  func makeButtons() {
    let focused = buttons.first { $0.isFocused }?.item
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { TabButton($0, in: self) }
    for button in buttons { addSubview(button) }
    looksDidChange()
    if let focused, let button = button(of: focused) { window?.focus(on: button, []) }
  }

  func barItemDidChange(_ item: UIBarItem) {
    looksDidChange()
    if isAtTop { owner?.viewIfLoaded?.setNeedsLayout() }
  }
  func appearanceDidChange() { looksDidChange() }

  func button(of item: UITabBarItem?) -> TabButton? { buttons.first { $0.item === item } }

  /// Nobody is told.
  func select(_ item: UITabBarItem?) {
    guard item == nil || items?.contains(where: { $0 === item }) == true, item !== selected else {
      return
    }
    selected = item
    looksDidChange()
  }

  /// What the user has tapped.
  func choose(_ item: UITabBarItem) {
    if let owner {
      if isMinimized, item !== separateItem { return owner.restoreBar(animated: true) }
      owner.tabBar(self, didSelect: item)
      return owner.choose(item)
    }
    select(item)
    delegate?.tabBar(self, didSelect: item)
  }

  func replaceLeading(_ old: UIButton?) {
    guard old !== leadingButton else { return }
    old?.removeFromSuperview()
    leadingButton.map(addSubview)
    setNeedsLayout()
  }
}

extension UITabBar {
  /// The selected item's own appearance wins over the bar's.
  var appearance: UITabBarAppearance {
    let standard = selected?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge else { return standard }
    return selected?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  func looksDidChange() {
    showBackground()
    for button in buttons {
      button.isSelected = button.item === selected
      button.showItem()
    }
    setNeedsLayout()
  }

  /// The plate is the usual background; any other is as wide as the bar.
  private func showBackground() {
    let shown = UIBarAppearance(barAppearance: appearance)
    shown.show(background: backgroundImage, shadow: shadowImage)
    let isUsual = shown.hasDefaultBackground && barTintColor == nil
    if !isTranslucent { shown.letNothingThrough() }
    let isPlain = isUsual && shown.backgroundImage == nil && isTranslucent && shadowImage == nil
    background.isHidden = isAtTop || isPlain
    if !background.isHidden { background.show(shown, tint: barTintColor) }
    capsule.image = selectionIndicatorImage ?? appearance.selectionIndicatorImage
    capsule.backgroundColor =
      capsule.image == nil
      ? appearance.selectionIndicatorTintColor ?? .tertiarySystemFill : nil
    capsule.isHidden = selected == nil
  }

  func takesTouch(at point: CGPoint) -> Bool {
    plate.frame.contains(point)
      || (buttons as [UIView] + [leadingButton].compactMap { $0 }).contains {
        $0.frame.contains(point)
      }
  }

  /// Where the parts are, as if from left to right.
  var places: TabBarLayout.Places {
    if isMinimized { return barLayout.minimizedPlaces(width: bounds.width) }
    return isAtTop ? topLayout.places(width: bounds.width) : barLayout.places(width: bounds.width)
  }

  /// What is left between the circles.
  var freeWhileMinimized: ClosedRange<CGFloat> {
    let (places, gap) = (barLayout.minimizedPlaces(width: bounds.width), TabBarLayout.gap)
    let start = places.plate.maxX + (places.plate.width > 0 ? gap : TabBarLayout.side)
    let end =
      places.trailing.width > 0 ? places.trailing.minX - gap : bounds.width - TabBarLayout.side
    let free = start...max(start, end)
    guard isRightToLeft else { return free }
    return bounds.width - free.upperBound...bounds.width - free.lowerBound
  }

  /// What shows of the plate while the bar is minimised: the selected tab, or the first where that is apart.
  private var onlyShown: TabButton? {
    let inPlate = buttons.filter { $0.item !== separateItem }
    return inPlate.first { $0.item === selected } ?? inPlate.first
  }

  private var topLayout: TopTabBarLayout {
    TopTabBarLayout(
      titles: buttons.filter { $0.item !== separateItem }.map(\.titleWidth),
      hasLeading: leadingButton != nil, hasTrailing: button(of: separateItem) != nil)
  }

  private var barLayout: TabBarLayout {
    let look = appearance
    return TabBarLayout(
      count: buttons.count { $0.item !== separateItem }, hasLeading: leadingButton != nil,
      hasTrailing: button(of: separateItem) != nil,
      itemWidth: finite(itemWidth > 0 ? itemWidth : look.stackedItemWidth),
      spacing: finite(itemSpacing > 0 ? itemSpacing : look.stackedItemSpacing),
      fills: itemPositioning == .fill || look.stackedItemPositioning == .fill)
  }

  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }

  func placeParts() {
    let places = places
    background.frame = bounds
    plate.frame = mirrored(places.plate)
    plate.isHidden = places.tabs.isEmpty
    plate.layer.cornerRadius = places.plate.height / 2
    leadingButton?.frame = mirrored(places.leading)
    leadingButton?.layer.cornerRadius = places.leading.height / 2
    for (button, place) in zip(buttons.filter { $0.item !== separateItem }, places.tabs) {
      button.frame = mirrored(place)
      button.isHidden = isMinimized && button !== onlyShown
    }
    button(of: separateItem)?.frame = mirrored(places.trailing)
    placeCapsule()
  }

  private func placeCapsule() {
    guard let button = button(of: selected) else { return capsule.isHidden = true }
    let isAlone = selected === separateItem
    capsule.isHidden = isAlone || isMinimized
    capsule.frame = button.frame
    capsule.layer.cornerRadius = button.bounds.height / 2
  }
}

extension UIView {
  /// Makes it look like what tabs are on, without the blur.
  func applyTabPlateStyle() {
    applyPanelStyle()
    backgroundColor = TabBarColors.plate
    layer.cornerRadius = TabBarLayout.plate / 2
  }
}

private enum TabBarColors {
  static let plate = UIColor { traits in
    Material.plate.color.resolvedColor(with: traits)
      .withAlphaComponent(Material.plate.sharpOpacity)
  }
}
