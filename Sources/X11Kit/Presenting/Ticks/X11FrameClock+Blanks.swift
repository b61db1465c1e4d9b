// Walk 14: frame tick, by the server's vertical blanks. In: Present CompleteNotify. Out: FrameTick.
// Next: RenderKit/Frames/FrameScheduler.

import Diagnostics
import Dispatch
import PlatformKit

extension X11FrameClock {
  /// How long the server may send nothing before the timer takes over.
  private static let timeout = 0.25

  func startBlanks(on queue: DispatchQueue) {
    connection.start(on: queue)
    if eventID == 0 {
      eventID = connection.makeID()
      connection.ticks = connection.ticks.filter { $0.value.object != nil }
      connection.ticks[eventID] = WeakReference(self)
      connection.selectTicks(eventID, window: window, mask: Self.completeNotifyMask)
    }
    (asked, underWay) = (lastCount, 0)
    askAhead()
    lastTick = clock.now()
    nextBlank = lastTick + interval
    arm(on: queue, first: Self.timeout, every: Self.timeout) { [weak self] in self?.watch() }
  }

  private static let completeNotifyMask: UInt32 = 2

  /// Requests the next two blanks, unless that was done. The request for the second one is sent
  /// with the frame's pixels, because a separate write would wake the server again.
  private func askAhead() {
    let isUrgent = underWay == 0 || connection.hasUnsentTicks
    while underWay < 2 {
      asked = max(asked, lastCount) &+ 1
      underWay += 1
      connection.requestTick(window: window, serial: serial, target: asked)
    }
    if isUrgent { connection.flush() }
  }

  /// Handles a blank. The next ones are requested before the tick, so that a long frame does not
  /// skip one. Replies to an old run and blanks reported twice are ignored.
  func didTick(_ event: X11PresentComplete) {
    guard onTick != nil, event.serial == serial else { return }
    let isNew = event.count != lastCount
    if event.count < lastCount { asked = event.count }  // the server restarted its count
    lastCount = event.count
    underWay -= 1
    askAhead()
    guard isNew else { return }
    let time = hostTime(microseconds: event.time)
    adoptRefreshRate()
    estimate.note(count: event.count, time: time.seconds)
    connection.tickProvesUntil = time + interval / 2
    nextBlank = time + interval
    connection.report { [self] in
      if onTick != nil, event.serial == serial { tick(at: time) }
    }
  }

  /// Converts the server's timestamp if its clock is this machine's; otherwise uses the arrival.
  private func hostTime(microseconds: UInt64) -> HostTime {
    let (stamp, now) = (HostTime(seconds: Double(microseconds) / 1e6), clock.now())
    return (0...1).contains(now - stamp) ? stamp : now
  }

  private func watch() {
    guard onTick != nil, let queue, clock.now() - lastTick > Self.timeout else { return }
    serial &+= 1
    startTimer(on: queue)
  }
}
