/// What an application records and replays at present.
@MainActor
final class InputTape {
  var recorder: InputRecorder?
  var player: InputPlayer?
}
