import Glibc

/// Traces the time of a frame: one span for each stage of the walk, in the format of Chrome and
/// Perfetto, written to the file named by `CASEMENT_TRACE`.
///
/// If tracing is off, a span costs one comparison. Callable from any thread.
package enum FrameTrace {
  /// A row of the trace. Each stage has its own row, whichever thread runs it.
  package enum Track: Hashable, Sendable {
    case main
    case render
    /// The thread that paints the bands of this number; 0 is the render queue's.
    case worker(Int)
    case tiles
  }

  /// Nil unless `CASEMENT_TRACE` names a writable file.
  private static let file: TraceFile? = getenv("CASEMENT_TRACE").flatMap {
    TraceFile(path: String(cString: $0), closesAtExit: true)
  }

  package static var isOn: Bool { file != nil }

  /// Begins a span; nil if no trace is written. End it with the counts to show.
  package static func begin(_ name: StaticString, on track: Track) -> TraceSpan? {
    file.map { TraceSpan(name: name, track: track, start: MonotonicClock.nanoseconds, file: $0) }
  }

  /// Records an instantaneous event, such as a decision.
  package static func mark(
    _ name: StaticString, on track: Track, _ details: @autoclosure () -> [(StaticString, String)]
  ) {
    file?.addInstant(name, track, at: MonotonicClock.nanoseconds, details())
  }
}

/// A stage that has begun.
package struct TraceSpan {
  let name: StaticString
  let track: FrameTrace.Track
  let start: UInt64
  let file: TraceFile

  package func end(_ counts: [(StaticString, Int)] = []) {
    file.addSpan(name, track, from: start, to: MonotonicClock.nanoseconds, counts)
  }
}
