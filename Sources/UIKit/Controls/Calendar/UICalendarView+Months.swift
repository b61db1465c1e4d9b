import CoreGraphics
import Foundation

extension UICalendarView {
  /// Texts, months and days anew.
  func settingsDidChange() {
    usedCalendar = calendar
    if let timeZone { usedCalendar.timeZone = timeZone }
    usedCalendar.locale = locale
    numerals.locale = locale
    pages.setRange(availableDateRange, usedCalendar)
    header.showTexts()
    // Another time zone may have the first moment of a month in the month before. No two are two days apart.
    month = pages.month(at: pages.index(of: month.addingTimeInterval(2 * 86400)))
    pages.reload()
    pages.show(month, animated: false)
    header.showMonth()
    setNeedsLayout()
  }

  func turn(by months: Int) {
    if let next = usedCalendar.date(byAdding: .month, value: months, to: month) {
      show(monthOf: next, animated: true)
    }
  }

  /// The month of a date, or the nearest that is available.
  func show(monthOf date: Date, animated: Bool) {
    let new = pages.month(at: pages.index(of: date))
    guard new != month else { return }
    pages.show(new, animated: animated && window != nil)
    showsMonth(new)
  }

  /// Another month is in view.
  func showsMonth(_ new: Date) {
    guard new != month else { return }
    let former = visibleDateComponents
    month = new
    header.showMonth()
    chooser?.date = new
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: former)
  }

  // MARK: Wheels

  /// The month's name shows wheels of months and years in place of the days, and hides them.
  func toggleChooser() {
    if let open = chooser {
      open.removeFromSuperview()
      chooser = nil
    } else {
      let wheels = UIDatePicker(frame: pages.view.frame)
      wheels.datePickerMode = .yearAndMonth
      (wheels.calendar, wheels.locale, wheels.timeZone) = (usedCalendar, locale, timeZone)
      (wheels.minimumDate, wheels.maximumDate) = (pages.range.start, pages.range.end)
      wheels.date = month
      wheels.addAction(
        UIAction { [weak self, unowned wheels] _ in
          self?.show(monthOf: wheels.date, animated: false)
        }, for: .valueChanged)
      addSubview(wheels)
      chooser = wheels
    }
    pages.view.isHidden = chooser != nil
    header.showMonth()
  }
}
