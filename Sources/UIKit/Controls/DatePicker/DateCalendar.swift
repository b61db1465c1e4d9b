import CoreGraphics
import Foundation

/// An inline date picker: a calendar, and the time below it where that is picked.
final class DateCalendar: UIView, DatePickerFace, UICalendarSelectionSingleDateDelegate {
  private static let timeHeight: CGFloat = 40

  private weak var picker: UIDatePicker?
  let calendarView = UICalendarView()
  private let timeTitle = UILabel()
  private var time: UIDatePicker?

  convenience init(_ picker: UIDatePicker, showsTime: Bool = true) {
    self.init(frame: .zero)
    self.picker = picker
    isOpaque = false
    let calendar = picker.usedCalendar
    (calendarView.calendar, calendarView.locale) = (calendar, picker.usedLocale)
    calendarView.timeZone = calendar.timeZone
    (calendarView.wantsDateDecorations, calendarView.picksByArrows) = (false, true)
    calendarView.availableDateRange = picker.availableDays
    calendarView.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
    addSubview(calendarView)
    if showsTime, picker.datePickerMode == .dateAndTime { prepareTime(picker) }
    showDate(animated: false)
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

  func showDate(animated: Bool) {
    guard let picker else { return }
    calendarView.availableDateRange = picker.availableDays
    let selection = calendarView.selectionBehavior as? UICalendarSelectionSingleDate
    selection?.setSelected(calendarView.dayComponents(of: picker.date), animated: animated)
    time?.setDate(picker.date, animated: animated)
  }

  override var intrinsicContentSize: CGSize {
    let calendar = calendarView.intrinsicContentSize
    return CGSize(
      width: calendar.width, height: calendar.height + (time == nil ? 0 : Self.timeHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bottom = time == nil ? 0 : Self.timeHeight
    calendarView.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - bottom))
    guard let time else { return }
    let (y, size) = (bounds.height - bottom, time.intrinsicContentSize)
    timeTitle.frame = mirrored(CGRect(x: 8, y: y, width: bounds.width / 2, height: bottom))
    time.frame = mirrored(
      CGRect(x: bounds.width - size.width, y: y, width: size.width, height: bottom))
  }

  // MARK: UICalendarSelectionSingleDateDelegate

  /// There is always a date.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents != nil }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {
    guard let picker, let day = dateComponents.flatMap(picker.usedCalendar.date(from:)) else {
      return
    }
    picker.pick(picker.joined(day: day, time: picker.date))
  }
}
