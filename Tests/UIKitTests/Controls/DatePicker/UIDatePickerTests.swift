import Foundation
import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct UIDatePickerTests {
  /// 13 September 2020, 12:26:40.
  private let date = Date(timeIntervalSince1970: 1_600_000_000)

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels, locale: String = "en_US",
    calendar identifier: Calendar.Identifier = .gregorian
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    (picker.calendar, picker.locale) = (calendar, Locale(identifier: locale))
    picker.timeZone = TimeZone(identifier: "UTC")
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.date = date
    picker.frame = CGRect(x: 10, y: 10, width: 320, height: picker.intrinsicContentSize.height)
    return picker
  }

  private func show(_ picker: UIDatePicker) -> (AppHarness, UIView) {
    let harness = AppHarness()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    page.addSubview(picker)
    harness.show(page)
    return (harness, page)
  }

  private func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    for child in view.subviews {
      if let found = child as? View ?? first(type, in: child) { return found }
    }
    return nil
  }

  /// In the middle of a wheel.
  private func text(_ wheels: UIPickerView, _ component: Int) -> String? {
    let row = wheels.selectedRow(inComponent: component)
    return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text
  }

  private func parts(_ picker: UIDatePicker) -> DateComponents {
    picker.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
  }

  @Test func theLocaleOrdersTheWheels() {
    let parts = { (mode: UIDatePicker.Mode, locale: String) in
      DateWheelPart.parts(mode, Locale(identifier: locale))
    }
    #expect(parts(.date, "en_US") == [.month, .day, .year])
    #expect(parts(.date, "de_DE") == [.day, .month, .year])
    #expect(parts(.date, "ja_JP") == [.year, .month, .day])
    #expect(parts(.time, "en_US") == [.hour, .minute, .dayPeriod])
    #expect(parts(.time, "de_DE") == [.hour, .minute])
    #expect(parts(.dateAndTime, "de_DE") == [.date, .hour, .minute])
    #expect(parts(.countDownTimer, "en_US") == [.hours, .minutes])
    #expect(parts(.yearAndMonth, "en_US") == [.month, .year])
    #expect(parts(.yearAndMonth, "ja_JP") == [.year, .month])
  }

  @Test func wheelsShowTheDateAndTurningOnePicksAnother() throws {
    let picker = picker(.date)
    let (harness, _) = show(picker)
    let wheels = try #require(first(UIPickerView.self, in: picker))
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    let label = { (component: Int) in
      let row = wheels.selectedRow(inComponent: component)
      return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text
    }
    #expect([label(0), label(1), label(2)] == ["September", "13", "2020"])
    harness.press(.keyboardTab)
    harness.press(.keyboardUpArrow)
    harness.advance(by: 1)
    #expect(label(0) == "August" && events == 1)
    #expect(picker.date == date.addingTimeInterval(-31 * 86400), "and the time stays")
  }

  /// So that what stands above and below does not depend on the day a picker is made.
  @Test(arguments: [1, 13, 29, 30]) func aDateThatIsSetIsInTheMiddleOfItsWheels(day: Int) throws {
    let picker = picker(.date)
    picker.date = date.addingTimeInterval(Double(day - 13) * 86400)
    let (harness, _) = show(picker)
    let wheels = try #require(first(UIPickerView.self, in: picker))
    picker.date = date
    harness.advance(by: 1)
    let rows = (0..<3).map { wheels.selectedRow(inComponent: $0) }
    #expect(rows == [12 * 416 + 8, 31 * 161 + 12, 2019])
  }

  @Test func theDayIsOneOfTheMonth() throws {
    let picker = picker(.date)
    picker.date = date.addingTimeInterval(-14 * 86400)  // 30 August
    let (harness, _) = show(picker)
    picker.date = picker.date.addingTimeInterval(86400)  // 31 August
    harness.press(.keyboardTab)
    harness.press(.keyboardDownArrow)
    #expect(picker.calendar.component(.day, from: picker.date) == 30)
    #expect(picker.calendar.component(.month, from: picker.date) == 9)
  }

  @Test func aYearAndAMonthArePickedAndTheDayIsKeptAsFarAsItGoes() throws {
    let picker = picker(.yearAndMonth)
    picker.date = Date(timeIntervalSince1970: 1_580_472_000)  // 31 January 2020, noon
    let (harness, _) = show(picker)
    let wheels = try #require(first(UIPickerView.self, in: picker))
    #expect(picker.datePickerStyle == .wheels && wheels.numberOfComponents == 2)
    #expect(text(wheels, 0) == "January" && text(wheels, 1) == "2020")
    harness.press(.keyboardTab)
    harness.press(.keyboardDownArrow)
    harness.advance(by: 1)
    #expect(parts(picker).month == 2 && parts(picker).day == 29 && parts(picker).hour == 12)
    harness.press(.keyboardTab)
    harness.press(.keyboardDownArrow)
    harness.advance(by: 1)
    #expect(parts(picker).year == 2021 && parts(picker).month == 2 && parts(picker).day == 28)
  }

  @Test func localesWithTwentyFourHoursHaveThemInOneWheel() throws {
    let picker = picker(.time, locale: "de_DE")
    picker.date = date.addingTimeInterval(11 * 3600)
    let (harness, _) = show(picker)
    let wheels = try #require(first(UIPickerView.self, in: picker))
    #expect(wheels.numberOfComponents == 2)
    #expect(text(wheels, 0) == "23" && text(wheels, 1) == "26")
    harness.press(.keyboardTab)
    harness.press(.keyboardDownArrow)
    harness.advance(by: 1)
    #expect(text(wheels, 0) == "00")
    #expect(parts(picker).hour == 0 && parts(picker).day == 13, "the day stays")
    let compact = self.picker(.time, .compact, locale: "de_DE")
    #expect(first(UIButton.self, in: compact)?.configuration?.title == "12:26")
  }

  @Test func numbersHaveTheLocalesDigits() throws {
    let picker = picker(.date, locale: "ar_EG")
    let (harness, _) = show(picker)
    harness.settle()
    let wheels = try #require(first(UIPickerView.self, in: picker))
    let texts = (0..<3).map { text(wheels, $0) }
    #expect(texts.contains("\u{661}\u{663}") && texts.contains("\u{662}\u{660}\u{662}\u{660}"))
  }

  @Test func aChineseLeapMonthIsPickedAndGivenUpInAnotherYear() throws {
    let picker = picker(.date, calendar: .chinese)
    // 10 May 2020: the 18th of the 4th month, which a leap month follows.
    picker.date = Date(timeIntervalSince1970: 1_589_112_000)
    let (harness, _) = show(picker)
    let wheels = try #require(first(UIPickerView.self, in: picker))
    #expect(parts(picker).month == 4 && parts(picker).day == 18)
    let plain = try #require(text(wheels, 0))
    harness.press(.keyboardTab)
    harness.press(.keyboardDownArrow)
    harness.advance(by: 1)
    #expect(parts(picker).month == 4 && parts(picker).isLeapMonth == true)
    #expect(parts(picker).day == 18 && parts(picker).hour == 12)
    #expect(text(wheels, 0) != plain)
    for _ in 0..<2 { harness.press(.keyboardTab) }
    harness.press(.keyboardDownArrow)
    harness.advance(by: 1)
    #expect(picker.calendar.yearNumber(of: picker.date) == 2021)
    #expect(parts(picker).month == 4 && parts(picker).isLeapMonth != true)
    #expect(parts(picker).day == 18 && text(wheels, 0) == plain)
  }

  @Test func hebrewYearsHaveTheirOwnMonths() throws {
    let picker = picker(.date, calendar: .hebrew)
    let (harness, _) = show(picker)
    let wheels = try #require(first(UIPickerView.self, in: picker))
    #expect(wheels.numberOfRows(inComponent: 0) % 12 == 0, "5780 is no leap year")
    picker.date = date.addingTimeInterval(414 * 86400)  // 1 November 2021, in 5782
    harness.advance(by: 1)
    #expect(wheels.numberOfRows(inComponent: 0) % 13 == 0)
    #expect(text(wheels, 2) == "5782")
    let names = Set(
      (0..<13).compactMap { row in
        wheels.delegate?.pickerView(wheels, titleForRow: row, forComponent: 0)
      })
    #expect(names.count == 13)
  }

  @Test func islamicDatesArePicked() throws {
    let picker = picker(.date, calendar: .islamicUmmAlQura)
    let (harness, _) = show(picker)
    let wheels = try #require(first(UIPickerView.self, in: picker))
    #expect(text(wheels, 1) == "25" && text(wheels, 2) == "1442")
    harness.press(.keyboardTab)
    harness.press(.keyboardDownArrow)
    harness.advance(by: 1)
    #expect(parts(picker).month == 2 && parts(picker).day == 25)
  }

  @Test func limitsHold() {
    let picker = picker(.dateAndTime)
    picker.minimumDate = date.addingTimeInterval(60)
    #expect(picker.date == date.addingTimeInterval(60))
    picker.maximumDate = date.addingTimeInterval(600)
    picker.date = date.addingTimeInterval(6000)
    #expect(picker.date == date.addingTimeInterval(600))
    picker.minimumDate = date.addingTimeInterval(9000)
    picker.date = date
    #expect(picker.date == date, "a minimum after the maximum: neither counts")
  }

  @Test func intervalsDivideAnHour() {
    let picker = picker(.time)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    #expect(picker.minuteInterval == 15)
    #expect(picker.date == date.addingTimeInterval(-11 * 60 - 40))
    picker.roundsToMinuteInterval = false
    picker.date = date
    #expect(picker.date == date)
    picker.roundsToMinuteInterval = true
    #expect(picker.date == date.addingTimeInterval(-700))
  }

  /// As measured on a phone.
  @Test func aLimitBetweenIntervalsIsKeptBelowAndRoundedAbove() {
    let picker = picker(.time)
    picker.minuteInterval = 15
    picker.maximumDate = date.addingTimeInterval(3600)
    picker.date = date.addingTimeInterval(7200)
    #expect(picker.date == date.addingTimeInterval(3600 - 700))
    picker.minimumDate = date
    picker.date = date.addingTimeInterval(-7200)
    #expect(picker.date == date)
    picker.maximumDate = date.addingTimeInterval(60)
    #expect(picker.date == date.addingTimeInterval(-700), "neither counts")
  }

  /// As measured on a phone.
  @Test func durationsAreInWholeMinutes() {
    let picker = picker(.date)
    #expect(picker.countDownDuration == 0)
    let today = date.addingTimeInterval(5 * 86400)
    CurrentDate.$made.withValue(today) { picker.datePickerMode = .countDownTimer }
    #expect(picker.countDownDuration == 60)
    #expect(picker.date == picker.calendar.startOfDay(for: today))
    picker.countDownDuration = 3661
    #expect(picker.countDownDuration == 3660)
    picker.countDownDuration = .nan
    picker.minuteInterval = 5
    picker.countDownDuration = 3661
    #expect(picker.countDownDuration == 3600)
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func theUnitsOfADurationStandBesideItsNumbers() throws {
    let picker = picker(.countDownTimer)
    picker.countDownDuration = 3900
    let (harness, _) = show(picker)
    harness.settle()
    let face = try #require(first(DateWheels.self, in: picker))
    let labels = face.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["hour", "min"])
    for label in labels {
      #expect(abs(label.frame.midY - face.bounds.midY) <= 1 && face.bounds.contains(label.frame))
    }
    #expect(labels[0].frame.maxX < labels[1].frame.minX)
    picker.countDownDuration = 7200
    harness.settle()
    #expect(labels.map(\.text) == ["hours", "min"])
  }

  @Test func aCompactPickerOpensACalendar() throws {
    let picker = picker(.date, .automatic)
    picker.frame.size = picker.intrinsicContentSize
    let (harness, page) = show(picker)
    #expect(picker.datePickerStyle == .compact)
    let button = try #require(first(UIButton.self, in: picker))
    #expect(button.titleLabel?.text == "Sep 13, 2020")
    harness.tap(button)
    harness.advance(by: 1)
    let popover =
      page.window?.rootViewController?.presentedViewController?
      .activePresentationController as? UIPopoverPresentationController
    #expect(popover?.sourceView === button && popover?.arrowDirection == .up)
    let calendar = try #require(first(DateCalendar.self, in: page.window!))
    let third = try #require(harness.view(labelled: "Thursday, September 3, 2020"))
    harness.tap(third)
    #expect(picker.date == date.addingTimeInterval(-10 * 86400))
    #expect(button.configuration?.title == "Sep 3, 2020")
    harness.tap(try #require(harness.view(labelled: "Next month")))
    #expect(calendar.calendarView.visibleDateComponents.month == 10)
    harness.press(.keyboardEscape)
    harness.advance(by: 1)
    #expect(calendar.window == nil)
  }

  @Test func anInlineCalendarIsGoneThroughByKeys() throws {
    let picker = picker(.date, .inline)
    let (harness, _) = show(picker)
    let calendar = try #require(first(UICalendarView.self, in: picker))
    #expect(calendar.days.count { !$0.isHidden } == 30)
    #expect(
      calendar.days.first { $0.isSelected }?.accessibilityLabel == "Sunday, September 13, 2020")
    for _ in 0..<4 { harness.press(.keyboardTab) }
    harness.press(.keyboardRightArrow)
    #expect(picker.date == date.addingTimeInterval(86400))
    for _ in 0..<3 { harness.press(.keyboardDownArrow) }
    #expect(picker.date == date.addingTimeInterval(22 * 86400))
    #expect(calendar.visibleDateComponents.month == 10)
  }

  @Test func daysBeyondLimitsCannotBePicked() throws {
    let picker = picker(.date, .inline)
    picker.minimumDate = date.addingTimeInterval(-2 * 86400)
    let (harness, _) = show(picker)
    let tenth = try #require(harness.view(labelled: "Thursday, September 10, 2020"))
    harness.tap(tenth)
    #expect(picker.date == date && tenth.accessibilityTraits.contains(.notEnabled))
  }

  @Test func garbageChangesNothing() {
    let picker = picker(.dateAndTime)
    picker.date = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(picker.date == date)
    picker.date = .distantFuture
    picker.date = .distantPast
    #expect(picker.date == .distantPast)
  }
}
