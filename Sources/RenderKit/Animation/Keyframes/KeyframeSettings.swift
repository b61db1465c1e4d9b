/// The timing and interpolation settings of a keyframe animation.
package struct KeyframeSettings: Sendable {
  package enum Mode: Sendable { case linear, discrete, paced, cubic, cubicPaced }

  package var mode = Mode.linear
  /// When each value is reached, as fractions of the duration. Without a usable list all segments
  /// are equally long.
  package var times: [Double] = []
  /// The timing curve of each segment; linear past the end of the list.
  package var curves: [TimingCurve] = []
  /// For each keyframe in the cubic modes, -1...1; 0 past the end of a list.
  package var tensions: [Double] = []
  package var continuities: [Double] = []
  package var biases: [Double] = []
  package var turning: PathTurning?

  package init() {}

  /// Whether `times` can be used for `count` values: there must be one for each value. In discrete
  /// mode there may be one more, the end of the last value.
  ///
  /// They need neither rise nor lie within 0...1: the segment shown starts at the last keyframe
  /// whose time has come.
  func hasUsableTimes(forValues count: Int) -> Bool {
    guard !isPaced, times.allSatisfy(\.isFinite) else { return false }
    return times.count == count || (mode == .discrete && times.count == count + 1)
  }

  var isPaced: Bool { mode == .paced || mode == .cubicPaced }

  var isCubic: Bool { mode == .cubic || mode == .cubicPaced }
}
