import CoreGraphics
import Foundation
import PlatformKit

/// One tab: an image over a title, and a badge. Fonts and places as measured on iOS 26. At the upper edge, the
/// title alone.
final class TabButton: UIControl {
  let item: UITabBarItem
  private weak var bar: UITabBar?
  private let icon = UIImageView()
  private let label = UILabel()
  private let badge = BadgeView()

  init(_ item: UITabBarItem, in bar: UITabBar) {
    (self.item, self.bar) = (item, bar)
    super.init(frame: .zero)
    item.takeAppearance()
    showsLargeContentViewer = true
    icon.contentMode = .center
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    for part in [icon, label, badge] as [UIView] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    addAction(
      UIAction { [weak self] _ in self.map { $0.bar?.choose($0.item) } }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func showItem() {
    let look = stateLook
    isEnabled = item.isEnabled
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    icon.image =
      image?.applyingSymbolConfiguration(
        UIImage.SymbolConfiguration(pointSize: 18, weight: .medium)) ?? image
    icon.tintColor = look.iconColor ?? plainColor
    label.isHidden = isAlone || bar?.isMinimized == true
    icon.isHidden = !showsImage
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    showBadge(look, state: isSelected ? .selected : .normal)
    (badge.isHidden, icon.alpha) = (item.badgeValue == nil, isEnabled ? 1 : 0.4)
    if isAlone { applyTabPlateStyle() }
    if isAlone, isSelected { backgroundColor = bar?.capsule.backgroundColor }
    setNeedsLayout()
  }

  private var isAlone: Bool { bar?.separateItem === item }
  private var isAtTop: Bool { bar?.isAtTop == true }
  private var hasTitle: Bool {
    !isAlone && bar?.isMinimized != true && item.title?.isEmpty == false
  }
  private var showsImage: Bool { !isAtTop || !hasTitle }

  /// Of what a bar at the upper edge shows.
  var titleWidth: CGFloat {
    hasTitle ? label.intrinsicContentSize.width.rounded(.up) : TabBarLayout.icon
  }

  /// The tint, or the colour of labels.
  private var plainColor: UIColor {
    isSelected ? tintColor : bar?.unselectedItemTintColor ?? .label
  }

  private var stateLook: UITabBarItemStateAppearance {
    guard let bar else { return UITabBarItemStateAppearance() }
    let looks = bar.appearance
    let look = isAtTop ? looks.inlineLayoutAppearance : looks.stackedLayoutAppearance
    if !item.isEnabled { return look.disabled }
    return isSelected ? look.selected : look.normal
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: isAtTop ? 15 : 10, weight: isSelected && !isAtTop ? .semibold : .medium),
      .foregroundColor: plainColor.withAlphaComponent(item.isEnabled ? 1 : 0.4),
    ]
    result.merge(stateLook.titleTextAttributes) { $1 }
    result.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if isSelected { result.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
    return result
  }

  /// An image or a title alone is in the middle.
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let top = TabBarLayout.inset
    let middle = bounds.midY
    let isStacked = hasTitle && !isAtTop
    let iconY = isStacked ? TabBarLayout.iconCentre - top : middle
    let titleY = isStacked && icon.image != nil ? TabBarLayout.titleCentre - top : middle
    let side = TabBarLayout.icon
    let insets = item.imageInsets.isFinite ? item.imageInsets : .zero
    icon.frame = CGRect(
      x: bounds.midX - side / 2 + insets.left - insets.right,
      y: iconY - side / 2 + insets.top - insets.bottom, width: side, height: side)
    let height = label.intrinsicContentSize.height.rounded(.up)
    label.frame = CGRect(
      x: 4, y: titleY - height / 2, width: max(bounds.width - 8, 0), height: height
    ).moved(by: item.titlePositionAdjustment).moved(by: stateLook.titlePositionAdjustment)
    placeBadge()
  }

  private func showBadge(_ look: UITabBarItemStateAppearance, state: UIControl.State) {
    var attributes = look.badgeTextAttributes
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    attributes.merge(item.badgeTextAttributes(for: state) ?? [:]) { $1 }
    badge.show(
      item.badgeValue ?? "", attributes, on: item.badgeColor ?? look.badgeBackgroundColor)
  }

  /// Its lower leading part covers the image's upper trailing corner; a title alone it is beside.
  private func placeBadge() {
    let anchor = showsImage ? icon.frame : titleFrame.insetBy(dx: -10, dy: 0)
    let size = badge.sizeThatFits(bounds.size)
    let offset = stateLook.badgePositionAdjustment
    let shift = offset.horizontal.isFinite && offset.vertical.isFinite ? offset : .zero
    let x = isRightToLeft ? anchor.minX - size.width + 8 : anchor.maxX - 8
    badge.frame = CGRect(
      x: x + shift.horizontal, y: anchor.minY - 4 + shift.vertical, width: size.width,
      height: size.height)
  }

  private var titleFrame: CGRect {
    let width = min(titleWidth, label.frame.width)
    return CGRect(x: label.frame.midX - width / 2, y: bounds.midY - 10, width: width, height: 20)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.6 : 1
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    showItem()
  }
  /// Tab goes to the selected tab first.
  override var focusGroupPriority: UIFocusGroupPriority {
    get { isSelected ? .prioritized : super.focusGroupPriority }
    set { super.focusGroupPriority = newValue }
  }

  override var largeContentTitle: String? {
    get { super.largeContentTitle ?? item.title }
    set { super.largeContentTitle = newValue }
  }
  override var largeContentImage: UIImage? {
    get { super.largeContentImage ?? item.largeContentSizeImage ?? item.image }
    set { super.largeContentImage = newValue }
  }
  override var largeContentImageInsets: UIEdgeInsets {
    get { item.largeContentSizeImageInsets }
    set { item.largeContentSizeImageInsets = newValue }
  }

  /// The value says the badge and which tab of how many it is.
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.role) = (true, .tab)
    defaults.place = (bar?.buttons ?? []).firstIndex { $0 === self }.map {
      AccessibilityPlace($0, of: bar?.buttons.count ?? 0)
    }
    defaults.label = item.accessibilityLabel ?? item.title ?? item.image?.accessibilityLabel
    defaults.hint = item.accessibilityHint
    let all = bar?.buttons ?? []
    let place = all.firstIndex { $0 === self }.map { "\($0 + 1) of \(all.count)" }
    defaults.value = [item.badgeValue, place].compactMap { $0 }.joined(separator: ", ")
    defaults.traits.insert(.button)
    if bar?.selectedItem === item { defaults.traits.insert(.selected) }
    return defaults
  }
  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    bar?.choose(item)
    return true
  }
}
