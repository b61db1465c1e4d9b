import CoreGraphics
import Foundation
import PlatformKit

/// The card of an alert: texts, fields, buttons. It scrolls where the window is too low for it.
final class AlertCard: UIView {
  private weak var alert: UIAlertController?
  private let scroller = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [AlertField] = []
  private var buttons: [AlertButton] = []

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    layer.cornerCurve = .continuous
    clipsToBounds = true
    scroller.contentInsetAdjustmentBehavior = .never
    accessibilityIdentifier = "alert"
    addSubview(scroller)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      scroller.addSubview(label)
    }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private static let color = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
  }

  /// The width is fixed.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: AlertLayout.width, height: cardLayout.places.height)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.role = .alert
    defaults.label = alert?.title ?? alert?.message
    return defaults
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = cardLayout.places
    scroller.frame = bounds
    scroller.contentSize = CGSize(width: bounds.width, height: places.height)
    titleLabel.frame = places.title
    messageLabel.frame = places.message
    for (view, place) in zip(fields, places.fields) { view.frame = place }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, place) in zip(buttons, places.actions) {
      view.frame = place
      if isMirrored { view.frame.origin.x = AlertLayout.width - place.maxX }
    }
  }
}

extension AlertCard {
  func reload() {
    guard let alert else { return }
    // A popover has a background and corners of its own.
    backgroundColor = alert.isInPopover ? nil : Self.color
    layer.cornerRadius = alert.isInPopover ? 0 : AlertLayout.radius
    showTexts(alert.title, alert.message)
    if fields.map(\.field) != alert.fields {
      for view in fields { view.removeFromSuperview() }
      fields = alert.fields.map(AlertField.init)
      for view in fields { scroller.addSubview(view) }
    }
    for button in buttons { button.removeFromSuperview() }
    buttons = alert.shownActions.map { action in
      AlertButton(action, isPreferred: action === alert.preferredAction) { [weak alert] in
        alert?.perform(action)
      }
    }
    for button in buttons { scroller.addSubview(button) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  var focusedButton: UIButton? { buttons.first(where: \.isFocused) }

  /// Of the action, else the first.
  func button(of action: UIAlertAction?) -> UIButton? {
    buttons.first { $0.action === action } ?? buttons.first
  }

  /// A single text is centred; a title and a message are aligned naturally.
  private func showTexts(_ title: String?, _ message: String?) {
    let isSingle = (title ?? "").isEmpty || (message ?? "").isEmpty
    titleLabel.text = title
    messageLabel.text = message
    titleLabel.font = .systemFont(ofSize: 17, weight: isSingle ? .regular : .semibold)
    messageLabel.font = .systemFont(ofSize: isSingle ? 17 : 15)
    titleLabel.accessibilityTraits = .header
    for label in [titleLabel, messageLabel] {
      label.textColor = .label
      label.textAlignment = isSingle ? .center : .natural
    }
  }

  private var cardLayout: AlertLayout {
    AlertLayout(
      titleHeight: height(of: titleLabel), messageHeight: height(of: messageLabel),
      fieldCount: fields.count, actionCount: buttons.count)
  }

  private func height(of label: UILabel) -> CGFloat {
    guard let text = label.text, !text.isEmpty else { return 0 }
    let room = CGSize(width: AlertLayout.textWidth, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height.rounded(.up)
  }
}

/// A button of an alert: a capsule, in the tint where its action is preferred.
final class AlertButton: UIButton {
  let action: UIAlertAction

  init(_ action: UIAlertAction, isPreferred: Bool, perform: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(frame: .zero)
    buttonType = .system
    configuration = Self.look(action, isPreferred)
    isEnabled = action.isEnabled
    role = action.style == .cancel ? .cancel : isPreferred ? .primary : .normal
    addAction(UIAction { _ in perform() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private static func look(_ action: UIAlertAction, _ isPreferred: Bool) -> Configuration {
    var look: Configuration = isPreferred ? .filled() : .gray()
    let font = UIFont.systemFont(ofSize: 17, weight: isPreferred ? .semibold : .medium)
    look.attributedTitle = AttributedString(
      NSAttributedString(string: action.title ?? "", attributes: [.font: font]))
    look.cornerStyle = .capsule
    look.titleLineBreakMode = .byTruncatingTail
    let isRed = action.style == .destructive
    if isPreferred {
      if isRed { look.baseBackgroundColor = .systemRed }
    } else {
      look.baseForegroundColor = isRed ? .systemRed : .label
    }
    return look
  }
}

/// The background of a field in an alert.
final class AlertField: UIView {
  let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = AlertLayout.field / 2
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}
