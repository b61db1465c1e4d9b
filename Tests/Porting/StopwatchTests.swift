import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Stopwatch

@MainActor @Suite(.serialized) struct StopwatchTests {
  private let app = RunningApp(AppDelegate())

  private func run(for seconds: TimeInterval) { app.harness.advance(by: seconds) }

  @Test func itCountsWhileItRuns() throws {
    #expect(try app.text("time") == "00:00.00")
    try app.tap("start")
    run(for: 1.5)
    #expect(try app.text("time") > "00:01.40")
    try app.tap("start")
    run(for: 3)
    #expect(try app.text("time") == "00:01.50")
    try app.tap("start")
    run(for: 60)
    try app.tap("start")
    #expect(try app.text("time") == "01:01.50")
  }

  @Test func titlesAreLocalized() throws {
    let start = try app.find("start", as: UIButton.self)
    let lap = try app.find("lap", as: UIButton.self)
    #expect(start.currentTitle == "Start" && lap.currentTitle == "Lap")
    #expect(!lap.isEnabled)
    try app.tap("start")
    run(for: 0.1)
    #expect(start.currentTitle == "Stop" && lap.isEnabled)
    try app.tap("start")
    #expect(start.currentTitle == "Start" && lap.currentTitle == "Reset")
  }

  @Test func lapsArriveByNotificationTheNewestOnTop() throws {
    try app.tap("start")
    for seconds in [2.0, 1, 3] {
      run(for: seconds)
      try app.tap("lap")
    }
    run(for: 0.5)
    #expect(try app.text("lap-1-time") == "00:02.00")
    #expect(try app.text("lap-2-time") == "00:01.00")
    #expect(try app.text("lap-3-time") == "00:03.00")
    #expect(try app.find("lap-3").frame.minY == 0 && app.find("lap-1").frame.minY == 88)
    #expect(try !app.find("lap-2-best").isHidden && app.find("lap-1-best").isHidden)
    let list = try app.find("laps", as: UIScrollView.self)
    #expect(list.contentSize == CGSize(width: list.bounds.width, height: 132))
    #expect(try app.find("lap-1", as: LapRow.self).titleLabel.text == "Lap 1")
  }

  @Test func resetRemovesTheLaps() throws {
    try app.tap("start")
    run(for: 0.5)
    try app.tap(["lap", "start"])
    #expect(try app.find("laps", as: LapListView.self).rows.count == 1)
    try app.tap("lap")
    #expect(try app.find("laps", as: LapListView.self).rows.isEmpty)
    #expect(try app.text("time") == "00:00.00")
    #expect(try !app.find("lap", as: UIButton.self).isEnabled)
  }

  @Test func theDotBlinksByTimerUntilItStops() throws {
    let dot = try app.find("dot")
    #expect(dot.isHidden)
    try app.tap("start")
    #expect(!dot.isHidden && app.harness.application.isIdleTimerDisabled)
    try app.wait { dot.isHidden }
    try app.wait { !dot.isHidden }
    run(for: 0.1)
    try app.tap("start")
    #expect(dot.isHidden && !app.harness.application.isIdleTimerDisabled)
  }

  @Test func viewsFollowTheWindowByTheirMasks() throws {
    let width = try app.window.bounds.width
    #expect(try app.find("start").frame.maxX == width - 16)
    #expect(try app.find("lap").frame.minX == 16)
    #expect(try app.find("time").frame.width == width - 32)
  }
}
