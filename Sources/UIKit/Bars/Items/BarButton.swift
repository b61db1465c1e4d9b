import CoreGraphics
import Foundation

/// The button of a bar button item: a capsule of its own, 44 points high as measured on iOS 26, or a circle
/// for an image alone.
final class BarButton: UIButton {
  static let height: CGFloat = 44
  private static let insets = (text: CGFloat(14), image: CGFloat(10))

  let item: UIBarButtonItem
  private let appearance: UIBarButtonItemAppearance?
  private let isBack: Bool
  private let badge: BadgeView?

  init(
    _ item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance?, isBack: Bool = false
  ) {
    (self.item, self.appearance, self.isBack) = (item, appearance, isBack)
    badge = item.badge.map { _ in BadgeView() }
    super.init(frame: .zero)
    buttonType = .system
    item.takeAppearance()
    configuration = makeConfiguration()
    if !item.looks.images.isEmpty {
      configurationUpdateHandler = { ($0 as? BarButton)?.showBackground() }
    }
    addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
    showState()
    showBadge()
    showsLargeContentViewer = true
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    item.shownButton = self
    item.showLastingEffects(in: imageView)
  }

  override var largeContentTitle: String? {
    get { super.largeContentTitle ?? item.title }
    set { super.largeContentTitle = newValue }
  }
  override var largeContentImage: UIImage? {
    get { super.largeContentImage ?? item.largeContentSizeImage ?? item.shownImage }
    set { super.largeContentImage = newValue }
  }
  override var largeContentImageInsets: UIEdgeInsets {
    get { item.largeContentSizeImageInsets }
    set { item.largeContentSizeImageInsets = newValue }
  }

  /// At least as wide as high, and as the titles that it must have room for.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if item.width > 0, item.width.isFinite { return CGSize(width: item.width, height: Self.height) }
    let width = max(super.sizeThatFits(size).width, widestTitle)
    return CGSize(width: max(width.rounded(.up), Self.height), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let badge else { return }
    let size = badge.sizeThatFits(bounds.size)
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : bounds.width - size.width
    badge.frame = CGRect(x: x, y: 0, width: size.width, height: size.height)
    bringSubviewToFront(badge)
  }

  private func showBadge() {
    guard let badge, let shown = item.badge else { return }
    badge.show(shown.stringValue, shown.attributes, on: shown.backgroundColor)
    addSubview(badge)
    accessibilityValue = shown.stringValue
  }

  private func perform() { item.perform(from: application, event: nil) }

  private func makeConfiguration() -> Configuration {
    var look: Configuration = item.style == .done ? .prominentGlass() : .glass()
    look.cornerStyle = .capsule
    if item.hidesSharedBackground { look.background = .clear() }
    look.image = item.shownImage
    look.title = item.shownTitle
    look.attributedTitle = item.shownTitle.map(attributed)
    look.titleLineBreakMode = .byTruncatingTail
    look.imagePadding = 5
    let side = look.title == nil ? Self.insets.image : Self.insets.text
    look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 17, weight: .medium)
    look.indicator = .none
    applyTint(to: &look)
    applyBackground(to: &look)
    return look
  }

  /// An image of the program's own, in the place of the capsule.
  private func applyBackground(to look: inout Configuration) {
    let ofBar = appearance?.background(isEnabled: item.isEnabled)
    guard let image = item.shownBackground(in: state, isBack: isBack) ?? ofBar else { return }
    look.cornerStyle = .fixed
    look.background = .clear()
    look.background.image = image
    look.background.imageContentMode = .scaleToFill
  }

  private func showBackground() {
    guard item.shownBackground(in: state, isBack: isBack) != nil else { return }
    configuration.map {
      var look = $0
      applyBackground(to: &look)
      if look != $0 { configuration = look }
    }
  }

  /// Only the item's own tint counts; without one, content is in the colour of labels.
  private func applyTint(to look: inout Configuration) {
    guard let tint = item.tintColor else { return }
    if item.style == .done {
      look.baseBackgroundColor = tint
    } else {
      look.baseForegroundColor = tint
    }
  }

  private func attributed(_ title: String) -> AttributedString {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .medium)
    ]
    let bars = appearance?.attributes(isEnabled: item.isEnabled) ?? [:]
    attributes.merge(bars) { $1 }
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if !item.isEnabled {
      attributes.merge(item.titleTextAttributes(for: .disabled) ?? [:]) { $1 }
    }
    return AttributedString(NSAttributedString(string: title, attributes: attributes))
  }

  private var widestTitle: CGFloat {
    guard item.shownTitle != nil, let titles = item.possibleTitles else { return 0 }
    let widths = titles.map { NSAttributedString(attributed($0)).size().width }
    return (widths.max() ?? 0) + 2 * Self.insets.text
  }

  private func showState() {
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    menu = item.menu
    showsMenuAsPrimaryAction = item.menu != nil && !item.hasAction
    changesSelectionAsPrimaryAction = item.menu != nil && item.changesSelectionAsPrimaryAction
    accessibilityLabel = item.accessibilityLabel ?? item.shownTitle ?? spokenImage
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityHint = item.accessibilityHint
  }

  private var spokenImage: String? {
    item.image?.accessibilityLabel ?? (item.image == nil ? item.systemItem?.label : nil)
  }
}
