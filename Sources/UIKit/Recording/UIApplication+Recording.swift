import PlatformKit

// Recording and replaying what devices report; ours, not Apple's.

extension UIApplication {
  /// Keeps every report of pointer, touch, scroll, touchpad and key from now on, in memory.
  public func startRecordingInput() {
    engine.tape.recorder = InputRecorder(
      from: engine.platform.clock.now(), scale: Double(screens.all[0].scale))
  }

  /// What has been kept since `startRecordingInput()`; nil where nothing was asked for.
  public func stopRecordingInput() -> InputRecording? {
    defer { engine.tape.recorder = nil }
    return engine.tape.recorder?.recording
  }

  /// Does to the app's windows what `recording` has, at the same pace. The devices are not listened to
  /// until the end, of which `completion` tells. A replay under way is given up without a word.
  public func replay(_ recording: InputRecording, completion: (() -> Void)? = nil) {
    engine.tape.player?.stop()
    let scale = Double(screens.all[0].scale) / recording.scale
    let player = InputPlayer(
      recording, from: engine.platform.clock.now(), timers: engine.timers,
      perform: { [weak self] moment, time in self?.perform(moment, at: time, scaledBy: scale) },
      completion: { [weak self] in
        self?.engine.tape.player = nil
        completion?()
      })
    engine.tape.player = player
    player.waitForNext()
  }

  /// Whether an event goes on to the app; what is recorded is what does.
  func tapeLets(_ event: PlatformEvent) -> Bool {
    guard let id = event.window, RecordedInput(event) != nil else { return true }
    if engine.tape.player != nil { return false }
    note(event, of: id)
    return true
  }

  /// Reports for windows there are not are dropped.
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
    index.map { engine.tape.recorder?.note(event, of: $0, at: engine.platform.clock.now()) }
  }
}

extension PlatformEvent {
  /// The window it is for; nil for what concerns none.
  fileprivate var window: WindowID? {
    switch self {
    case .pointer(let id, _), .touch(let id, _), .scroll(let id, _), .transform(let id, _),
      .key(let id, _), .window(let id, _):
      id
    case .screensChanged, .disconnected: nil
    }
  }
}
