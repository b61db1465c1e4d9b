import Foundation

/// The calls that `perform(_:with:afterDelay:)` has made a timer for.
enum DelayedCalls {
  /// The target is held until the call, as Apple's is.
  struct Call {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let thread: Thread
    let timer: Timer
  }

  private static let pending = Locked<[Call]>([])

  static func add(
    _ selector: Selector, to target: AnyObject, _ argument: Any?, after delay: TimeInterval,
    modes: [RunLoop.Mode]
  ) {
    nonisolated(unsafe) let target = target, argument = argument
    let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) {
      remove($0)
      selector.perform(on: target, argument)
    }
    let call = Call(
      target: target, selector: selector, argument: argument, thread: .current, timer: timer)
    pending.withLock { $0.append(call) }
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  /// Cancels calls of this thread. Those released end outside the lock, as a `deinit` may cancel.
  static func cancel(_ isCancelled: (Call) -> Bool) {
    let thread = Thread.current
    let all = pending.withLock { $0 }
    for call in all where call.thread === thread && isCancelled(call) {
      call.timer.invalidate()
      remove(call.timer)
    }
  }

  private static func remove(_ timer: Timer) {
    let id = ObjectIdentifier(timer)
    let removed = pending.withLock { pending -> Call? in
      guard let index = pending.firstIndex(where: { ObjectIdentifier($0.timer) == id }) else {
        return nil
      }
      return pending.remove(at: index)
    }
    withExtendedLifetime(removed) {}
  }
}
