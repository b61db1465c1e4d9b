package import PlatformKit

/// What is to be done at a given moment though nothing happens: a finger that rests has become a long
/// press. The turn rings what is due. Main thread only.
@MainActor
package final class TimerQueue {
  /// One thing to be done; it is forgotten when it has rung or was cancelled.
  package final class QueuedTimer {
    package let time: HostTime
    fileprivate let action: @MainActor () -> Void
    fileprivate weak var owner: TimerQueue?

    fileprivate init(time: HostTime, owner: TimerQueue, action: @escaping @MainActor () -> Void) {
      self.time = time
      self.owner = owner
      self.action = action
    }

    /// Whether it is still to ring.
    @MainActor package var isSet: Bool { owner != nil }

    @MainActor package func cancel() { owner?.forget(self) }
  }

  /// Called after the earliest alarm has changed.
  var onChange: @MainActor () -> Void = {}
  /// Earliest first; those of one moment in the order of setting.
  private var waiting: [QueuedTimer] = []

  package init() {}

  /// When the next one rings; nil while none is set.
  package var next: HostTime? { waiting.first?.time }

  package func set(at time: HostTime, _ action: @escaping @MainActor () -> Void) -> QueuedTimer {
    let timer = QueuedTimer(time: time, owner: self, action: action)
    let index = waiting.firstIndex { time < $0.time } ?? waiting.count
    waiting.insert(timer, at: index)
    if index == 0 { onChange() }
    return timer
  }

  /// Rings what is due, each once; what that sets for now rings with it. Returns how many rang.
  @discardableResult
  package func fire(at now: HostTime) -> Int {
    var count = 0
    while let timer = waiting.first, timer.time <= now {
      waiting.removeFirst()
      timer.owner = nil
      timer.action()
      count += 1
    }
    return count
  }

  private func forget(_ timer: QueuedTimer) {
    timer.owner = nil
    let wasNext = waiting.first === timer
    waiting.removeAll { $0 === timer }
    if wasNext { onChange() }
  }
}
