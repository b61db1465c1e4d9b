// Walk 17: media timing. In: a parent's time and a MediaTiming. Out: local time, MediaProgress.
// Next: Animation/AnimationEvaluator.

/// The progress of a timed object at one moment of its parent's time.
package struct MediaProgress: Hashable, Sendable {
  /// 0...1 through one simple duration, falling while it autoreverses; not eased yet.
  package var progress: Double
  /// The number of whole cycles before this one, for cumulative animations.
  package var cycle: Double
  /// Whether the object shows: it is active, or fills before or after that.
  package var isShown: Bool
  package var hasEnded: Bool
  /// Whether `progress` changes with the parent's time.
  package var isRunning: Bool
}

extension MediaTiming {
  /// The object's local time at `parent`, a time of its parent's clock.
  @inlinable
  package func localTime(parent: Double) -> Double {
    (parent - beginTime) * Double(speed) + timeOffset
  }

  /// The time of the parent's clock at which the object's local time is `local`.
  ///
  /// A stopped clock has no such time; its begin time is returned.
  @inlinable
  package func parentTime(local: Double) -> Double {
    speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
  }

  /// Seconds of one cycle, including the way back if it autoreverses; 0 for an invalid duration.
  package var cycleDuration: Double {
    duration > 0 ? (autoreverses ? duration * 2 : duration) : 0
  }

  /// Seconds of local time from begin to end with all repetitions.
  ///
  /// If both a repeat duration and a repeat count are given, the duration is used.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = cycleDuration
    // 0 times infinity would be NaN.
    return repeatCount > 0 && cycle > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// When the object ends on its parent's clock; infinite while it is stopped or repeats forever.
  package var endTime: Double {
    let rate = abs(Double(speed))
    return rate > 0 ? beginTime + activeDuration / rate : .infinity
  }

  @inlinable
  package func hasEnded(at parent: Double) -> Bool { parent >= endTime }

  /// Progress at `parent`; times in seconds.
  ///
  /// How long it plays depends on `speed` and not on `timeOffset`: an object that starts in the
  /// middle of a cycle wraps round and plays the missed part last, as Core Animation does. A
  /// negative speed plays backwards from the end of a cycle, and a speed of 0 holds the moment
  /// `timeOffset`.
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

  /// Progress after `elapsed` of the active duration; the end belongs to the last cycle.
  private func progress(after elapsed: Double, isAtEnd: Bool) -> MediaProgress {
    let length = cycleDuration
    let time = (speed < 0 ? -elapsed : elapsed) + timeOffset
    guard length > 0, length.isFinite, time.isFinite else {
      return MediaProgress(isAtEnd ? 1 : 0, 0)
    }
    if time >= 0, time < length, speed >= 0 { return MediaProgress(directed(time / duration), 0) }
    var cycle = (time / length).rounded(.down)
    var phase = time - cycle * length
    // At the end, and when playing backwards, a boundary belongs to the cycle that ends there.
    let slack = length * 1e-9
    if isAtEnd == (speed >= 0), time != 0 || speed < 0, phase < slack {
      (cycle, phase) = (cycle - 1, length)
    } else if isAtEnd, speed < 0, length - phase < slack {
      phase = 0
    }
    return MediaProgress(directed(phase / duration), cycle)
  }

  /// Folds the way back (1...2) onto the way forward.
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
