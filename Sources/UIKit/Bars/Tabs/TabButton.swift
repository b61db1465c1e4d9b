import CoreGraphics
import Foundation

/// One tab: an image over a title, and a badge. Fonts and places as measured on iOS 26.
final class TabButton: UIControl {
  let item: UITabBarItem
  private weak var bar: UITabBar?
  private let icon = UIImageView()
  private let label = UILabel()
  private let badge = TabBadge()

  init(_ item: UITabBarItem, in bar: UITabBar) {
    (self.item, self.bar) = (item, bar)
    super.init(frame: .zero)
    item.takeAppearance()
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
    label.isHidden = isAlone
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    badge.show(item, look, state: isSelected ? .selected : .normal)
    (badge.isHidden, icon.alpha) = (item.badgeValue == nil, isEnabled ? 1 : 0.4)
    if isAlone { applyTabPlateStyle() }
    if isAlone, isSelected { backgroundColor = bar?.capsule.backgroundColor }
    setNeedsLayout()
  }

  private var isAlone: Bool { bar?.separateItem === item }

  /// The tint, or the colour of labels.
  private var plainColor: UIColor {
    isSelected ? tintColor : bar?.unselectedItemTintColor ?? .label
  }

  private var stateLook: UITabBarItemStateAppearance {
    let look = bar?.appearance.stackedLayoutAppearance
    let plain = UITabBarItemStateAppearance()
    guard let look else { return plain }
    if !item.isEnabled { return look.disabled }
    return isSelected ? look.selected : look.normal
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: isSelected ? .semibold : .medium),
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
    let hasTitle = !isAlone && item.title?.isEmpty == false
    let top = TabBarLayout.inset
    let middle = bounds.midY
    let iconY = hasTitle ? TabBarLayout.iconCentre - top : middle
    let titleY = icon.image == nil ? middle : TabBarLayout.titleCentre - top
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

  /// Its lower leading part covers the image's upper trailing corner.
  private func placeBadge() {
    let size = badge.sizeThatFits(bounds.size)
    let offset = stateLook.badgePositionAdjustment
    let shift = offset.horizontal.isFinite && offset.vertical.isFinite ? offset : .zero
    let x = isRightToLeft ? icon.frame.minX - size.width + 8 : icon.frame.maxX - 8
    badge.frame = CGRect(
      x: x + shift.horizontal, y: icon.frame.minY - 4 + shift.vertical, width: size.width,
      height: size.height)
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

  /// The value says the badge and which tab of how many it is.
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.isElement = true
    defaults.label = item.accessibilityLabel ?? item.title ?? item.image?.accessibilityLabel
    defaults.hint = item.accessibilityHint
    let all = bar?.buttons ?? []
    let place = all.firstIndex { $0 === self }.map { "\($0 + 1) of \(all.count)" }
    defaults.value = [item.badgeValue, place].compactMap { $0 }.joined(separator: ", ")
    defaults.traits.insert(.button)
    return defaults
  }
  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    bar?.choose(item)
    return true
  }
}

/// A short text on a round ground.
final class TabBadge: UIView {
  private let label = UILabel()
  private static let height: CGFloat = 18

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    layer.cornerRadius = Self.height / 2
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: UITabBarItem, _ look: UITabBarItemStateAppearance, state: UIControl.State) {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    attributes.merge(look.badgeTextAttributes) { $1 }
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    attributes.merge(item.badgeTextAttributes(for: state) ?? [:]) { $1 }
    label.attributedText = NSAttributedString(
      string: item.badgeValue ?? "", attributes: attributes)
    backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.intrinsicContentSize.width.rounded(.up)
    return CGSize(width: min(max(text + 10, Self.height), 60), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
