import CoreGraphics
import Foundation
import PlatformKit
import QuartzCore

/// One element of a menu: check mark, image, title and subtitle, with an arrow for a submenu.
final class MenuRowView: UIView {
  /// The left edge of titles: plain, after check marks, after images. Measured on iOS 26.
  static let insets: (plain: CGFloat, checked: CGFloat, image: CGFloat) = (28, 40, 60)

  private(set) var element: UIMenuElement?
  /// What the command is for the keys that are down.
  private(set) var alternate: UICommandAlternate?
  /// As it was validated when the menu was opened.
  private(set) var canBeChosen = false
  private let highlight = UIView()
  private let title = UILabel()
  private var ownTitle = ""

  /// What the title takes beyond its first line.
  private var extra: CGFloat = 0

  convenience init(
    _ element: UIMenuElement, titleLines: Int = 1, titleInset: CGFloat, width: CGFloat
  ) {
    let height = MenuRow.row(element, titleLines: titleLines)
      .height(inMenuOf: width, titleInset: titleInset)
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    extra = height - MenuRow.row(element).height(inMenuOf: width, titleInset: titleInset)
    title.numberOfLines = titleLines
    self.element = element
    canBeChosen = !element.isDisabledInMenu
    ownTitle = element.title
    addHighlight()
    addTexts(element, inset: titleInset)
    addMarks(element, inset: titleInset)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.role) = (true, .menuItem)
    (defaults.label, defaults.value) = (title.text, element?.subtitle)
    defaults.traits = canBeChosen ? .button : [.button, .notEnabled]
    defaults.shortcut = (element as? UIKeyCommand)?.spokenShortcut
    if element is UIMenu { defaults.states.formUnion([.expandable, .opensMenu]) }
    if element?.isCheckedInMenu == true { defaults.states.formUnion([.checkable, .checked]) }
    return defaults
  }

  var isHighlighted: Bool {
    get { !highlight.isHidden }
    set { highlight.isHidden = !newValue }
  }

  func show(_ modifierFlags: UIKeyModifierFlags) {
    guard let command = element as? UICommand, !command.alternates.isEmpty else { return }
    alternate = command.alternates.first { modifierFlags.means($0.modifierFlags) }
    title.text = alternate?.title ?? ownTitle
  }

  private var color: UIColor {
    guard let element else { return .label }
    if element.isDisabledInMenu { return .tertiaryLabel }
    return element.isDestructiveInMenu ? .systemRed : .label
  }
}

extension MenuRowView {
  private func addHighlight() {
    highlight.frame = bounds.insetBy(dx: 8, dy: 0)
    highlight.backgroundColor = .tertiarySystemFill
    highlight.layer.cornerRadius = 16
    highlight.isHidden = true
    addSubview(highlight)
  }

  private func addTexts(_ element: UIMenuElement, inset: CGFloat) {
    let width = bounds.width - inset - 28
    title.frame = CGRect(x: inset, y: 0, width: width, height: 42 + extra)
    title.text = element.title
    title.textColor = color
    addSubview(title)
    addShortcut(of: element, width: width, inset: inset)
    guard let text = element.subtitle else { return }
    title.frame.size.height = 34 + extra
    let subtitle = UILabel(frame: CGRect(x: inset, y: 28 + extra, width: width, height: 22))
    subtitle.text = text
    subtitle.font = .systemFont(ofSize: 13)
    subtitle.textColor = .secondaryLabel
    addSubview(subtitle)
  }

  /// What a title of several lines takes beyond the first one.
  static func extraHeight(
    of element: UIMenuElement, titleLines: Int, width: CGFloat, titleInset: CGFloat
  ) -> CGFloat {
    guard titleLines != 1 else { return 0 }
    let label = UILabel()
    (label.text, label.numberOfLines) = (element.title, titleLines)
    let room = CGSize(width: width - titleInset - 28, height: .greatestFiniteMagnitude)
    let height = label.sizeThatFits(room).height
    label.numberOfLines = 1
    return max(height - label.sizeThatFits(room).height, 0)
  }

  /// Of a command that keys perform.
  static func widthWithKeys(of element: UIMenuElement, titleInset: CGFloat) -> CGFloat? {
    guard let keys = (element as? UIKeyCommand)?.shortcutText else { return nil }
    let label = UILabel()
    label.text = element.title + keys
    label.sizeToFit()
    return titleInset + label.bounds.width + 24 + 28
  }

  private func addShortcut(of element: UIMenuElement, width: CGFloat, inset: CGFloat) {
    guard let keys = (element as? UIKeyCommand)?.shortcutText else { return }
    let label = UILabel(frame: CGRect(x: inset, y: 0, width: width, height: 42))
    label.text = keys
    label.textAlignment = .right
    label.textColor = element.isDisabledInMenu ? .tertiaryLabel : .secondaryLabel
    addSubview(label)
  }

  /// Check marks and images share the column before the titles; arrows are at the end.
  private func addMarks(_ element: UIMenuElement, inset: CGFloat) {
    if element.isCheckedInMenu {
      addStroke([(0, 5), (4, 9.5), (11, 0)], at: CGPoint(x: 13, y: bounds.midY - 5))
    }
    if let image = element.shownImage {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      view.tintColor = color
      view.frame = CGRect(x: inset - 32, y: bounds.midY - 12, width: 24, height: 24)
      addSubview(view)
    }
    if element is UIMenu {
      addStroke(
        [(0, 0), (5.5, 5.5), (0, 11)], at: CGPoint(x: bounds.width - 30, y: bounds.midY - 5.5))
    }
  }

  private func addStroke(_ points: [(CGFloat, CGFloat)], at origin: CGPoint) {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: origin.x + $0.0, y: origin.y + $0.1) })
    let stroke = CAShapeLayer()
    stroke.path = path
    stroke.fillColor = nil
    stroke.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    stroke.lineWidth = 2
    stroke.lineCap = .round
    stroke.lineJoin = .round
    layer.addSublayer(stroke)
  }
}

extension UIKeyModifierFlags {
  /// Whether they are those of a command, with Control in the place of ⌘ or without.
  fileprivate func means(_ flags: UIKeyModifierFlags) -> Bool {
    let held = subtracting([.alphaShift, .numericPad])
    return held == flags
      || held.contains(.control) && held.subtracting(.control).union(.command) == flags
  }
}
