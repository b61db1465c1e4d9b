import CoreGraphics
import Foundation

/// A compact date picker: buttons with the date and the time, which open a calendar and wheels.
final class DateButtons: UIView, DatePickerFace {
  private static let gap: CGFloat = 8

  private weak var picker: UIDatePicker?
  private var buttons: [(button: UIButton, formatter: DateFormatter)] = []

  convenience init(_ picker: UIDatePicker) {
    self.init(frame: .zero)
    self.picker = picker
    if picker.datePickerMode != .time { add("yMMMd") { DateCalendar($0, showsTime: false) } }
    if picker.datePickerMode != .date { add("jm") { DateTimeWheels($0) } }
  }

  private func add(
    _ template: String, _ content: @escaping (UIDatePicker) -> any DatePickerFace
  ) {
    guard let picker else { return }
    var configuration = UIButton.Configuration.gray()
    configuration.baseForegroundColor = .label
    configuration.titleLineBreakMode = .byTruncatingTail
    let button = UIButton(configuration: configuration)
    button.addAction(
      UIAction { [weak self, unowned button] _ in
        guard let self, let picker = self.picker else { return }
        let face = content(picker)
        face.semanticContentAttribute = picker.semanticContentAttribute
        face.showDate(animated: false)
        picker.opened = ControlPopover.open(
          ControlContentController(face), orPanelOf: face, beside: button)
        picker.openedFace = face
      }, for: .primaryActionTriggered)
    buttons.append((button, picker.formatter(template)))
    addSubview(button)
  }

  func showDate(animated: Bool) {
    guard let picker else { return }
    for (button, formatter) in buttons {
      button.configuration?.title = formatter.string(from: picker.date)
    }
    picker.invalidateIntrinsicContentSize()
    setNeedsLayout()
    picker.setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    let sizes = buttons.map(\.button.intrinsicContentSize)
    return CGSize(
      width: sizes.map(\.width).reduce(Self.gap * CGFloat(max(0, sizes.count - 1)), +),
      height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for (button, _) in buttons {
      let size = button.intrinsicContentSize
      let left = isRightToLeft ? bounds.width - x - size.width : x
      button.frame = CGRect(
        x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + Self.gap
    }
  }
}

/// The wheels of a time, in the popover of a compact date picker.
final class DateTimeWheels: UIView, DatePickerFace {
  private let inner = UIDatePicker()
  private weak var picker: UIDatePicker?

  convenience init(_ picker: UIDatePicker) {
    self.init(frame: .zero)
    self.picker = picker
    inner.datePickerMode = .time
    inner.preferredDatePickerStyle = .wheels
    (inner.calendar, inner.locale, inner.timeZone) = (
      picker.calendar, picker.locale, picker.timeZone
    )
    inner.minuteInterval = picker.minuteInterval
    inner.addAction(
      UIAction { [weak self] _ in
        guard let self, let picker = self.picker else { return }
        picker.pick(inner.date)
      }, for: .valueChanged)
    addSubview(inner)
  }

  func showDate(animated: Bool) {
    if let picker { inner.setDate(picker.date, animated: animated) }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 240, height: 216) }

  override func layoutSubviews() {
    super.layoutSubviews()
    inner.frame = bounds
  }
}
