import CoreGraphics

/// The way of a property through several values, one segment after the other.
///
/// Made once, by whoever makes the animation: evaluating it costs a search and one interpolation.
package struct KeyframeTrack: Sendable {
  /// In order of time; never empty.
  let segments: [KeyframeSegment]
  /// How the layer turns along the way; nil where it does not.
  package let turning: PathTurning?
  /// Whether the segments' times are those of the settings.
  package let hasGivenTimes: Bool

  /// The value at `progress`; before the first and after the last keyframe, theirs.
  package func value(at progress: Double) -> AnimatableValue? {
    let segment = segment(at: progress)
    return segment.value(at: segment.fraction(at: progress))
  }

  /// The same for transforms that go straight, without a box around any matrix; nil for all else.
  func transform(at progress: Double) -> CATransform3D? {
    let segment = segment(at: progress)
    return segment.span.transform(at: segment.fraction(at: progress))
  }

  /// What repetitions of a cumulative animation add up.
  var last: AnimatableValue { segments[segments.count - 1].span.end }

  /// Radians from the layer's own upright to the way's direction at `progress`.
  func turn(at progress: Double) -> Double? {
    guard let turning else { return nil }
    let segment = segment(at: progress)
    return segment.span.direction(at: segment.fraction(at: progress)) + turning.angle
  }

  /// The last one that has begun, so that where the way jumps the later value shows.
  private func segment(at progress: Double) -> KeyframeSegment {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].isReached(at: progress) { low = middle } else { high = middle }
    }
    return segments[low]
  }
}

/// How a layer moving along a path keeps to its direction.
package enum PathTurning: Sendable {
  case forward, backward

  var angle: Double { self == .forward ? 0 : .pi }
}

/// The way between two keyframes, and the time it takes.
struct KeyframeSegment: Sendable {
  let span: KeyframeSpan
  /// In shares of the animation's duration.
  var begin: Double
  var end: Double
  /// The earliest time at which it or a later segment begins, or the last one ends; never falls from one
  /// segment to the next, as `begin` may.
  var firstReach: Double
  var curve: TimingCurve
  /// Present where the value goes at constant speed.
  var lengths: SpanLengths?

  func isReached(at progress: Double) -> Bool { firstReach <= progress }

  /// 0...1, paced.
  func fraction(at progress: Double) -> Double {
    guard progress < end else { return 1 }
    guard progress > begin else { return 0 }
    let share = curve.value(at: (progress - begin) / (end - begin))
    return lengths?.fraction(ofShare: share) ?? share
  }

  func value(at fraction: Double) -> AnimatableValue? { span.value(at: fraction) }
}
