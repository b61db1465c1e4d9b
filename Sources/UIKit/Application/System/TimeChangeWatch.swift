import CUIWallTimer
import Dispatch
import Foundation
import Glibc

/// Tells when the time takes a step: at midnight, where clocks go forward or back, when the clock or the time zone was
/// set, and when the computer wakes.
///
/// One timer of the kernel's waits for all of that but the time zone, whose file is watched.
@MainActor
final class TimeChangeWatch {
  /// As C's library knows the user's time zone. Foundation's takes much longer to load.
  private static let steps = TimeSteps { moment in
    var seconds = time_t(moment)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return Int(parts.tm_gmtoff)
  }
  private static let zoneFile = "localtime"

  private let timer: Int32
  private let source: any DispatchSourceRead
  private let onChange: @MainActor () -> Void
  private var zone: FolderWatch?

  /// Nil where the kernel has no such timers.
  init?(
    _ folders: FolderWatches, zoneFolder: URL = URL(fileURLWithPath: "/etc"),
    onChange: @escaping @MainActor () -> Void
  ) {
    timer = CUIWallTimerMake()
    guard timer >= 0 else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: timer, queue: .main)
    self.onChange = onChange
    zone = folders.watch(zoneFolder) { [weak self] change in
      if change == .written(Self.zoneFile) { self?.zoneDidChange() }
    }
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.timerDidRing() } }
    source.setCancelHandler { [timer] in close(timer) }
    arm()
    source.activate()
  }

  isolated deinit { source.cancel() }

  private func arm() {
    var isSet = false
    while !isSet {
      let now = Int(CurrentDate.read().timeIntervalSince1970.rounded(.down))
      isSet = CUIWallTimerSet(timer, time_t(Self.steps.next(after: now)))
    }
  }

  private func timerDidRing() {
    var count: UInt64 = 0
    let length = read(timer, &count, MemoryLayout.size(ofValue: count))
    // A clock that was set ends the waiting.
    guard length > 0 || errno == ECANCELED else { return }
    arm()
    onChange()
  }

  private func zoneDidChange() {
    tzset()
    NSTimeZone.resetSystemTimeZone()
    arm()
    onChange()
  }
}
