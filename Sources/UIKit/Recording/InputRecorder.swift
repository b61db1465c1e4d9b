import PlatformKit

/// Records device reports. Main thread only.
@MainActor
final class InputRecorder {
  private(set) var recording: InputRecording
  private let begin: HostTime

  init(from begin: HostTime, scale: Double) {
    self.begin = begin
    recording = InputRecording(scale: scale)
  }

  /// A report with an earlier time than the one before it gets that one's time.
  func note(_ event: PlatformEvent, of window: Int, at time: HostTime) {
    guard let input = RecordedInput(event) else { return }
    let after = max(time - begin, recording.duration)
    recording.moments.append(.init(after: after, window: window, input: input))
  }
}
