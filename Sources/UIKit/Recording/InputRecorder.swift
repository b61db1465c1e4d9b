import PlatformKit

/// Keeps what devices report from a moment on. Main thread only.
@MainActor
final class InputRecorder {
  private(set) var recording: InputRecording
  private let begin: HostTime

  init(from begin: HostTime, scale: Double) {
    self.begin = begin
    recording = InputRecording(scale: scale)
  }

  /// A report that came late counts as made when the one before it was.
  func note(_ event: PlatformEvent, of window: Int, at time: HostTime) {
    guard let input = RecordedInput(event) else { return }
    let after = max(time - begin, recording.duration)
    recording.moments.append(.init(after: after, window: window, input: input))
  }
}
