import Dispatch
import Foundation
import Glibc

/// Tells when memory becomes short: when tasks of the program's cgroup wait for it for more than a
/// tenth of two seconds.
///
/// The kernel reports that by a condition for `poll`, which Dispatch cannot wait for, so a thread
/// sleeps there. It runs when the kernel reports, and ends with the watch.
@MainActor
final class MemoryPressureWatch {
  /// Unprivileged programs may ask for windows that are multiples of two seconds.
  private nonisolated static let trigger = "some 200000 2000000"

  /// Closed to end the thread.
  private let end: Int32

  /// Nil where the kernel doesn't report the pressure of this group, or not to this program.
  convenience init?(
    file: String? = MemoryPressureWatch.fileOfGroup,
    onPressure: @escaping @MainActor @Sendable () -> Void
  ) {
    guard let file else { return nil }
    let descriptor = open(file, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard write(descriptor, Self.trigger, Self.trigger.utf8.count + 1) > 0 else {
      close(descriptor)
      return nil
    }
    self.init(watching: descriptor, onPressure: onPressure)
  }

  /// Takes over a descriptor whose exceptional condition means pressure. Pressure files end the
  /// condition by themselves; for others, `acknowledge` does, on the thread.
  init?(
    watching descriptor: Int32, acknowledge: @escaping @Sendable (Int32) -> Void = { _ in },
    onPressure: @escaping @MainActor @Sendable () -> Void
  ) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      close(descriptor)
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    end = ends[1]
    let stop = ends[0]
    Thread.detachNewThread {
      while Self.waits(for: descriptor, or: stop) {
        acknowledge(descriptor)
        DispatchQueue.main.async { onPressure() }
      }
      close(descriptor)
      close(stop)
    }
  }

  deinit { close(end) }

  /// Sleeps until pressure is reported; false when the watch has ended or the group is gone.
  private nonisolated static func waits(for descriptor: Int32, or stop: Int32) -> Bool {
    var polled = [
      pollfd(fd: descriptor, events: Int16(POLLPRI), revents: 0),
      pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&polled, 2, -1) < 0 {
      if errno != EINTR { return false }
    }
    return polled[1].revents == 0 && polled[0].revents & Int16(POLLPRI) != 0
      && polled[0].revents & Int16(POLLERR) == 0
  }

  /// The pressure file of this process's cgroup; nil without the unified hierarchy.
  nonisolated static var fileOfGroup: String? {
    guard let text = try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("0::/") })
    else { return nil }
    let file = "/sys/fs/cgroup\(line.dropFirst(3))/memory.pressure"
    return access(file, R_OK | W_OK) == 0 ? file : nil
  }
}
