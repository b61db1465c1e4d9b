import Dispatch
import PlatformKit
import Synchronization

/// Extended synchronisation with a compositing window manager: a counter that is odd while a frame is put, and the
/// manager's word that it has drawn the frame.
///
/// A frame counts as shown when the manager says so. It tells the main connection; where main is busy, or the
/// manager silent, a time-out ends the wait, and no frame waits again until there is word again. So animations go
/// on while main is blocked. Any thread.
final class X11FrameSync: Sendable {
  /// Two refreshes at 60 Hz, in seconds: managers answer at the next one.
  static let timeout = 0.034

  private struct State {
    /// The render queue, once there is one.
    var queue: DispatchQueue?
    var isExtended = false
    /// The counter's value, even between frames.
    var value: UInt64 = 0
    /// What the manager said last.
    var drawnValue: UInt64 = 0
    /// The frame that waits for word: the counter's value at its end, and its serial.
    var awaited: (value: UInt64, serial: UInt64)?
    /// Whether the server has done with it.
    var isPut = false
    /// Whether the last wait was answered in time.
    var isTimely = true
  }

  private let state = Mutex(State())

  var isExtended: Bool { state.withLock { $0.isExtended } }

  /// The counter's value at the end of the last frame that was drawn.
  var drawnValue: UInt64 { state.withLock { $0.drawnValue } }

  var queue: DispatchQueue? {
    get { state.withLock { $0.queue } }
    set { state.withLock { $0.queue = newValue } }
  }

  /// A window manager that speaks it has come or gone.
  func setExtended(_ isExtended: Bool) {
    state.withLock {
      $0.isExtended = isExtended
      $0.isTimely = true
      if !isExtended { $0.awaited = nil }
    }
  }

  /// The counter's values while the next frame is put and after it; nil without extended synchronisation. A value
  /// that the manager has asked for comes first.
  func nextFrame(after requested: UInt64?) -> (during: UInt64, after: UInt64)? {
    state.withLock {
      guard $0.isExtended else { return nil }
      let start = max($0.value, requested.map { $0 + ($0 & 1) } ?? 0)
      $0.value = start + 2
      return (start + 1, start + 2)
    }
  }

  /// A frame is under way that is to be reported. Whether it waits for word.
  func await(serial: UInt64, value: UInt64) -> Bool {
    state.withLock {
      guard $0.isExtended, $0.isTimely else { return false }
      ($0.awaited, $0.isPut) = ((value, serial), false)
      return true
    }
  }

  /// The server has done with a frame. Whether it is to be reported now; else it waits for word.
  func didPut(serial: UInt64) -> Bool {
    state.withLock {
      guard let awaited = $0.awaited, awaited.serial == serial else { return true }
      $0.isPut = true
      return false
    }
  }

  /// The manager has drawn the frame that ended with this value. The frame to report, if it waited for this alone.
  func drawn(_ value: UInt64) -> UInt64? {
    state.withLock {
      $0.isTimely = true
      $0.drawnValue = max($0.drawnValue, value)
      guard let awaited = $0.awaited, value >= awaited.value else { return nil }
      $0.awaited = nil
      return $0.isPut ? awaited.serial : nil
    }
  }

  /// Nobody has said anything about this frame for too long. Whether it is to be reported now.
  func expire(serial: UInt64) -> Bool {
    state.withLock {
      guard let awaited = $0.awaited, awaited.serial == serial else { return false }
      $0.awaited = nil
      $0.isTimely = false
      return $0.isPut
    }
  }
}

/// The value of a sync request, and which counter it is for.
struct X11SyncToken {
  /// Counters are signed, so that no value has this bit.
  private static let extended: UInt64 = 1 << 63

  var rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(value: UInt64, isExtended: Bool) {
    rawValue = value & ~Self.extended | (isExtended ? Self.extended : 0)
  }

  var value: UInt64 { rawValue & ~Self.extended }
  var isExtended: Bool { rawValue & Self.extended != 0 }
}
