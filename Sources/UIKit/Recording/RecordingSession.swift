/// What an application records and replays at present.
@MainActor
final class RecordingSession {
  var recorder: InputRecorder?
  var player: InputPlayer?
}
