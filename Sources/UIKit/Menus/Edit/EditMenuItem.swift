import CoreGraphics
import Foundation
import PlatformKit
import QuartzCore

/// A title of an edit menu, or its image, or the arrow to the next page.
final class EditMenuItem: UIControl {
  static let font = UIFont.systemFont(ofSize: 15)

  private let title = UILabel()
  private let picture = UIImageView()
  private let highlight = UIView()
  private let line = UIView()

  /// Nil is the arrow.
  convenience init(_ element: UIMenuElement?, onChoice: @escaping () -> Void) {
    self.init(frame: .zero)
    highlight.setBackgroundColor(.tertiarySystemFill)
    highlight.isHidden = true
    line.setBackgroundColor(.separator)
    title.text = element.map(\.title) ?? "›"
    title.font = element == nil ? .systemFont(ofSize: 22) : Self.font
    title.textAlignment = .center
    title.textColor = element?.isDestructiveInMenu ?? false ? .systemRed : .label
    picture.image = element.flatMap { $0.title.isEmpty ? $0.image : nil }
    picture.contentMode = .center
    picture.tintColor = title.textColor
    accessibilityLabel = element.map(\.title) ?? "Show more items"
    for part in [highlight, title, picture, line] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    addAction(UIAction { _ in onChoice() }, for: .touchUpInside)
  }

  /// Without the padding.
  static func width(of element: UIMenuElement) -> CGFloat {
    if element.title.isEmpty, let image = element.image { return image.size.width }
    return NSAttributedString(string: element.title, attributes: [.font: font]).size().width
      .rounded(.up)
  }

  /// Whether another item is at its left.
  var hasNeighbour = false {
    didSet { line.isHidden = !hasNeighbour }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for part in [highlight, title, picture] { part.frame = bounds }
    line.frame = CGRect(x: 0, y: 10, width: 1, height: bounds.height - 20)
    if isRightToLeft, title.text == "›" { title.transform = CGAffineTransform(scaleX: -1, y: 1) }
  }

  override func stateDidChange() {
    super.stateDidChange()
    highlight.isHidden = !isHighlighted
  }

  /// Tab stays in the text.
  override var canBecomeFocused: Bool { false }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.role) = (true, .menuItem)
    defaults.traits.insert(.button)
    return defaults
  }
}
