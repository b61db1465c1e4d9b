package import CoreGraphics

extension KeyframeTrack {
  /// The way through `values`, which must be of one kind; nil without any.
  package init?(_ values: [AnimatableValue], _ settings: KeyframeSettings) {
    guard let first = values.first else { return nil }
    let bends = settings.isCubic && first.bends
    let spans =
      settings.mode == .discrete || values.count == 1
      ? values.map { KeyframeSpan(start: $0, end: $0, shape: .held) }
      : bends ? KeySpline(values, settings).spans : KeyframeTrack.straight(values)
    self.init(spans: spans, settings)
  }

  /// The way along a path, for points or, as `isSize` says, sizes; nil for a path that leads nowhere.
  ///
  /// Every element but a move is a segment. Where a new piece begins the value jumps.
  package init?(along path: CGPath, isSize: Bool, _ settings: KeyframeSettings) {
    let spans = path.elements.spans(isSize: isSize)
    guard let last = spans.last else { return nil }
    if settings.mode == .discrete {
      let values = spans.map(\.start) + [last.end]
      self.init(values, settings)
    } else {
      self.init(spans: spans, settings)
    }
  }

  private init(spans: [KeyframeSpan], _ settings: KeyframeSettings) {
    let lengths = settings.isPaced ? spans.map(SpanLengths.init) : []
    let times = KeyframeTrack.times(of: spans, lengths, settings)
    turning = settings.turning
    segments = spans.indices.map { index in
      let isPaced = settings.isPaced
      let hasCurve = !isPaced && index < settings.curves.count
      return KeyframeSegment(
        span: spans[index], begin: times[index], end: times[index + 1],
        curve: hasCurve ? settings.curves[index] : .linear,
        lengths: isPaced ? lengths[index] : nil)
    }
  }

  private static func straight(_ values: [AnimatableValue]) -> [KeyframeSpan] {
    zip(values, values.dropFirst()).map { KeyframeSpan(start: $0, end: $1) }
  }

  /// When each segment begins, and when the last one ends.
  private static func times(
    of spans: [KeyframeSpan], _ lengths: [SpanLengths], _ settings: KeyframeSettings
  ) -> [Double] {
    let total = lengths.reduce(0) { $0 + $1.total }
    if total > 0, total.isFinite {
      var times = [0.0]
      for length in lengths { times.append(times[times.count - 1] + length.total / total) }
      return times
    }
    let isHeld = settings.mode == .discrete
    let values = isHeld ? spans.count : spans.count + 1
    if !settings.isPaced, settings.hasUsableTimes(forValues: values) {
      return settings.times.count == spans.count ? settings.times + [1] : settings.times
    }
    return (0...spans.count).map { Double($0) / Double(spans.count) }
  }
}

extension AnimatableValue {
  /// Whether a curve can lead through such values.
  fileprivate var bends: Bool {
    switch kind {
    case .image, .flag: false
    default: true
    }
  }
}

extension PathElements {
  /// Lines and curves as ways of a point; a close that has nowhere to go is none.
  fileprivate func spans(isSize: Bool) -> [KeyframeSpan] {
    func value(_ p: CGPoint) -> AnimatableValue {
      isSize ? .size(CGSize(width: p.x, height: p.y)) : .point(p)
    }
    var spans: [KeyframeSpan] = []
    var (here, start) = (CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint, _ shape: KeyframeSpan.Shape = .straight) {
      spans.append(KeyframeSpan(start: value(here), end: value(end), shape: shape))
      here = end
    }
    for element in list {
      switch element {
      case .move(let point): (here, start) = (point, point)
      case .line(let end): add(end)
      case .quad(let control, let end):
        let (first, second) = (here.mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3))
        add(end, .bent(value(first), value(second)))
      case .cubic(let first, let second, let end): add(end, .bent(value(first), value(second)))
      case .close: if !here.isNext(to: start) { add(start) }
      }
    }
    return spans
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// An ellipse ends where it began but for rounding.
  fileprivate func isNext(to other: CGPoint) -> Bool {
    abs(x - other.x) <= 1e-9 * (1 + abs(x)) && abs(y - other.y) <= 1e-9 * (1 + abs(y))
  }
}
