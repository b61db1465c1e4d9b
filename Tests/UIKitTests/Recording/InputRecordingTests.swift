import Foundation
import PlatformKit
import Testing
@testable import UIKit

@MainActor
struct InputRecordingTests {
  private func make() -> (TestApp, RecordingView) {
    let app = TestApp()
    let view = RecordingView("a", frame: app.window.bounds)
    app.window.addSubview(view)
    app.turn()
    return (app, view)
  }

  private func record() -> InputRecording {
    let (app, _) = make()
    app.application.startRecordingInput()
    app.advance(0.5)
    app.press(10, 20)
    app.advance(0.25)
    app.move(30, 40)
    app.advance(0.25)
    app.release(30, 40)
    app.key(.pressed, usage: 4, "a")
    return app.application.stopRecordingInput()!
  }

  @Test func whatWasDoneIsDoneAgainAtTheSamePace() {
    let recording = record()
    #expect(recording.duration == 1)
    let (app, view) = make()
    var isOver = false
    app.application.replay(recording) { isOver = true }
    app.advance(0.4)
    #expect(view.log.isEmpty)
    app.advance(0.1)
    #expect(view.log == ["began 10,20"])
    app.advance(0.5)
    #expect(view.log == ["began 10,20", "moved 30,40", "ended 30,40"])
    #expect(isOver)
  }

  @Test func aFileHoldsAllOfIt() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).input")
    defer { try? FileManager.default.removeItem(at: url) }
    let recording = record()
    try recording.write(to: url)
    let read = try InputRecording(contentsOf: url)
    #expect(read.moments.map(\.after) == recording.moments.map(\.after))
    let again = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).input")
    defer { try? FileManager.default.removeItem(at: again) }
    try read.write(to: again)
    #expect(try Data(contentsOf: url) == Data(contentsOf: again))
  }

  @Test(arguments: [
    "", "nonsense", #"{"format":"casement input","scale":1,"version":9}"#,
    #"{"format":"casement input","scale":1,"version":1}"# + "\n{}",
    #"{"format":"casement input","scale":0,"version":1}"#,
  ])
  func aFileOfSomethingElseIsRefusedWithItsLine(_ text: String) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).input")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(text.utf8).write(to: url)
    let error = #expect(throws: InputRecording.FormatError.self) {
      try InputRecording(contentsOf: url)
    }
    #expect(error?.description.hasPrefix("line ") == true)
  }

  @Test func devicesAreNotHeardDuringAReplay() {
    let recording = record()
    let (app, view) = make()
    app.application.replay(recording)
    app.press(100, 100)
    app.release(100, 100)
    #expect(view.log.isEmpty)
    app.advance(2)
    app.press(100, 100)
    #expect(view.log.last == "began 100,100")
  }

  @Test func fingersAreAddedByHandInTheOrderOfTheirTimes() {
    var recording = InputRecording()
    recording.add(.ended, of: 1, at: CGPoint(x: 5, y: 6), after: 0.2)
    recording.add(.began, of: 1, at: CGPoint(x: 1, y: 2), after: 0.1)
    recording.add(.stationary, of: 1, at: .zero, after: 0.15)
    let (app, view) = make()
    app.application.replay(recording)
    app.advance(0.1)
    app.advance(0.1)
    #expect(view.log == ["began 1,2", "ended 5,6"])
    #expect(view.touches[0].type == .direct)
  }
}
