/// The current recording and replay of an application.
@MainActor
final class RecordingSession {
  var recorder: InputRecorder?
  var player: InputPlayer?
}
