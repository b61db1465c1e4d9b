import CoreGraphics
import Foundation

/// A month as a grid of days, with arrows to other months, and the time below it where that is picked.
final class DateCalendar: UIView, DatePickerFace {
  static let (cell, header, row): (CGFloat, CGFloat, CGFloat) = (44, 40, 40)

  private(set) weak var picker: UIDatePicker?
  private(set) var calendar = Calendar.current
  /// The first day of the month that is shown.
  private(set) var month = CurrentDate.read()
  private let title = UILabel()
  private let back = UIButton(configuration: .plain())
  private let forth = UIButton(configuration: .plain())
  private var weekdays: [UILabel] = []
  private(set) var days: [DateCell] = []
  private let timeTitle = UILabel()
  private var time: UIDatePicker?

  convenience init(_ picker: UIDatePicker, showsTime: Bool = true) {
    self.init(frame: .zero)
    self.picker = picker
    calendar = picker.usedCalendar
    prepareHeader()
    prepareDays()
    if showsTime, picker.datePickerMode == .dateAndTime { prepareTime(picker) }
    show(monthOf: picker.date)
  }

  func showDate(animated: Bool) {
    guard let picker else { return }
    if !calendar.isDate(picker.date, equalTo: month, toGranularity: .month) {
      show(monthOf: picker.date)
    }
    showDays()
    time?.setDate(picker.date, animated: animated)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: 7 * Self.cell,
      height: Self.header + Self.row / 2 + 6 * Self.row + (time == nil ? 0 : Self.header))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }
}

extension DateCalendar {
  private func prepareHeader() {
    title.setFont(.systemFont(ofSize: 17, weight: .semibold))
    for (button, symbol, name, step) in [
      (back, "chevron.backward", "Previous month", -1), (forth, "chevron.forward", "Next month", 1),
    ] {
      button.configuration?.image = UIImage(systemName: symbol)
      button.accessibilityLabel = name
      button.addAction(
        UIAction { [weak self] _ in self?.turn(by: step) }, for: .primaryActionTriggered)
    }
    for view in [title, back, forth] as [UIView] { addSubview(view) }
  }

  private func prepareDays() {
    let symbols = picker?.formatter("E").shortStandaloneWeekdaySymbols ?? []
    for index in 0..<7 {
      let label = UILabel()
      let day = (calendar.firstWeekday - 1 + index) % 7
      label.text = symbols.indices.contains(day) ? symbols[day].uppercased() : nil
      label.setFont(.systemFont(ofSize: 12, weight: .semibold))
      label.setTextColor(.tertiaryLabel)
      label.textAlignment = .center
      label.isAccessibilityElement = false
      weekdays.append(label)
      addSubview(label)
    }
    for _ in 0..<42 {
      let cell = DateCell(self)
      days.append(cell)
      addSubview(cell)
    }
  }

  private func prepareTime(_ picker: UIDatePicker) {
    let time = UIDatePicker()
    time.datePickerMode = .time
    time.preferredDatePickerStyle = .compact
    (time.calendar, time.locale, time.timeZone) = (picker.calendar, picker.locale, picker.timeZone)
    time.minuteInterval = picker.minuteInterval
    time.addAction(
      UIAction { [weak picker, unowned time] _ in picker?.pick(time.date) }, for: .valueChanged)
    timeTitle.text = "Time"
    for view in [timeTitle, time] as [UIView] { addSubview(view) }
    self.time = time
  }

  // MARK: Months

  func turn(by months: Int) {
    if let next = calendar.date(byAdding: .month, value: months, to: month) { show(monthOf: next) }
    showDays()
  }

  private func show(monthOf date: Date) {
    month = calendar.dateInterval(of: .month, for: date)?.start ?? date
    title.text = picker?.formatter("yMMMM").string(from: month)
    setNeedsLayout()
  }

  /// The grid begins with the last days of the month before.
  private func showDays() {
    guard let picker else { return }
    let weekday = calendar.component(.weekday, from: month)
    let lead = (weekday - calendar.firstWeekday + 7) % 7
    for (index, cell) in days.enumerated() {
      let day = calendar.date(byAdding: .day, value: index - lead, to: month) ?? month
      let isInMonth = calendar.isDate(day, equalTo: month, toGranularity: .month)
      cell.isHidden = !isInMonth
      cell.isEnabled = picker.isAllowed(day: day)
      cell.show(day, isPicked: calendar.isDate(day, inSameDayAs: picker.date))
    }
  }

  func pick(_ day: Date) {
    guard let picker else { return }
    picker.pick(picker.joined(day: day, time: picker.date))
    showDate(animated: true)
  }

  /// Arrow keys go through the days, into other months too.
  func move(by count: Int, from day: Date) {
    guard let picker, let next = calendar.date(byAdding: .day, value: count, to: day),
      picker.isAllowed(day: next)
    else { return }
    pick(next)
    days.first { !$0.isHidden && calendar.isDate($0.day, inSameDayAs: next) }.map {
      window?.focus(on: $0, [])
    }
  }

  // MARK: Places

  private func place() {
    let width = bounds.width / 7
    let arrow = Self.header
    set(title, CGRect(x: 8, y: 0, width: bounds.width - 2 * arrow - 8, height: Self.header))
    set(back, CGRect(x: bounds.width - 2 * arrow, y: 0, width: arrow, height: arrow))
    set(forth, CGRect(x: bounds.width - arrow, y: 0, width: arrow, height: arrow))
    for (index, label) in weekdays.enumerated() {
      set(
        label, CGRect(x: CGFloat(index) * width, y: Self.header, width: width, height: Self.row / 2)
      )
    }
    let top = Self.header + Self.row / 2
    for (index, cell) in days.enumerated() {
      let (row, column) = (CGFloat(index / 7), CGFloat(index % 7))
      set(cell, CGRect(x: column * width, y: top + row * Self.row, width: width, height: Self.row))
    }
    guard let time else { return }
    let (y, size) = (top + 6 * Self.row, time.intrinsicContentSize)
    set(timeTitle, CGRect(x: 8, y: y, width: bounds.width / 2, height: Self.header))
    set(time, CGRect(x: bounds.width - size.width, y: y, width: size.width, height: Self.header))
  }

  /// Mirrored where layout goes from right to left.
  private func set(_ view: UIView, _ place: CGRect) {
    let x = isRightToLeft ? bounds.width - place.maxX : place.minX
    view.frame = CGRect(x: x, y: place.minY, width: place.width, height: place.height)
  }
}
