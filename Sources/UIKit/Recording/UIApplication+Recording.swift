import PlatformKit

// Records and replays device reports. Not part of Apple's API.

extension UIApplication {
  /// Starts to record every pointer, touch, scroll, touchpad and key report in memory.
  public func startRecordingInput() {
    engine.inputRecording.recorder = InputRecorder(
      from: engine.platform.clock.now(), scale: Double(screens.all[0].scale))
  }

  /// Returns the reports since `startRecordingInput()`; nil if it was not called.
  public func stopRecordingInput() -> InputRecording? {
    defer { engine.inputRecording.recorder = nil }
    return engine.inputRecording.recorder?.recording
  }

  /// Replays `recording` to the app's windows at its own pace. Ignores the devices until the end,
  /// then calls `completion`. Stops a current replay without calling its completion.
  public func replay(_ recording: InputRecording, completion: (() -> Void)? = nil) {
    engine.inputRecording.player?.stop()
    let scale = Double(screens.all[0].scale) / recording.scale
    let player = InputPlayer(
      recording, from: engine.platform.clock.now(), timers: engine.timers,
      perform: { [weak self] moment, time in self?.perform(moment, at: time, scaledBy: scale) },
      completion: { [weak self] in
        self?.engine.inputRecording.player = nil
        completion?()
      })
    engine.inputRecording.player = player
    player.waitForNext()
  }

  /// Whether to pass an event on to the app. Also records it.
  func acceptsDuringReplay(_ event: PlatformEvent) -> Bool {
    guard let id = event.window, RecordedInput(event) != nil else { return true }
    if engine.inputRecording.player != nil { return false }
    note(event, of: id)
    return true
  }

  /// Drops reports for windows that do not exist.
  private func perform(
    _ moment: InputRecording.Moment, at time: HostTime, scaledBy scale: Double
  ) {
    guard windows.indices.contains(moment.window),
      let id = windows[moment.window].presence?.platformWindow.id
    else { return }
    let event = moment.input.event(in: id, at: time, scaledBy: scale)
    note(event, of: id)
    pass(on: event)
  }

  private func note(_ event: PlatformEvent, of id: WindowID) {
    let index = windows.firstIndex { $0.presence?.platformWindow.id == id }
    guard let index else { return }
    engine.inputRecording.recorder?.note(event, of: index, at: engine.platform.clock.now())
  }
}

extension PlatformEvent {
  fileprivate var window: WindowID? {
    switch self {
    case .pointer(let id, _), .touch(let id, _), .scroll(let id, _), .transform(let id, _),
      .key(let id, _), .inputMethod(let id, _), .window(let id, _), .foreignDrag(let id, _):
      id
    case .screensChanged, .compositingChanged, .settingsChanged, .session, .disconnected: nil
    }
  }
}
