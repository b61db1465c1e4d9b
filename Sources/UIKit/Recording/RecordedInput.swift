import PlatformKit

/// A device report without its window and time.
enum RecordedInput: Codable, Sendable {
  case pointer(PointerSample)
  case touch(TouchReport)
  case scroll(ScrollReport)
  case transform(TransformReport)
  case key(KeyStroke)
  case inputMethod(InputMethodEvent)

  init?(_ event: PlatformEvent) {
    switch event {
    case .pointer(_, let sample): self = .pointer(sample)
    case .touch(_, let report): self = .touch(report)
    case .scroll(_, let report): self = .scroll(report)
    case .transform(_, let report): self = .transform(report)
    case .key(_, let stroke): self = .key(stroke)
    case .inputMethod(_, let event): self = .inputMethod(event)
    case .window, .foreignDrag, .screensChanged, .compositingChanged, .settingsChanged, .session,
      .disconnected:
      return nil
    }
  }

  /// The event for another time, window and screen; `scale` is the ratio of the pixel densities.
  func event(in window: WindowID, at time: HostTime, scaledBy scale: Double) -> PlatformEvent {
    switch self {
    case .pointer(let sample): .pointer(window, sample.moved(to: time, scale))
    case .touch(let report): .touch(window, report.moved(to: time, scale))
    case .scroll(let report): .scroll(window, report.moved(to: time, scale))
    case .transform(let report): .transform(window, report.moved(to: time, scale))
    case .key(let stroke): .key(window, stroke.moved(to: time))
    case .inputMethod(let event): .inputMethod(window, event)
    }
  }
}

private protocol PositionedReport {
  var x: Double { get set }
  var y: Double { get set }
  var time: HostTime { get set }
}

extension PositionedReport {
  func moved(to time: HostTime, _ scale: Double) -> Self {
    var report = self
    report.x *= scale
    report.y *= scale
    report.time = time
    return report
  }
}

extension PointerSample: PositionedReport {}
extension TouchReport: PositionedReport {}
extension ScrollReport: PositionedReport {}
extension TransformReport: PositionedReport {}

extension KeyStroke {
  fileprivate func moved(to time: HostTime) -> KeyStroke {
    var stroke = self
    stroke.time = time
    return stroke
  }
}
