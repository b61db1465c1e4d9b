import Glibc
import Synchronization

/// A trace in Chrome's JSON array format, written in blocks.
///
/// The array is not terminated until the file is closed. Chrome and Perfetto read it anyway, so the
/// trace of a crashed process is usable.
package final class TraceFile: Sendable {
  private struct State {
    var descriptor: Int32
    var text: [UInt8] = Array("[\n".utf8)
    var named: Set<Int> = []
  }

  private static let blockSize = 1 << 16
  private static let openAtExit = Mutex<[TraceFile]>([])
  private let state: Mutex<State>

  /// Nil, with a log message, if the file cannot be written.
  package init?(path: String, closesAtExit: Bool = false) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      Log.application.write("no trace: \(path) cannot be written: \(reason)")
      return nil
    }
    state = Mutex(State(descriptor: descriptor))
    guard closesAtExit else { return }
    TraceFile.openAtExit.withLock { $0.append(self) }
    atexit { TraceFile.openAtExit.withLock { $0 }.forEach { $0.close() } }
  }

  /// Times in nanoseconds on `MonotonicClock`.
  func addSpan(
    _ name: StaticString, _ track: FrameTrace.Track, from start: UInt64, to end: UInt64,
    _ counts: [(StaticString, Int)]
  ) {
    let arguments = counts.map { "\"\($0)\":\($1)" }.joined(separator: ",")
    add(
      #"{"name":"\#(name)","ph":"X","ts":\#(micro(start)),"dur":\#(micro(end - start))"#
        + #","pid":1,"tid":\#(track.number),"args":{\#(arguments)}}"#, track)
  }

  func addInstant(
    _ name: StaticString, _ track: FrameTrace.Track, at time: UInt64,
    _ details: [(StaticString, String)]
  ) {
    let arguments = details.map { "\"\($0)\":\"\(escaped($1))\"" }.joined(separator: ",")
    add(
      #"{"name":"\#(name)","ph":"i","s":"t","ts":\#(micro(time))"#
        + #","pid":1,"tid":\#(track.number),"args":{\#(arguments)}}"#, track)
  }

  /// Writes the rest and terminates the array; nothing may be added afterwards.
  package func close() {
    state.withLock { state in
      guard state.descriptor >= 0 else { return }
      if state.text.suffix(2) == Array(",\n".utf8) { state.text.removeLast(2) }
      state.text += "\n]\n".utf8
      TraceFile.flush(&state)
      Glibc.close(state.descriptor)
      state.descriptor = -1
    }
  }

  private func add(_ event: String, _ track: FrameTrace.Track) {
    state.withLock { state in
      guard state.descriptor >= 0 else { return }
      if state.named.insert(track.number).inserted {
        state.text += track.nameEvent.utf8
        state.text += ",\n".utf8
      }
      state.text += event.utf8
      state.text += ",\n".utf8
      // Keeps the last comma, which closing removes.
      if state.text.count >= TraceFile.blockSize { TraceFile.flush(&state, keeping: 2) }
    }
  }

  private static func flush(_ state: inout State, keeping kept: Int = 0) {
    let count = state.text.count - kept
    var written = 0
    while written < count {
      let result = state.text[written..<count].withUnsafeBytes {
        write(state.descriptor, $0.baseAddress, $0.count)
      }
      if result < 0 && errno == EINTR { continue }
      if result <= 0 { break }
      written += result
    }
    state.text.removeFirst(count)
  }
}

extension FrameTrace.Track {
  fileprivate var number: Int {
    switch self {
    case .main: 1
    case .render: 2
    case .tiles: 3
    case .worker(let index): 4 + index
    }
  }

  private var name: String {
    switch self {
    case .main: "main"
    case .render: "render"
    case .tiles: "tiles"
    case .worker(let index): "worker \(index)"
    }
  }

  fileprivate var nameEvent: String {
    #"{"name":"thread_name","ph":"M","pid":1,"tid":\#(number),"args":{"name":"\#(name)"}}"#
  }
}

/// Microseconds with three decimals, as the format requires.
private func micro(_ nanoseconds: UInt64) -> String {
  let fraction = String(nanoseconds % 1000)
  return "\(nanoseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
}

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case let control where control.value < 0x20: result += " "
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
