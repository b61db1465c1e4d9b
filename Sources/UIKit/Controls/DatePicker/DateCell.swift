import CoreGraphics
import Foundation

/// A day of a date picker's calendar.
final class DateCell: UIControl {
  private static let circle: CGFloat = 36

  private let disc = UIView()
  private let number = UILabel()
  private weak var owner: DateCalendar?
  private(set) var day = CurrentDate.read()

  convenience init(_ owner: DateCalendar) {
    self.init(frame: .zero)
    self.owner = owner
    isOpaque = false
    disc.isUserInteractionEnabled = false
    disc.layer.cornerRadius = Self.circle / 2
    number.textAlignment = .center
    for view in [disc, number] { addSubview(view) }
    followPointer()
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.owner?.pick(day)
      }, for: .touchUpInside)
  }

  func show(_ day: Date, isPicked: Bool) {
    self.day = day
    isSelected = isPicked
    guard let calendar = owner?.calendar else { return }
    number.text = "\(calendar.component(.day, from: day))"
    showLook()
  }

  private var isToday: Bool {
    owner?.calendar.isDate(day, inSameDayAs: CurrentDate.read()) ?? false
  }

  private func showLook() {
    let tint: UIColor = tintColor
    number.setFont(.systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular))
    let plain: UIColor = isEnabled ? (isToday ? tint : .label) : .tertiaryLabel
    number.setTextColor(isSelected && isToday ? .white : isSelected ? tint : plain)
    let fill: UIColor? = isHighlighted || isHovered ? .quaternarySystemFill : nil
    disc.setBackgroundColor(isSelected ? (isToday ? tint : tint.faded(by: 0.16)) : fill)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = bounds
    disc.frame = CGRect(
      x: ((bounds.width - Self.circle) / 2).rounded(),
      y: ((bounds.height - Self.circle) / 2).rounded(),
      width: Self.circle, height: Self.circle)
  }

  override func stateDidChange() {
    super.stateDidChange()
    showLook()
  }
  override func hoverDidChange() { showLook() }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    showLook()
  }

  override var focusOutline: (rect: CGRect, radius: CGFloat) { (disc.frame, Self.circle / 2) }

  /// Tab goes to the day that is picked; arrows go on from there.
  override var canBecomeFocused: Bool { super.canBecomeFocused && isSelected }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeArrow(presses) { super.pressesBegan(presses, with: event) }
  }

  private func takeArrow(_ presses: Set<UIPress>) -> Bool {
    guard isFocused, let key = presses.first?.key else { return false }
    let forth = isRightToLeft ? -1 : 1
    switch key.keyCode {
    case .keyboardLeftArrow: owner?.move(by: -forth, from: day)
    case .keyboardRightArrow: owner?.move(by: forth, from: day)
    case .keyboardUpArrow: owner?.move(by: -7, from: day)
    case .keyboardDownArrow: owner?.move(by: 7, from: day)
    default: return false
    }
    return true
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.isElement = true
    defaults.label = owner?.picker?.formatter("EEEEMMMMdy").string(from: day)
    defaults.traits.insert(.button)
    return defaults
  }
}
