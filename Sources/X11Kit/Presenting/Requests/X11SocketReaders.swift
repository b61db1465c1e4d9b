import CUIXlib
import Glibc
import PlatformKit
import Synchronization

/// The two readers of a socket: main's run loop, while the socket is offered to it and it comes in time,
/// and a thread.
///
/// While main reads, the thread waits for a deadline only, which is moved on with each read. The deadline is
/// a timer of the kernel's, so that moving it wakes nobody. Where main is late, the thread reads until main
/// has come again. Who comes second finds nothing to read.
final class X11SocketReaders: Sendable {
  private enum Reader: UInt8, AtomicRepresentable { case thread, main, threadForMain }

  /// An epoll set that is readable when main should read.
  let mainDescriptor: Int32
  private let socket: Int32
  private let deadline: Int32
  /// When the thread reads although nothing has come.
  private let alarm: Int32
  private let reader = Atomic<Reader>(.thread)

  init(socket: Int32) {
    self.socket = socket
    mainDescriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
    deadline = Self.makeTimer()
    alarm = Self.makeTimer()
    var nothing = epoll_event()
    epoll_ctl(mainDescriptor, EPOLL_CTL_ADD, socket, &nothing)
  }

  deinit {
    close(mainDescriptor)
    close(deadline)
    close(alarm)
  }

  private static func makeTimer() -> Int32 {
    timerfd_create(CLOCK_MONOTONIC, Int32(TFD_NONBLOCK) | Int32(TFD_CLOEXEC))
  }
}

extension X11SocketReaders {
  /// Leaves the socket to main, which is to read by `time`.
  func offerToMain(by time: HostTime) {
    // First, since a deadline that has passed already ends only an offer.
    reader.store(.main, ordering: .releasing)
    expectMain(by: time)
    watchForMain(EPOLLIN.rawValue)
  }

  /// Moves the deadline of an offer.
  func expectMain(by time: HostTime) { set(deadline, to: time) }

  /// The thread reads at `time`, whoever else does; nil takes that back.
  func wakeThread(at time: HostTime?) { set(alarm, to: time) }

  /// Ends the offer and wakes the thread to read again.
  func withdrawFromMain() {
    watchForMain(0)
    reader.store(.thread, ordering: .releasing)
    expectMain(by: HostTime(seconds: 0))
  }

  /// Main has come to read what is offered to it, late or not.
  func mainCame() { pass(from: .threadForMain, to: .main) }

  /// Waits until the thread must read: bytes are not offered to main or main is late, it is to wake up, or the
  /// socket is closed.
  func waitForThread() {
    while true {
      let isMains = reader.load(ordering: .acquiring) == .main
      let (arrived, isLate, isToWake) = wait(for: isMains ? 0 : Int16(POLLIN))
      if isLate, take(deadline) { pass(from: .main, to: .threadForMain) }
      if isToWake, take(alarm) { return }
      let isClosed = arrived & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
      if isClosed || (arrived != 0 && reader.load(ordering: .acquiring) != .main) { return }
    }
  }
}

extension X11SocketReaders {
  private func pass(from old: Reader, to new: Reader) {
    _ = reader.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing)
  }

  private func watchForMain(_ events: UInt32) {
    var event = epoll_event()
    event.events = events
    epoll_ctl(mainDescriptor, EPOLL_CTL_MOD, socket, &event)
  }

  /// A timer of the kernel's; nil stops it.
  private func set(_ timer: Int32, to time: HostTime?) {
    var setting = itimerspec()
    if let time {
      let seconds = min(max(time.seconds, 0), 1e9)
      // Zero would end the timer.
      let nanoseconds = max(1, Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9))
      setting.it_value = timespec(tv_sec: Int(seconds), tv_nsec: nanoseconds)
    }
    timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &setting, nil)
  }

  /// What happened at the socket, whether the deadline has passed, and whether it is time to wake up.
  private func wait(for events: Int16) -> (arrived: Int16, isLate: Bool, isToWake: Bool) {
    withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 3) { waits in
      waits.initializeElement(at: 0, to: pollfd(fd: socket, events: events, revents: 0))
      waits.initializeElement(at: 1, to: pollfd(fd: deadline, events: Int16(POLLIN), revents: 0))
      waits.initializeElement(at: 2, to: pollfd(fd: alarm, events: Int16(POLLIN), revents: 0))
      guard poll(waits.baseAddress, 3, -1) > 0 else { return (0, false, false) }
      return (waits[0].revents, waits[1].revents != 0, waits[2].revents != 0)
    }
  }

  /// False if the timer was moved meanwhile.
  private func take(_ timer: Int32) -> Bool {
    var count: UInt64 = 0
    return read(timer, &count, MemoryLayout.size(ofValue: count)) > 0
  }
}
