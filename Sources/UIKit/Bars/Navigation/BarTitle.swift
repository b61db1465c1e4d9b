import CoreGraphics
import Foundation

/// The title in the bar's row, with a smaller line beneath where there is a subtitle, and an arrow beside it where
/// it has a menu.
final class BarTitle: UIView {
  /// In points: the arrow, and what is between it and the title.
  private static let (arrow, gap): (CGFloat, CGFloat) = (12, 4)

  private let label = UILabel()
  private let second: UIView
  private let arrow = UIImageView()
  /// Opens the menu; nil without one.
  private var button: UIButton?

  init(_ item: UINavigationItem, _ look: BarLook, menu: UIMenu?) {
    let subtitle = UILabel()
    second = item.subtitleView ?? subtitle
    super.init(frame: .zero)
    for line in [label, subtitle] {
      line.textAlignment = .center
      line.lineBreakMode = .byTruncatingTail
    }
    label.attributedText = item.shownTitle(look)
    label.accessibilityTraits = .header
    subtitle.attributedText = item.shownSubtitle(look)
    addSubview(label)
    if item.subtitleView != nil || subtitle.attributedText != nil { addSubview(second) }
    if let menu { prepareMenu(menu) }
  }

  required init?(coder: NSCoder) { nil }

  private func prepareMenu(_ menu: UIMenu) {
    arrow.image = UIImage(systemName: "chevron.down")
    arrow.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 11, weight: .bold)
    arrow.tintColor = .secondaryLabel
    arrow.contentMode = .center
    let button = UIButton()
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.accessibilityLabel = label.text
    label.isAccessibilityElement = false
    for part in [arrow, button] as [UIView] { addSubview(part) }
    self.button = button
  }

  /// Commands of the menu are for the controller whose title it is.
  override var next: UIResponder? {
    (superview?.superview as? UINavigationBar)?.navigation?.topViewController ?? super.next
  }

  /// What the arrow takes of the width.
  private var side: CGFloat { button == nil ? 0 : Self.arrow + Self.gap }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (first, last) = sizes(size)
    return CGSize(
      width: max(first.width, last.width) + side, height: first.height + last.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (_, last) = sizes(bounds.size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (x, width) = (isMirrored ? side : 0, max(bounds.width - side, 0))
    label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height - last.height)
    second.frame = CGRect(
      x: x, y: bounds.height - last.height, width: width, height: last.height)
    arrow.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - Self.arrow, y: 0, width: Self.arrow,
      height: label.bounds.height)
    button?.frame = bounds
  }

  private func sizes(_ room: CGSize) -> (CGSize, CGSize) {
    let last = second.superview !== self ? .zero : second.sizeThatFits(room)
    return (label.sizeThatFits(room).ceiled, last.ceiled)
  }
}

extension CGSize {
  fileprivate var ceiled: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}
