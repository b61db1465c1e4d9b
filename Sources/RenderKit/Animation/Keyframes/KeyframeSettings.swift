/// What besides its values or its path makes a keyframe animation's way.
package struct KeyframeSettings: Sendable {
  package enum Mode: Sendable { case linear, discrete, paced, cubic, cubicPaced }

  package var mode = Mode.linear
  /// When each value is reached, in shares of the duration; without a usable list the segments are
  /// equally long.
  package var times: [Double] = []
  /// The pacing of each segment; linear where the list ends.
  package var curves: [TimingCurve] = []
  /// Of each keyframe's curve in the cubic modes, -1...1; 0 where a list ends.
  package var tensions: [Double] = []
  package var continuities: [Double] = []
  package var biases: [Double] = []
  package var turning: PathTurning?

  package init() {}

  /// Whether `times` are looked at for `count` values: there is one for each value. Values that are held
  /// may have one more, the end of the last.
  ///
  /// They need neither rise nor lie within 0...1: what shows is on its way from the last keyframe whose
  /// time has come to the one after it.
  func hasUsableTimes(forValues count: Int) -> Bool {
    guard !isPaced, times.allSatisfy(\.isFinite) else { return false }
    return times.count == count || (mode == .discrete && times.count == count + 1)
  }

  var isPaced: Bool { mode == .paced || mode == .cubicPaced }

  var isCubic: Bool { mode == .cubic || mode == .cubicPaced }
}
