import Foundation

/// The calls that `perform(_:with:afterDelay:)` has made a timer for.
enum DelayedCalls {
  private static let pending = Locked<[DelayedCall]>([])

  static func add(_ call: DelayedCall, after delay: TimeInterval, modes: [RunLoop.Mode]) {
    pending.withLock { $0.append(call) }
    // Weakly, because Foundation never frees timers.
    let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) {
      [weak call] _ in
      guard let call else { return }
      remove(call)
      call.selector.perform(on: call.target, call.argument)
    }
    call.timer = timer
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  /// Cancels calls of this thread. Those released end outside the lock, as a `deinit` may cancel.
  static func cancel(_ isCancelled: (DelayedCall) -> Bool) {
    let all = pending.withLock { $0 }
    for call in all where call.thread === Thread.current && isCancelled(call) {
      call.timer?.invalidate()
      remove(call)
    }
  }

  private static func remove(_ call: DelayedCall) {
    pending.withLock { pending in
      if let index = pending.firstIndex(where: { $0 === call }) { pending.remove(at: index) }
    }
  }
}

/// A call to come. It holds its target, as Apple's does. Unchecked, because only the thread that made
/// it uses it.
final class DelayedCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  let argument: Any?
  let thread = Thread.current
  var timer: Timer?

  init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }
}
