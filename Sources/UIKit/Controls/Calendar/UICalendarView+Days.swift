import CoreGraphics
import Foundation

extension UICalendarView {
  func components(_ parts: Set<Calendar.Component>, of date: Date) -> DateComponents {
    let calendar = usedCalendar
    var components = calendar.dateComponents(parts, from: date)
    components.calendar = calendar
    return components
  }

  func dayComponents(of day: Date) -> DateComponents {
    components([.era, .year, .month, .day], of: day)
  }

  func isSameDay(_ one: Date, _ other: Date) -> Bool {
    usedCalendar.isDate(one, inSameDayAs: other)
  }

  /// Whether a day is among the available ones.
  func isAvailable(_ day: Date) -> Bool {
    let (calendar, range) = (usedCalendar, pages.range)
    return calendar.compare(day, to: range.start, toGranularity: .day) != .orderedAscending
      && calendar.compare(day, to: range.end, toGranularity: .day) != .orderedDescending
  }

  func formatter(_ template: String) -> DateFormatter {
    let (calendar, formatter) = (usedCalendar, DateFormatter())
    (formatter.locale, formatter.calendar) = (locale, calendar)
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// Of a text style, with the view's design.
  func font(_ style: UIFont.TextStyle, _ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    let plain = UIFont.systemFont(ofSize: size, weight: weight)
    let designed = plain.fontDescriptor.withDesign(fontDesign)
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: designed.map { UIFont(descriptor: $0, size: size) } ?? plain,
      maximumPointSize: size * 1.5,
      compatibleWith: traitCollection)
  }

  // MARK: What days show

  /// Of the months that have cells, in the month that shows first.
  var shownDays: [DateCell] { pages.cells.flatMap(\.days).filter { !$0.isHidden } }
  /// Of the month that shows.
  var days: [DateCell] { pages.cell(of: month)?.days ?? [] }

  func refreshDays() {
    for cell in shownDays { refresh(cell) }
  }

  /// Another day may be today, or another time zone the user's.
  func timeDidChange() {
    guard usedCalendar.timeZone == timeZone ?? calendar.timeZone else { return settingsDidChange() }
    for cell in shownDays { cell.followTime(usedCalendar) }
  }

  func refreshTexts() {
    header.showTexts()
    refreshDays()
  }

  /// Shows whether a day is picked, whether it can be, and its decoration.
  func refresh(_ cell: DateCell) {
    let day = dayComponents(of: cell.day)
    let isPickable = selectionBehavior?.canPick(day) ?? true
    cell.isEnabled = isAvailable(cell.day) && isPickable
    cell.show(isPicked: selectionBehavior?.isPicked(day) ?? false)
    showDecoration(of: cell)
  }

  func showDecoration(of cell: DateCell) {
    let decoration =
      wantsDateDecorations
      ? delegate?.calendarView(self, decorationFor: dayComponents(of: cell.day)) : nil
    cell.decoration = decoration?.makeView()
  }

  // MARK: Picking

  func pick(_ day: Date) {
    focusDay = day
    selectionBehavior?.wasTapped(dayComponents(of: day))
  }

  func selectionDidChange(to day: DateComponents?, animated: Bool) {
    if let date = day?.day(in: usedCalendar) {
      focusDay = date
      show(monthOf: date, animated: animated)
    }
    refreshDays()
  }

  // MARK: Keys

  /// Tab goes to the day where the keys are, else to that which is picked, to today, or to the first.
  func takesFocus(_ cell: DateCell) -> Bool {
    let shown = days.filter { !$0.isHidden && $0.isEnabled }
    let wished =
      focusDay.flatMap { day in shown.first { isSameDay($0.day, day) } }
      ?? shown.first { $0.isSelected } ?? shown.first { $0.isToday } ?? shown.first
    return wished === cell
  }

  /// Arrow keys go through the days, into other months too.
  func move(by count: Int, from day: Date) {
    guard let next = usedCalendar.date(byAdding: .day, value: count, to: day), isAvailable(next)
    else { return }
    focusDay = next
    show(monthOf: next, animated: false)
    pages.view.layoutIfNeeded()
    guard let cell = days.first(where: { !$0.isHidden && isSameDay($0.day, next) }) else { return }
    if picksByArrows { pick(next) }
    window?.focus(on: cell, [])
  }
}
