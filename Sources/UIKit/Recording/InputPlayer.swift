import PlatformKit

/// Replays recorded input to the application, each report at its time. Main thread only.
@MainActor
final class InputPlayer {
  private let recording: InputRecording
  private let begin: HostTime
  private let timers: TimerQueue
  private let perform: @MainActor (InputRecording.Moment, HostTime) -> Void
  private let completion: @MainActor () -> Void
  private var next = 0
  private var timer: TimerQueue.QueuedTimer?

  /// `perform` gets the exact time of the report, even if it runs late.
  init(
    _ recording: InputRecording, from begin: HostTime, timers: TimerQueue,
    perform: @escaping @MainActor (InputRecording.Moment, HostTime) -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    self.recording = recording
    self.begin = begin
    self.timers = timers
    self.perform = perform
    self.completion = completion
  }

  func waitForNext() {
    guard next < recording.moments.count else { return completion() }
    let moment = recording.moments[next]
    let time = begin + moment.after
    timer = timers.set(at: time) { [weak self] in
      guard let self else { return }
      next += 1
      perform(moment, time)
      waitForNext()
    }
  }

  func stop() {
    timer?.cancel()
    next = recording.moments.count
  }
}
