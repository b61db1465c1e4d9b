/// What besides its values or its path makes a keyframe animation's way.
package struct KeyframeSettings: Sendable {
  package enum Mode: Sendable { case linear, discrete, paced, cubic, cubicPaced }

  package var mode = Mode.linear
  /// When each value is reached, 0...1; without a usable list the segments are equally long.
  package var times: [Double] = []
  /// The pacing of each segment; linear where the list ends.
  package var curves: [TimingCurve] = []
  /// Of each keyframe's curve in the cubic modes, -1...1; 0 where a list ends.
  package var tensions: [Double] = []
  package var continuities: [Double] = []
  package var biases: [Double] = []
  package var turning: PathTurning?

  package init() {}

  /// Whether `times` can stand for `count` values: rising, within 0...1, one for each value. Values
  /// that are held may have one more, the end of the last.
  package func hasUsableTimes(forValues count: Int) -> Bool {
    guard times.count == count || (mode == .discrete && times.count == count + 1) else {
      return false
    }
    let isRising = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    return isRising && times.allSatisfy { $0 >= 0 && $0 <= 1 }
  }

  var isPaced: Bool { mode == .paced || mode == .cubicPaced }

  var isCubic: Bool { mode == .cubic || mode == .cubicPaced }
}
