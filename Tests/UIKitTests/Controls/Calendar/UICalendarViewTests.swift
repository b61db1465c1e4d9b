import Foundation
import PlatformKit
import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct UICalendarViewTests {
  private let utc = TimeZone(identifier: "UTC")

  /// September 2020.
  private func calendarView(_ locale: String = "en_US") -> UICalendarView {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 384))
    view.calendar = Calendar(identifier: .gregorian)
    (view.locale, view.timeZone) = (Locale(identifier: locale), utc)
    view.visibleDateComponents = DateComponents(year: 2020, month: 9)
    return view
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(utc)
    return try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
  }

  private func show(_ view: UIView) -> AppHarness {
    let harness = AppHarness()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    page.addSubview(view)
    harness.show(page)
    return harness
  }

  private func day(_ number: Int, in view: UICalendarView) throws -> DateCell {
    try #require(
      view.days.first { !$0.isHidden && view.usedCalendar.component(.day, from: $0.day) == number })
  }

  private func columns(_ view: UICalendarView, _ number: Int) throws -> Int {
    Int(try day(number, in: view).frame.midX / 50)
  }

  @MainActor
  private final class Picks: NSObject, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate, UICalendarViewDelegate
  {
    var book: [String] = []
    var refused: Set<Int> = []

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents.map { !refused.contains($0.day ?? 0) } ?? true }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { book.append("picked \(dateComponents?.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { book.append("picked \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { book.append("gave up \(dateComponents.day ?? 0)") }
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      dateComponents.day == 9 ? .default(color: .red, size: .large) : nil
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { book.append("left \(previousDateComponents.month ?? 0)") }
  }

  @Test func aMonthBeginsOnItsWeekdayAndTheWeekAsTheLocaleSays() throws {
    for (locale, first) in [("en_US", 2), ("de_DE", 1)] {
      let view = calendarView(locale)
      _ = show(view)
      #expect(view.days.count { !$0.isHidden } == 30)
      // 1 September 2020 was a Tuesday.
      #expect(try columns(view, 1) == first)
      #expect(try columns(view, 8) == first)
    }
  }

  @Test func layoutFromRightToLeftMirrorsWeeksAndPages() throws {
    let view = calendarView()
    view.traitOverrides.layoutDirection = .rightToLeft
    let harness = show(view)
    #expect(try columns(view, 1) == 4, "Tuesday, from the right")
    harness.tap(try #require(harness.view(labelled: "Next month")))
    harness.advance(by: 1)
    #expect(view.visibleDateComponents.month == 10)
    harness.drag(
      from: CGPoint(x: 60, y: 200), to: CGPoint(x: 320, y: 200), in: view, duration: 0.15)
    harness.advance(by: 2)
    #expect(view.visibleDateComponents.month == 11)
  }

  @Test func oneDayIsPickedAndGivenUp() throws {
    let (view, picks) = (calendarView(), Picks())
    let selection = UICalendarSelectionSingleDate(delegate: picks)
    view.selectionBehavior = selection
    picks.refused = [4]
    selection.updateSelectableDates()
    let harness = show(view)
    harness.tap(try day(3, in: view))
    harness.tap(try day(4, in: view))
    harness.tap(try day(5, in: view))
    #expect(picks.book == ["picked 3", "picked 5"])
    #expect(selection.selectedDate?.day == 5 && selection.selectedDate?.month == 9)
    #expect(view.days.filter(\.isSelected).count == 1)
    #expect(try !day(4, in: view).isEnabled)
    harness.tap(try day(5, in: view))
    #expect(picks.book.last == "picked 0" && selection.selectedDate == nil)
  }

  @Test func programsPickSilentlyAndTurnToTheMonth() throws {
    let (view, picks) = (calendarView(), Picks())
    let selection = UICalendarSelectionSingleDate(delegate: picks)
    view.selectionBehavior = selection
    let harness = show(view)
    selection.setSelected(DateComponents(year: 2021, month: 2, day: 28), animated: false)
    harness.settle()
    #expect(picks.book.isEmpty && view.visibleDateComponents.month == 2)
    #expect(view.visibleDateComponents.year == 2021)
    #expect(view.days.count { !$0.isHidden } == 28)
    #expect(try day(28, in: view).isSelected)
  }

  @Test func severalDaysArePicked() throws {
    let (view, picks) = (calendarView(), Picks())
    let selection = UICalendarSelectionMultiDate(delegate: picks)
    view.selectionBehavior = selection
    selection.selectedDates = [DateComponents(year: 2020, month: 9, day: 1)]
    let harness = show(view)
    for number in [12, 20, 12] { harness.tap(try day(number, in: view)) }
    #expect(picks.book == ["picked 12", "picked 20", "gave up 12"])
    #expect(selection.selectedDates.map(\.day) == [1, 20])
  }

  @Test func daysOfAnotherTimeZoneArePickedWhereTheyAreInTheViews() throws {
    let (view, selection) = (calendarView(), UICalendarSelectionMultiDate(delegate: nil))
    view.selectionBehavior = selection
    var picked = DateComponents(year: 2020, month: 9, day: 12)
    picked.calendar = Calendar(identifier: .gregorian)
    picked.calendar?.timeZone = try #require(utc)
    selection.selectedDates = [picked]
    _ = show(view)
    #expect(try day(12, in: view).isSelected && !day(11, in: view).isSelected)
    view.timeZone = TimeZone(secondsFromGMT: -3600)
    view.layoutIfNeeded()
    #expect(view.visibleDateComponents.month == 9)
    #expect(try day(11, in: view).isSelected && !day(12, in: view).isSelected)
  }

  @Test func withoutASelectionBehaviourNothingIsPicked() throws {
    let view = calendarView()
    let harness = show(view)
    harness.tap(try day(3, in: view))
    #expect(view.days.allSatisfy { !$0.isSelected })
  }

  @Test func arrowsTurnThePagesWithinTheAvailableDates() throws {
    let (view, picks) = (calendarView(), Picks())
    view.delegate = picks
    view.availableDateRange = DateInterval(
      start: try date(2020, 8, 10), end: try date(2020, 10, 5))
    let harness = show(view)
    harness.tap(try #require(harness.view(labelled: "Next month")))
    harness.advance(by: 1)
    #expect(view.visibleDateComponents.month == 10 && picks.book == ["left 9"])
    #expect(try day(5, in: view).isEnabled && !day(6, in: view).isEnabled)
    harness.tap(try #require(harness.view(labelled: "Next month")))
    harness.advance(by: 1)
    #expect(view.visibleDateComponents.month == 10, "there is no further month")
    for _ in 0..<2 {
      harness.tap(try #require(harness.view(labelled: "Previous month")))
      harness.advance(by: 1)
    }
    #expect(view.visibleDateComponents.month == 8)
    #expect(try !day(9, in: view).isEnabled && day(10, in: view).isEnabled)
  }

  @Test func aSwipeTurnsThePage() throws {
    let (view, picks) = (calendarView(), Picks())
    view.delegate = picks
    let harness = show(view)
    harness.drag(
      from: CGPoint(x: 320, y: 200), to: CGPoint(x: 60, y: 200), in: view, duration: 0.15)
    harness.advance(by: 2)
    #expect(view.visibleDateComponents.month == 10 && picks.book == ["left 9"])
  }

  @Test func decorationsLieBelowTheirDaysAndAreAskedAgain() throws {
    let (view, picks) = (calendarView(), Picks())
    view.delegate = picks
    let harness = show(view)
    let dot = try #require(try day(9, in: view).decoration)
    #expect(dot.bounds.size == CGSize(width: 9, height: 9))
    #expect(dot.frame.minY > 36)
    #expect(try day(10, in: view).decoration == nil)
    view.reloadDecorations(
      forDateComponents: [DateComponents(year: 2020, month: 9, day: 9)], animated: false)
    #expect(try day(9, in: view).decoration !== dot)
    view.wantsDateDecorations = false
    harness.settle()
    #expect(try day(9, in: view).decoration == nil)
    #expect(view.intrinsicContentSize.height == 300)
  }

  @Test func keysGoThroughTheDays() throws {
    let (view, picks) = (calendarView(), Picks())
    let selection = UICalendarSelectionSingleDate(delegate: picks)
    view.selectionBehavior = selection
    selection.selectedDate = DateComponents(year: 2020, month: 9, day: 29)
    let harness = show(view)
    view.window?.focus(on: try day(29, in: view), [])
    harness.press(.keyboardRightArrow)
    #expect(try day(30, in: view).isFocused && picks.book.isEmpty)
    harness.press(.keyboardSpacebar)
    #expect(picks.book == ["picked 30"])
    harness.press(.keyboardDownArrow)
    #expect(view.visibleDateComponents.month == 10)
    #expect(try day(7, in: view).isFocused)
  }

  @Test func tabGoesToADayOfTheMonthThatComesWhichTurnsToItsEnd() throws {
    let view = calendarView()
    let harness = show(view)
    view.window?.focus(on: try #require(harness.view(labelled: "Next month")), [])
    harness.press(.keyboardSpacebar)
    harness.press(.keyboardTab)
    #expect(view.visibleDateComponents.month == 10)
    #expect(try day(1, in: view).isFocused)
    harness.advance(by: 1)
    let cell = try #require(view.pages.shownCell)
    #expect(try day(1, in: view).isFocused && view.pages.cells == [cell])
    #expect(cell.convert(CGPoint.zero, to: view).x == 0)
  }

  @Test func ofTheMonthsThatTurnOnlyTheOneThatComesIsRead() throws {
    let (page, view) = (ExportedPage(), calendarView())
    page.add(view, 0, 0, 350, 384)
    /// Of the days, such as "Tuesday, September 1, 2020".
    func months() -> Set<Substring> {
      Set(page.names.map { $0.split(separator: " ") }.filter { $0.count == 4 }.map { $0[1] })
    }
    #expect(months() == ["September"])
    page.harness.tap(try #require(page.harness.view(labelled: "Next month")))
    for _ in 0..<2 {
      #expect(months() == ["October"] && view.pages.cells.count == 2)
      page.harness.advance(by: 0.1)
    }
    page.harness.advance(by: 1)
    #expect(months() == ["October"] && view.pages.cells.count == 1)
    let list = try #require(page.node(view.pages.view))
    #expect(page.bridge.perform(.perform(.scrollLeft), on: list.id))
    #expect(months() == ["September"] && view.visibleDateComponents.month == 9)
  }

  @Test func aReaderPressesADayOfTheMonthThatComes() throws {
    let (page, view) = (ExportedPage(), calendarView())
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    view.selectionBehavior = selection
    page.add(view, 0, 0, 350, 384)
    page.harness.settle()
    page.harness.tap(try #require(page.harness.view(labelled: "Next month")))
    let node = try #require(page.node(try day(7, in: view)))
    #expect(page.bridge.perform(.perform(.press), on: node.id))
    page.harness.advance(by: 1)
    #expect(selection.selectedDate?.month == 10 && selection.selectedDate?.day == 7)
    #expect(view.pages.cells.count == 1)
  }

  @Test func aFarMonthComesAsTheNextOneDoes() throws {
    let (view, picks) = (calendarView(), Picks())
    view.delegate = picks
    let harness = show(view)
    view.setVisibleDateComponents(DateComponents(year: 3020, month: 1), animated: true)
    harness.settle()
    #expect(view.days.count { !$0.isHidden } == 31 && picks.book == ["left 9"])
    harness.advance(by: 1)
    let cell = try #require(view.pages.shownCell)
    #expect(view.pages.cells == [cell] && cell.convert(CGPoint.zero, to: view).x == 0)
    #expect(view.visibleDateComponents.year == 3020 && picks.book == ["left 9"])
  }

  @Test func theNameOfTheMonthOpensWheels() throws {
    let view = calendarView()
    let harness = show(view)
    harness.tap(try #require(harness.view(labelled: "September 2020")))
    harness.settle()
    #expect(view.chooser != nil && view.pages.view.isHidden)
    view.chooser?.pick(try date(2022, 3, 1))
    #expect(view.visibleDateComponents.year == 2022 && view.visibleDateComponents.month == 3)
    harness.tap(try #require(harness.view(labelled: "March 2022")))
    harness.settle()
    #expect(view.chooser == nil && !view.pages.view.isHidden)
    #expect(view.days.count { !$0.isHidden } == 31)
  }

  @Test func datesBeyondTheAvailableOnesAreTheNearest() throws {
    let view = calendarView()
    view.availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    let harness = show(view)
    view.visibleDateComponents = DateComponents(year: 99_999, month: 1)
    harness.settle()
    #expect(view.visibleDateComponents.year == 4001)
    view.visibleDateComponents = DateComponents(year: .max, month: .min)
    #expect(view.visibleDateComponents.year == 4001, "there is no such year")
    view.visibleDateComponents = DateComponents(year: 2020, month: 9)
    harness.settle()
    #expect(view.days.count { !$0.isHidden } == 30, "of some 48,000 months")
  }

  @Test func largerTextsHaveLargerNumbers() throws {
    let view = calendarView()
    let harness = show(view)
    let label = try #require(
      try day(9, in: view).subviews.compactMap { $0 as? UILabel }.first)
    let size = label.font.pointSize
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    harness.settle()
    #expect(label.font.pointSize > size)
  }
}
