// Walk 17: media timing. In: a parent's time and a MediaTiming. Out: local time, MediaProgress.
// Next: Animation/AnimationEvaluator.

/// Where an object with a duration stands at one moment of its parent's time.
package struct MediaProgress: Hashable, Sendable {
  /// 0...1 through one simple duration, running back on the way back; before any pacing curve.
  package var progress: Double
  /// Whole cycles that lie before this one; what a cumulative animation adds up over.
  package var cycle: Double
  /// Whether the object shows at all: inside its active duration or filling before or after it.
  package var isShown: Bool
  package var hasEnded: Bool
  /// Whether `progress` moves with the parent's time.
  package var isRunning: Bool
}

extension MediaTiming {
  /// The object's own time at `parent`, a moment of the clock it lives in.
  @inlinable
  package func localTime(parent: Double) -> Double {
    (parent - beginTime) * Double(speed) + timeOffset
  }

  /// The moment of the parent's clock at which the object's own clock shows `local`.
  ///
  /// A clock that stands still has no such moment; its begin time stands in.
  @inlinable
  package func parentTime(local: Double) -> Double {
    speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
  }

  /// Seconds of one turn, there and, where it autoreverses, back; 0 for a duration that is none.
  package var cycleDuration: Double {
    duration > 0 ? (autoreverses ? duration * 2 : duration) : 0
  }

  /// Seconds of local time from begin to end with all repetitions.
  ///
  /// Where both a repeat duration and a repeat count are given, the duration is taken.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = cycleDuration
    // Nothing repeated for ever is still nothing, and not a number that is none.
    return repeatCount > 0 && cycle > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// When the object ends on its parent's clock; infinite while it stands still or repeats forever.
  package var endTime: Double {
    let rate = abs(Double(speed))
    return rate > 0 ? beginTime + activeDuration / rate : .infinity
  }

  @inlinable
  package func hasEnded(at parent: Double) -> Bool { parent >= endTime }

  /// Progress at `parent`; times in seconds.
  ///
  /// How long it plays follows from `speed` and not from `timeOffset`: what starts in the middle of
  /// a cycle wraps round and plays the missed part last, as Core Animation does. A negative speed
  /// plays backwards from the end of a cycle, and a speed of 0 holds the moment `timeOffset`.
  package func progress(at parent: Double) -> MediaProgress {
    let active = activeDuration
    let elapsed = speed == 0 ? 0 : (parent - beginTime) * abs(Double(speed))
    if parent < beginTime {
      let fills = fillMode == .backwards || fillMode == .both
      return progress(after: 0, isAtEnd: false).with(shown: fills, ended: false, running: false)
    }
    if speed != 0, !(elapsed < active) {
      let fills = fillMode == .forwards || fillMode == .both
      return progress(after: active, isAtEnd: true).with(shown: fills, ended: true, running: false)
    }
    return progress(after: elapsed, isAtEnd: speed == 0)
      .with(shown: true, ended: false, running: speed != 0)
  }

  /// Progress when `elapsed` of the active duration is over; the end belongs to the last cycle.
  private func progress(after elapsed: Double, isAtEnd: Bool) -> MediaProgress {
    let length = cycleDuration
    let time = (speed < 0 ? -elapsed : elapsed) + timeOffset
    guard length > 0, length.isFinite, time.isFinite else {
      return MediaProgress(isAtEnd ? 1 : 0, 0)
    }
    if time >= 0, time < length, speed >= 0 { return MediaProgress(directed(time / duration), 0) }
    var cycle = (time / length).rounded(.down)
    var phase = time - cycle * length
    // A boundary belongs to the cycle that ends there at the end, and, going backwards, before it.
    let slack = length * 1e-9
    if isAtEnd == (speed >= 0), time != 0 || speed < 0, phase < slack {
      (cycle, phase) = (cycle - 1, length)
    } else if isAtEnd, speed < 0, length - phase < slack {
      phase = 0
    }
    return MediaProgress(directed(phase / duration), cycle)
  }

  /// Folds the way back (1...2) onto the way there.
  private func directed(_ fraction: Double) -> Double {
    fraction <= 1 ? fraction : autoreverses ? max(2 - fraction, 0) : 1
  }
}

extension MediaProgress {
  fileprivate init(_ progress: Double, _ cycle: Double) {
    self.init(progress: progress, cycle: cycle, isShown: false, hasEnded: false, isRunning: false)
  }

  fileprivate func with(shown: Bool, ended: Bool, running: Bool) -> MediaProgress {
    MediaProgress(
      progress: progress, cycle: cycle, isShown: shown, hasEnded: ended, isRunning: running)
  }
}
