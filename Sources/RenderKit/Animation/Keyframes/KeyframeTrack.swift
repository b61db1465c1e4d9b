import CoreGraphics

/// The keyframes of a property as consecutive segments.
///
/// Built once with the animation, so evaluating it costs only a search and one interpolation.
package struct KeyframeTrack: Sendable {
  /// In time order; never empty.
  let segments: [KeyframeSegment]
  /// The layer's rotation along the path; nil where it keeps its own.
  package let turning: PathTurning?
  /// Whether the segments' times come from the settings.
  package let hasGivenTimes: Bool
  /// Whether every keyframe keeps its value until the next one.
  let isStepped: Bool

  /// The value at `progress`, clamped to the first and last keyframe.
  package func value(at progress: Double) -> AnimatableValue? {
    let segment = segment(at: progress)
    return segment.value(at: segment.fraction(at: progress))
  }

  /// The straight interpolation of a transform without boxing the matrix; nil for other values.
  func transform(at progress: Double) -> CATransform3D? {
    let segment = segment(at: progress)
    return segment.span.transform(at: segment.fraction(at: progress))
  }

  /// The final value, which repetitions of a cumulative animation add up.
  var last: AnimatableValue { segments[segments.count - 1].span.end }

  /// The rotation to the path's direction at `progress`, in radians.
  func turn(at progress: Double) -> Double? {
    guard let turning else { return nil }
    let segment = segment(at: progress)
    return segment.span.direction(at: segment.fraction(at: progress)) + turning.angle
  }

  /// The first time after `progress` at which a segment begins; nil after the last.
  func nextBegin(after progress: Double) -> Double? {
    segments.first { $0.firstReach > progress }?.firstReach
  }

  /// The last segment that has begun, so that the later value shows where the path jumps.
  private func segment(at progress: Double) -> KeyframeSegment {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].isReached(at: progress) { low = middle } else { high = middle }
    }
    return segments[low]
  }
}

/// How a layer that moves along a path is rotated to its direction.
package enum PathTurning: Sendable {
  case forward, backward

  var angle: Double { self == .forward ? 0 : .pi }
}

/// The span between two keyframes and when it plays.
struct KeyframeSegment: Sendable {
  let span: KeyframeInterpolant
  /// In fractions of the animation's duration.
  var begin: Double
  var end: Double
  /// The earliest time at which this or a later segment begins, or the last one ends. Unlike
  /// `begin` it never decreases, so a binary search works.
  var firstReach: Double
  var curve: TimingCurve
  /// Set where the value moves at constant speed.
  var lengths: ArcLengthTable?

  func isReached(at progress: Double) -> Bool { firstReach <= progress }

  /// The eased fraction of the span, 0...1.
  func fraction(at progress: Double) -> Double {
    guard progress < end else { return 1 }
    guard progress > begin else { return 0 }
    let share = curve.value(at: (progress - begin) / (end - begin))
    return lengths?.fraction(ofShare: share) ?? share
  }

  func value(at fraction: Double) -> AnimatableValue? { span.value(at: fraction) }
}
