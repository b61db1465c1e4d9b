import UIKit

/// The last four seconds: a lane per touch, coloured by phase, with the frames below and two
/// meters.
class TimelineView: UIView {
  private static let span: TimeInterval = 4
  private var lanes: [Lane] = []
  private var frames: [(time: TimeInterval, isLate: Bool)] = []
  private var lastEvent: TimeInterval?
  private var latency: TimeInterval?
  private var now: TimeInterval = 0
  private let meter = UILabel(frame: .zero)

  /// One touch and the times of its phases.
  private struct Lane {
    let touch: ObjectIdentifier
    var marks: [(time: TimeInterval, phase: UITouch.Phase)]
    var isOver: Bool { marks.last.map { $0.phase == .ended || $0.phase == .cancelled } ?? true }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 22
    meter.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    meter.textColor = .secondaryLabel
    meter.textAlignment = .right
    meter.text = "at rest"
    addSubview(meter)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    meter.frame = CGRect(x: bounds.width - 176, y: 10, width: 160, height: 18)
  }

  func note(_ event: UIEvent) {
    lastEvent = max(lastEvent ?? 0, event.timestamp)
    for touch in event.allTouches ?? [] where touch.phase != .stationary {
      let (id, mark) = (ObjectIdentifier(touch), (touch.timestamp, touch.phase))
      if let index = lanes.lastIndex(where: { $0.touch == id && !$0.isOver }) {
        lanes[index].marks.append(mark)
      } else {
        lanes.append(Lane(touch: id, marks: [mark]))
      }
    }
  }

  /// A frame that began at `time` and will be visible at `shown`.
  func frame(at time: TimeInterval, shown: TimeInterval, expected: TimeInterval) {
    let gap = frames.last.map { time - $0.time } ?? expected
    frames.append((time, gap > expected * 1.5 && gap < 0.5))
    if let event = lastEvent { latency = shown - event }
    lastEvent = nil
    now = time
    forget(before: time - Self.span)
    showMeters()
    setNeedsDisplay()
  }

  /// Whether nothing changes any more.
  func isAtRest(at time: TimeInterval) -> Bool {
    guard lanes.isEmpty else { return false }
    meter.text = "at rest"
    return true
  }

  private func forget(before time: TimeInterval) {
    frames.removeAll { $0.time < time }
    lanes.removeAll { $0.isOver && ($0.marks.last?.time ?? 0) < time }
  }

  private func showMeters() {
    let rate = frames.count { $0.time > now - 1 }
    let wait = latency.map { String(format: "  %.1f ms", $0 * 1000) } ?? ""
    meter.text = "\(rate) frames/s\(wait)"
  }

  override func draw(_ rect: CGRect) {
    for (row, lane) in lanes.suffix(4).enumerated() { draw(lane, at: 34 + CGFloat(row) * 14) }
    for frame in frames {
      (frame.isLate ? UIColor.systemRed : .systemGray4).setFill()
      UIRectFill(CGRect(x: x(of: frame.time), y: bounds.height - 12, width: 1, height: 6))
    }
  }

  private func draw(_ lane: Lane, at y: CGFloat) {
    let ends = lane.marks.dropFirst().map(\.time) + [lane.isOver ? lane.marks.last!.time : now]
    for (mark, end) in zip(lane.marks, ends) {
      mark.phase.color.setFill()
      let start = x(of: mark.time)
      let width = max(x(of: end) - start, mark.phase == .moved ? 1 : 3)
      UIRectFill(CGRect(x: start, y: y, width: width, height: 8))
    }
  }

  private func x(of time: TimeInterval) -> CGFloat {
    16 + (bounds.width - 32) * CGFloat(1 - (now - time) / Self.span)
  }
}

extension UITouch.Phase {
  /// The colour on the timeline.
  @MainActor fileprivate var color: UIColor {
    switch self {
    case .began: .systemGreen
    case .moved: .systemBlue
    case .stationary: .systemGray4
    case .ended: .systemTeal
    case .cancelled: .systemOrange
    case .regionEntered, .regionMoved, .regionExited: .systemGray5
    }
  }
}
