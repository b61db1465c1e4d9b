package import Dispatch

extension DispatchSource {
  /// A timer on the machine's monotonic clock without leeway; already resumed.
  package static func strictTimer(
    on queue: DispatchQueue, first: Double, every interval: Double,
    _ body: @escaping @Sendable () -> Void
  ) -> any DispatchSourceTimer {
    let timer = makeTimerSource(flags: .strict, queue: queue)
    timer.schedule(
      deadline: .now() + first, repeating: .nanoseconds(Int((interval * 1e9).rounded())),
      leeway: .nanoseconds(0))
    timer.setEventHandler(handler: body)
    timer.activate()
    return timer
  }
}
