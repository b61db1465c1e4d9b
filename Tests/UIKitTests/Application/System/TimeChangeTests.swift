import Foundation
import Glibc
import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct TimeChangeTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var changes = 0
    func applicationSignificantTimeChange(_ application: UIApplication) { changes += 1 }
  }

  private func waitFor(_ isDone: () -> Bool) async throws {
    for _ in 0..<30_000 where !isDone() { try await Task.sleep(for: .milliseconds(2)) }
  }

  // MARK: When

  private struct Day {
    let zone: String
    /// In universal time, as in "2020-09-13T12:00:00Z".
    let moment: String
    let steps: [String]
  }

  private static let days = [
    Day(
      zone: "Asia/Tokyo", moment: "2020-09-13T12:00:00Z",
      steps: ["2020-09-13T15:00:00Z", "2020-09-14T15:00:00Z"]),
    // At the second hour, forward and back.
    Day(
      zone: "Europe/Berlin", moment: "2020-03-28T23:00:00Z",
      steps: ["2020-03-29T01:00:00Z", "2020-03-29T22:00:00Z"]),
    Day(
      zone: "Europe/Berlin", moment: "2020-10-24T22:00:00Z",
      steps: ["2020-10-25T01:00:00Z", "2020-10-25T23:00:00Z"]),
    // At midnight: forward, so that a day begins at one, and back, so that midnight comes twice.
    Day(
      zone: "Asia/Beirut", moment: "2020-03-28T12:00:00Z",
      steps: ["2020-03-28T22:00:00Z", "2020-03-29T21:00:00Z"]),
    Day(
      zone: "Asia/Beirut", moment: "2020-10-24T12:00:00Z",
      steps: ["2020-10-24T21:00:00Z", "2020-10-24T22:00:00Z", "2020-10-25T22:00:00Z"]),
    // Before 1970 there, as on a computer whose clock has no battery.
    Day(
      zone: "America/New_York", moment: "1970-01-01T00:00:00Z", steps: ["1970-01-01T05:00:00Z"]),
  ]

  @Test func aStepIsAtMidnightAndWhereClocksAreSet() throws {
    let format = ISO8601DateFormatter()
    for day in Self.days {
      let zone = try #require(TimeZone(identifier: day.zone))
      let steps = TimeSteps { moment in
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(moment)))
      }
      var moment = Int(try #require(format.date(from: day.moment)).timeIntervalSince1970)
      for step in day.steps {
        moment = steps.next(after: moment)
        let date = Date(timeIntervalSince1970: TimeInterval(moment))
        #expect(format.string(from: date) == step, "\(day.zone)")
      }
    }
  }

  // MARK: Who tells

  private func watchFromEvening(_ onChange: @escaping @MainActor () -> Void) -> TimeChangeWatch? {
    CurrentDate.$made.withValue(evening) { TimeChangeWatch(FolderWatches(), onChange: onChange) }
  }

  @Test func midnightIsToldOnce() async throws {
    var changes = 0
    // Midnight of that day has passed, and the next one is that of the true clock.
    let watch = watchFromEvening { changes += 1 }
    #expect(watch != nil && changes == 0)
    try await waitFor { changes > 0 }
    try await Task.sleep(for: .milliseconds(50))
    #expect(changes == 1)
    withExtendedLifetime(watch) {}
  }

  @Test func anotherTimeZoneIsTold() async throws {
    let folder = try TemporaryFolder()
    let folders = FolderWatches()
    var changes = 0
    let watch = TimeChangeWatch(folders, zoneFolder: folder.url) { changes += 1 }
    let file = folder.url.appendingPathComponent("localtime")
    try folder.write("", to: "hosts")
    // As it is set by what sets it: a link takes the place of another.
    let link = folder.url.appendingPathComponent("localtime.new")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "/usr/share/zoneinfo/Asia/Tokyo")
    #expect(rename(link.path, file.path) == 0)
    try await waitFor { changes > 0 }
    try await Task.sleep(for: .milliseconds(50))
    #expect(changes == 1)
    withExtendedLifetime((watch, folders)) {}
  }

  @Test func theDelegateAndObserversAreTold() {
    let delegate = Delegate()
    let harness = AppHarness(delegate: { delegate })
    var notes = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.significantTimeChangeNotification, object: harness.application,
      queue: nil
    ) { _ in MainActor.assumeIsolated { notes += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    harness.application.receiveTimeChange()
    #expect(delegate.changes == 1 && notes == 1)
  }

  // MARK: Who follows

  private let evening = Date(timeIntervalSince1970: 1_600_000_000)  // 13 September 2020, 12:26:40

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func passMidnight(_ harness: AppHarness) {
    CurrentDate.$made.withValue(evening.addingTimeInterval(86_400)) {
      harness.application.receiveTimeChange()
      harness.advance(by: 1)
    }
  }

  /// Of the row in the middle and its neighbours.
  private func days(_ wheels: UIPickerView) -> [String?] {
    let row = wheels.selectedRow(inComponent: 0)
    return (row - 1...row + 1).map { row in
      wheels.delegate?.pickerView(wheels, titleForRow: row, forComponent: 0)
    }
  }

  @Test func theDayAfterIsTodayOfWheels() throws {
    let harness = AppHarness()
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    CurrentDate.$made.withValue(evening) {
      (picker.calendar, picker.locale) = (calendar, Locale(identifier: "en_US"))
      picker.preferredDatePickerStyle = .wheels
      picker.date = evening
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
      page.addSubview(picker)
      harness.show(page)
    }
    let wheels = try #require(picker.face?.subviews.first as? UIPickerView)
    let names = (-1...1).map { step in
      picker.formatter("EEEMMMd").string(
        from: evening.addingTimeInterval(TimeInterval(step) * 86_400))
    }
    #expect(days(wheels) == [names[0], "Today", names[2]])
    passMidnight(harness)
    #expect(days(wheels) == [names[0], names[1], "Today"])
    #expect(picker.date == evening)
    let shown = wheels.view(forRow: wheels.selectedRow(inComponent: 0), forComponent: 0)
    #expect((shown as? UILabel)?.text == names[1])
  }

  @Test func theDayAfterIsTodayOfCalendars() {
    let harness = AppHarness()
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 384))
    CurrentDate.$made.withValue(evening) {
      view.calendar = calendar
      view.visibleDateComponents = DateComponents(year: 2020, month: 9)
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
      page.addSubview(view)
      harness.show(page)
    }
    let today = { view.days.filter { $0.isToday }.map { calendar.component(.day, from: $0.day) } }
    #expect(today() == [13])
    passMidnight(harness)
    #expect(today() == [14])
  }

  // MARK: Another time zone

  private struct StaleZone: Error {
    let zones: [String]
    let title: String?
  }

  /// A process of its own moves to another time zone.
  @Test func whatHasNoTimeZoneOfItsOwnFollowsTheUsers() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run { try TimeChangeTests.moveFromTokyoToNewYork() }
    }
  }

  private static func live(in zone: String) {
    setenv("TZ", zone, 1)
    NSTimeZone.resetSystemTimeZone()
  }

  private static func moveFromTokyoToNewYork() throws {
    live(in: "Asia/Tokyo")
    let harness = AppHarness()
    let (picker, view, fixed) = (UIDatePicker(), UICalendarView(), UICalendarView())
    picker.locale = Locale(identifier: "en_US")
    picker.datePickerMode = .time
    picker.date = Date(timeIntervalSince1970: 1_600_000_000)  // 12:26:40
    fixed.timeZone = .gmt
    live(in: "America/New_York")
    harness.application.receiveTimeChange()
    let zones = [view, fixed].map { $0.usedCalendar.timeZone.identifier }
    let title = (picker.face?.subviews.first as? UIButton)?.configuration?.title
    guard zones == ["America/New_York", "GMT"], title?.hasPrefix("8:26") == true else {
      throw StaleZone(zones: zones, title: title)
    }
  }
}
