package import CoreGraphics

extension KeyframeTrack {
  /// A track through `values`, which must be of one kind; nil without any.
  package init?(_ values: [AnimatableValue], _ settings: KeyframeSettings) {
    guard let first = values.first else { return nil }
    let bends = settings.isCubic && first.bends
    let spans =
      settings.mode == .discrete || values.count == 1
      ? values.map { KeyframeInterpolant(start: $0, end: $0, shape: .held) }
      : bends ? KochanekBartelsSpline(values, settings).spans : KeyframeTrack.straight(values)
    self.init(spans: spans, settings)
  }

  /// A track along a path, for points or, if `isSize`, sizes; nil for an empty path.
  ///
  /// Every line and curve is a segment. A close that moves is a segment too, unless the settings'
  /// times only suffice for the others. The value jumps where a new subpath begins. A path of a
  /// single point stays there.
  package init?(along path: CGPath, isSize: Bool, _ settings: KeyframeSettings) {
    let spans = path.elements.spans(isSize: isSize, fitting: settings)
    guard let last = spans.last else {
      guard let here = path.elements.current else { return nil }
      var settings = settings
      settings.turning = nil
      self.init([.place(here, isSize: isSize)], settings)
      return
    }
    if settings.mode == .discrete {
      let values = spans.map(\.start) + [last.end]
      self.init(values, settings)
    } else {
      self.init(spans: spans, settings)
    }
  }

  private init(spans: [KeyframeInterpolant], _ settings: KeyframeSettings) {
    let lengths = settings.isPaced ? spans.map(ArcLengthTable.init) : []
    let given = KeyframeTrack.givenTimes(of: spans, settings)
    let times = given ?? KeyframeTrack.times(of: spans, lengths)
    (turning, hasGivenTimes) = (settings.turning, given != nil)
    isStepped = spans.allSatisfy(\.isHeld)
    var firstReach = times[spans.count]
    let backwards = spans.indices.reversed().map { index in
      let isPaced = settings.isPaced
      let hasCurve = !isPaced && index < settings.curves.count
      firstReach = min(firstReach, times[index])
      return KeyframeSegment(
        span: spans[index], begin: times[index], end: times[index + 1], firstReach: firstReach,
        curve: hasCurve ? settings.curves[index] : .linear,
        lengths: isPaced ? lengths[index] : nil)
    }
    segments = backwards.reversed()
  }

  private static func straight(_ values: [AnimatableValue]) -> [KeyframeInterpolant] {
    zip(values, values.dropFirst()).map { KeyframeInterpolant(start: $0, end: $1) }
  }

  /// The begin time of each segment and the end of the last one from the settings; nil where they
  /// do not fit.
  private static func givenTimes(
    of spans: [KeyframeInterpolant], _ settings: KeyframeSettings
  ) -> [Double]? {
    let times = settings.times
    let values = settings.mode == .discrete ? spans.count : spans.count + 1
    guard settings.hasUsableTimes(forValues: values) else { return nil }
    return times.count == spans.count ? times + [max(times[spans.count - 1], 1)] : times
  }

  /// Times proportional to the segments' lengths, or even ones where the lengths are unknown or 0.
  private static func times(of spans: [KeyframeInterpolant], _ lengths: [ArcLengthTable])
    -> [Double]
  {
    let total = lengths.reduce(0) { $0 + $1.total }
    guard total > 0, total.isFinite else {
      return (0...spans.count).map { Double($0) / Double(spans.count) }
    }
    return lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.total / total) }
  }
}

extension AnimatableValue {
  fileprivate static func place(_ point: CGPoint, isSize: Bool) -> AnimatableValue {
    isSize ? .size(CGSize(width: point.x, height: point.y)) : .point(point)
  }

  /// Whether values of this kind can be interpolated along a curve.
  fileprivate var bends: Bool {
    switch kind {
    case .image, .flag: false
    default: true
    }
  }
}

extension PathElements {
  /// The path's spans, with or without the close, whichever matches the number of the settings'
  /// times.
  fileprivate func spans(isSize: Bool, fitting settings: KeyframeSettings) -> [KeyframeInterpolant]
  {
    let all = spans(isSize: isSize, closing: true)
    if settings.hasUsableTimes(forValues: all.count + 1) { return all }
    let open = spans(isSize: isSize, closing: false)
    return settings.hasUsableTimes(forValues: open.count + 1) ? open : all
  }

  /// Lines and curves as spans of a point, with or without closes; a close that does not move is
  /// left out.
  private func spans(isSize: Bool, closing: Bool) -> [KeyframeInterpolant] {
    func value(_ p: CGPoint) -> AnimatableValue { .place(p, isSize: isSize) }
    var spans: [KeyframeInterpolant] = []
    var (here, start) = (CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint, _ shape: KeyframeInterpolant.Shape = .straight) {
      spans.append(KeyframeInterpolant(start: value(here), end: value(end), shape: shape))
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
      case .close: if closing, !here.isNext(to: start) { add(start) }
      }
    }
    return spans
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// Equal except for rounding: an ellipse's end differs from its start by that much.
  fileprivate func isNext(to other: CGPoint) -> Bool {
    abs(x - other.x) <= 1e-9 * (1 + abs(x)) && abs(y - other.y) <= 1e-9 * (1 + abs(y))
  }
}
