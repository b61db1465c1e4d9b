import CoreGraphics
import Foundation

/// A date picker's wheels.
final class DateWheels: UIView, DatePickerFace, UIPickerViewDataSource, UIPickerViewDelegate {
  /// Rows of a wheel that goes on at its beginning: so many that nobody reaches the end.
  private static let rowsAround = 10_000
  /// Days before and after today.
  private static let days = 20_000
  private static let lastYear = 10_000
  /// From the middle of a wheel to the unit beside its number.
  private static let unitStart: CGFloat = 19

  private let wheels = UIPickerView()
  private weak var picker: UIDatePicker?
  private var parts: [DateWheelPart] = []
  private var calendar = Calendar.current
  /// Row 0 of the wheel with days is so many days before it.
  private var today = Date.distantPast
  /// Of the year that is shown, with their names.
  private var months: DateMonths?
  private var monthNames: [String] = []
  private var monthFormatter = DateFormatter()
  private var yearFormatter = DateFormatter()
  private let numerals = NumberFormatter()
  /// With two digits.
  private let pairs = NumberFormatter()
  private var periods: [String] = []
  private var dayFormatter = DateFormatter()
  /// Beside the rows in the middle of a duration's wheels.
  private var units: [UILabel] = []

  convenience init(_ picker: UIDatePicker) {
    self.init(frame: .zero)
    self.picker = picker
    calendar = picker.usedCalendar
    _ = updateToday()
    parts = DateWheelPart.parts(picker.datePickerMode, picker.usedLocale)
    (monthFormatter, yearFormatter) = (picker.formatter("yMMMMd"), picker.formatter("y"))
    periods = [monthFormatter.amSymbol, monthFormatter.pmSymbol]
    monthFormatter.dateFormat = "LLLL"
    (numerals.locale, pairs.locale) = (picker.usedLocale, picker.usedLocale)
    pairs.minimumIntegerDigits = 2
    updateMonths(picker.date)
    dayFormatter = picker.formatter("EEEMMMd")
    (wheels.dataSource, wheels.delegate) = (self, self)
    wheels.semanticContentAttribute = .forceLeftToRight
    addSubview(wheels)
    if parts.contains(.hours) { addUnits() }
  }

  private func addUnits() {
    units = parts.map { _ in UILabel() }
    for label in units {
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.isAccessibilityElement = false
      addSubview(label)
    }
  }

  override var intrinsicContentSize: CGSize { UIPickerView.size }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
    if !units.isEmpty { placeUnits() }
  }

  private func placeUnits() {
    wheels.layoutIfNeeded()
    for (index, label) in units.enumerated() {
      let size = label.intrinsicContentSize
      label.frame = CGRect(
        x: wheels.place(ofComponent: index).midX + Self.unitStart,
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
  }

  func showDate(animated: Bool) {
    if updateToday(), let index = parts.firstIndex(of: .date) { wheels.reloadComponent(index) }
    if let picker, updateMonths(picker.date), let index = parts.firstIndex(of: .month) {
      wheels.reloadComponent(index)
    }
    for (index, part) in parts.enumerated() {
      let (new, shown) = (value(of: part), wheels.selectedRow(inComponent: index))
      let stays = animated || shown % max(1, count(part)) == new
      let row = stays ? nearest(new, part, to: shown) : middle(new, part)
      wheels.selectRow(row, inComponent: index, animated: animated)
    }
    for (label, part) in zip(units, parts) {
      label.text = part == .minutes ? "min" : value(of: part) == 1 ? "hour" : "hours"
    }
    if !units.isEmpty { setNeedsLayout() }
  }

  /// Whether it is another day than before.
  private func updateToday() -> Bool {
    let former = today
    today = calendar.startOfDay(for: CurrentDate.read())
    return today != former
  }

  /// Whether the months have other names than before.
  @discardableResult
  private func updateMonths(_ date: Date) -> Bool {
    guard parts.contains(.month), months?.contains(date) != true,
      let new = DateMonths(around: date, calendar)
    else { return false }
    let former = monthNames
    months = new
    monthNames = new.list.map { monthFormatter.string(from: $0.start) }
    return monthNames != former
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    count(parts[component]) * rounds(parts[component])
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    text(of: parts[component], row % max(1, count(parts[component])))
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let room = max(0, bounds.width - 40)
    return switch parts[component] {
    case .date: room * 0.48
    case .month: room * 0.45
    case .year, .day: room * 0.25
    case .hour, .minute, .dayPeriod: parts.count > 3 ? room * 0.16 : room * 0.25
    case .hours, .minutes: room * 0.4
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let values = parts.indices.map { index in
      wheels.selectedRow(inComponent: index) % max(1, count(parts[index]))
    }
    take(Dictionary(uniqueKeysWithValues: zip(parts, values)))
  }
}

extension DateWheelPart: Hashable {}

extension DateWheels {
  private var interval: Int { picker?.minuteInterval ?? 1 }
  private var has12Hours: Bool { parts.contains(.dayPeriod) }

  /// Different rows of a wheel.
  private func count(_ part: DateWheelPart) -> Int {
    switch part {
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .month: monthNames.count
    case .year: Self.lastYear
    case .date: 2 * Self.days + 1
    case .hour: has12Hours ? 12 : 24
    case .minute, .minutes: 60 / interval
    case .dayPeriod: 2
    case .hours: 24
    }
  }

  /// How often a wheel has its rows.
  private func rounds(_ part: DateWheelPart) -> Int {
    switch part {
    case .year, .date, .dayPeriod, .hours: 1
    default: Self.rowsAround / max(1, count(part))
    }
  }

  /// The row with a value that is nearest to another row, unless that is on the first round.
  private func nearest(_ value: Int, _ part: DateWheelPart, to row: Int) -> Int {
    let count = max(1, count(part))
    guard rounds(part) > 1, row >= count else { return middle(value, part) }
    let start = row - row % count
    let rows = [start - count + value, start + value, start + count + value]
    return rows.min { abs($0 - row) < abs($1 - row) } ?? value
  }

  /// The row with a value on the middle round.
  private func middle(_ value: Int, _ part: DateWheelPart) -> Int {
    max(1, count(part)) * (rounds(part) / 2) + value
  }

  /// The row of the picker's date on the first round of a wheel.
  private func value(of part: DateWheelPart) -> Int {
    guard let picker else { return 0 }
    let date = picker.date
    let minutes = Int(picker.countDownDuration / 60)
    func component(_ kind: Calendar.Component) -> Int { calendar.component(kind, from: date) }
    return switch part {
    case .day: component(.day) - 1
    case .month: months?.index(of: date) ?? 0
    case .year: min(max(calendar.yearNumber(of: date), 1), Self.lastYear) - 1
    case .date: min(max(Self.days + calendar.days(from: today, to: date), 0), 2 * Self.days)
    case .hour: has12Hours ? component(.hour) % 12 : component(.hour)
    case .minute: component(.minute) / interval
    case .dayPeriod: component(.hour) / 12
    case .hours: minutes / 60
    case .minutes: minutes % 60 / interval
    }
  }

  private func text(of part: DateWheelPart, _ value: Int) -> String {
    switch part {
    case .day: numeral(value + 1)
    case .year: calendar.cycleText(ofYear: value + 1, yearFormatter) ?? numeral(value + 1)
    case .month: monthNames.indices.contains(value) ? monthNames[value] : ""
    case .date: dayText(value)
    case .hour: has12Hours ? numeral(value == 0 ? 12 : value) : pair(value)
    case .minute: pair(value * interval)
    case .dayPeriod: periods[value]
    case .hours: numeral(value)
    case .minutes: numeral(value * interval)
    }
  }

  private func numeral(_ value: Int) -> String {
    numerals.string(from: NSNumber(value: value)) ?? "\(value)"
  }
  private func pair(_ value: Int) -> String {
    pairs.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  private func dayText(_ value: Int) -> String {
    guard value != Self.days else { return "Today" }
    return calendar.date(byAdding: .day, value: value - Self.days, to: today)
      .map(dayFormatter.string) ?? ""
  }

  // MARK: What the user picks

  private func take(_ values: [DateWheelPart: Int]) {
    guard let picker else { return }
    if let hours = values[.hours], let minutes = values[.minutes] {
      picker.pick(duration: TimeInterval(hours * 3600 + minutes * interval * 60))
    } else {
      picker.pick(date(with: values, from: picker.date))
    }
    showDate(animated: true)
  }

  /// Where no minute is picked, the seconds stay too.
  private func date(with values: [DateWheelPart: Int], from date: Date) -> Date {
    var start = date
    if let day = day(with: values, from: date) {
      start = picker?.joined(day: day, time: date) ?? day
    }
    var units: Set<Calendar.Component> = [.era, .year, .month, .day, .hour, .minute]
    if values[.minute] == nil { units.formUnion([.second, .nanosecond]) }
    var parts = calendar.dateComponents(units, from: start)
    if let hour = values[.hour] { parts.hour = hour + 12 * (values[.dayPeriod] ?? 0) }
    if let minute = values[.minute] { parts.minute = minute * interval }
    return calendar.date(from: parts) ?? date
  }

  /// Limited to those of the month; nil where no day is picked.
  private func day(with values: [DateWheelPart: Int], from date: Date) -> Date? {
    if let value = values[.date] {
      return calendar.date(byAdding: .day, value: value - Self.days, to: today)
    }
    guard let row = values[.month], let months, months.list.indices.contains(row) else {
      return nil
    }
    let year = values[.year].flatMap { calendar.date(inYear: $0 + 1, near: date) }
    let picked = year.flatMap { DateMonths(around: $0, calendar) } ?? months
    let month = picked.month(like: months.list[row])
    let day = values[.day] ?? calendar.component(.day, from: date) - 1
    return calendar.date(byAdding: .day, value: min(day, month.days - 1), to: month.start)
  }
}
