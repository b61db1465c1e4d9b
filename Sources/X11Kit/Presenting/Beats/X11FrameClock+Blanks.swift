// Walk 14: frame tick, by the server's vertical blanks. In: Present CompleteNotify. Out: FrameTick.
// Next: RenderKit/Frames/FrameScheduler.

import Dispatch
import PlatformKit

extension X11FrameClock {
  /// How long the server may send nothing before the timer takes over.
  private static let patience = 0.25

  func startBlanks(on queue: DispatchQueue) {
    connection.start(on: queue)
    if eventID == 0 {
      eventID = connection.makeID()
      connection.beats = connection.beats.filter { $0.value.object != nil }
      connection.beats[eventID] = X11Weak(self)
      connection.selectBeats(eventID, window: window, mask: Self.completeNotifyMask)
    }
    (asked, underWay) = (lastCount, 0)
    askAhead()
    lastTick = clock.now()
    arm(on: queue, first: Self.patience, every: Self.patience) { [weak self] in self?.watch() }
  }

  private static let completeNotifyMask: UInt32 = 2

  /// Requests the next two blanks, unless that was done. The request for the second one is sent
  /// with the frame's pixels, because a separate write would wake the server again.
  private func askAhead() {
    let isUrgent = underWay == 0 || connection.hasUnsentBeats
    while underWay < 2 {
      asked = max(asked, lastCount) &+ 1
      underWay += 1
      connection.requestBeat(window: window, serial: serial, target: asked)
    }
    if isUrgent { connection.flush() }
  }

  /// Handles a blank. The next ones are requested before the tick, so that a long frame does not
  /// skip one. Replies to an old run and blanks reported twice are ignored.
  func didBeat(_ beat: X11PresentComplete) {
    guard onTick != nil, beat.serial == serial else { return }
    let isNew = beat.count != lastCount
    if beat.count < lastCount { asked = beat.count }  // the server restarted its count
    lastCount = beat.count
    underWay -= 1
    askAhead()
    guard isNew else { return }
    let time = hostTime(microseconds: beat.time)
    estimate.note(count: beat.count, time: time.seconds)
    connection.beatProvesUntil = time + interval / 2
    connection.report { [self] in
      if onTick != nil, beat.serial == serial { tick(at: time) }
    }
  }

  /// Converts the server's timestamp if its clock is this machine's; otherwise uses the arrival.
  private func hostTime(microseconds: UInt64) -> HostTime {
    let (stamp, now) = (HostTime(seconds: Double(microseconds) / 1e6), clock.now())
    return (0...1).contains(now - stamp) ? stamp : now
  }

  private func watch() {
    guard onTick != nil, let queue, clock.now() - lastTick > Self.patience else { return }
    serial &+= 1
    startTimer(on: queue)
  }
}
