import CoreGraphics
import Foundation

/// A day of a calendar.
final class DateCell: UIControl {
  private let disc = UIView()
  private let number = UILabel()
  private weak var owner: UICalendarView?
  private(set) var day = Date.distantPast
  private(set) var isToday = false
  private var spokenDay: String?
  /// Below the number.
  var decoration: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      decoration.map(addSubview)
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    disc.isUserInteractionEnabled = false
    disc.layer.cornerRadius = CalendarMetrics.disc / 2
    number.textAlignment = .center
    number.adjustsFontSizeToFitWidth = true
    for view in [disc, number] { addSubview(view) }
    followPointer()
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.owner?.pick(day)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func prepare(_ day: Date, _ calendar: Calendar, _ owner: UICalendarView) {
    (self.day, self.owner) = (day, owner)
    isToday = isToday(in: calendar)
    spokenDay = nil
    number.text = owner.numerals.string(
      from: NSNumber(value: calendar.component(.day, from: day)))
  }

  private func isToday(in calendar: Calendar) -> Bool {
    calendar.isDate(day, inSameDayAs: CurrentDate.read())
  }

  func followTime(_ calendar: Calendar) {
    guard isToday != isToday(in: calendar) else { return }
    isToday.toggle()
    showLook()
  }

  func show(isPicked: Bool) {
    isSelected = isPicked
    showLook()
  }

  private func showLook() {
    guard let owner else { return }
    let tint: UIColor = tintColor
    number.setFont(owner.font(.title3, 20, isSelected ? .semibold : .regular))
    let plain: UIColor = isEnabled ? (isToday ? tint : .label) : .tertiaryLabel
    number.setTextColor(isSelected && isToday ? .white : isSelected ? tint : plain)
    let fill: UIColor? = isHighlighted || isHovered ? .quaternarySystemFill : nil
    disc.setBackgroundColor(isSelected ? (isToday ? tint : tint.faded(by: 0.16)) : fill)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let length = CalendarMetrics.disc
    let isDecorated = owner?.wantsDateDecorations == true
    let room = bounds.height - (isDecorated ? CalendarMetrics.decoration : 0)
    let y = max(0, ((room - length) / 2).rounded())
    disc.frame = CGRect(
      x: ((bounds.width - length) / 2).rounded(), y: y, width: length, height: length)
    number.frame = CGRect(x: 0, y: y, width: bounds.width, height: length)
    decoration?.center = CGPoint(
      x: bounds.midX, y: y + length + CalendarMetrics.decoration / 2)
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

  override var focusOutline: (rect: CGRect, radius: CGFloat) {
    (disc.frame, CalendarMetrics.disc / 2)
  }

  override var canBecomeFocused: Bool {
    super.canBecomeFocused && owner?.takesFocus(self) == true
  }

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

  /// Made when it is asked for, as formatters cost much.
  private var spoken: String? {
    if spokenDay == nil { spokenDay = owner?.formatter("EEEEMMMMdy").string(from: day) }
    return spokenDay
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.isElement = true
    defaults.label = spoken
    defaults.traits.insert(.button)
    return defaults
  }
}
