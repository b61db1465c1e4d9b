public import UIKit

extension AppHarness {
  /// Does to the app what `recording` has, with exactly its times; returns when all of it is done.
  public func replay(_ recording: InputRecording) {
    application.makeCurrent()
    var isOver = false
    application.replay(recording) { isOver = true }
    advance(by: recording.duration)
    precondition(isOver, "a replay ends with its last report")
  }
}
