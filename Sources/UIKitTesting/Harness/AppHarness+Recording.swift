public import UIKit

extension AppHarness {
  /// Replays `recording` to the app at its exact times. Returns when it is complete.
  public func replay(_ recording: InputRecording) {
    application.makeCurrent()
    var isOver = false
    application.replay(recording) { isOver = true }
    advance(by: recording.duration)
    precondition(isOver, "a replay ends with its last report")
  }
}
