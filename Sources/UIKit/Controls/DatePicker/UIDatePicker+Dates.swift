import Foundation

extension UIDatePicker {
  /// With the picker's time zone and locale.
  var usedCalendar: Calendar {
    var used: Calendar = calendar
    if let timeZone { used.timeZone = timeZone }
    used.locale = usedLocale
    return used
  }

  var usedLocale: Locale { locale ?? calendar.locale ?? .current }

  /// Both, where they are in order.
  private var range: (least: Date?, greatest: Date?) {
    if let least = minimumDate, let greatest = maximumDate, least > greatest { return (nil, nil) }
    return (minimumDate, maximumDate)
  }

  func allowed(_ date: Date) -> Date {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return self.date }
    let rounds = roundsToMinuteInterval && minuteInterval > 1
    var date = rounds ? floored(date) : date
    if let greatest = range.greatest { date = min(date, rounds ? floored(greatest) : greatest) }
    if let least = range.least { date = max(date, least) }
    return date
  }

  /// Those that can be picked.
  var availableDays: DateInterval {
    let (least, greatest) = (range.least ?? .distantPast, range.greatest ?? .distantFuture)
    return DateInterval(start: min(least, greatest), end: greatest)
  }

  /// The last whole interval before a date.
  func floored(_ date: Date) -> Date {
    let calendar = usedCalendar
    guard let minute = calendar.dateInterval(of: .minute, for: date)?.start, minuteInterval > 1
    else { return date }
    let past = calendar.component(.minute, from: minute) % minuteInterval
    return minute.addingTimeInterval(TimeInterval(-past * 60))
  }

  func settingsDidChange() {
    setDate(date, animated: false)
    rebuild()
  }

  /// The user has picked a date.
  func pick(_ date: Date) {
    let old = self.date
    setDate(date, animated: true)
    if self.date != old { sendValueChanged(nil) }
  }

  func pick(duration: TimeInterval) {
    let old = countDownDuration
    countDownDuration = duration
    if countDownDuration != old { sendValueChanged(nil) }
  }

  /// The day of one date with the time of another.
  func joined(day: Date, time: Date) -> Date {
    let calendar = usedCalendar
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let clock = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: time)
    (parts.hour, parts.minute) = (clock.hour, clock.minute)
    (parts.second, parts.nanosecond) = (clock.second, clock.nanosecond)
    return calendar.date(from: parts) ?? day
  }

  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = usedLocale
    formatter.calendar = usedCalendar
    formatter.timeZone = usedCalendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }
}
