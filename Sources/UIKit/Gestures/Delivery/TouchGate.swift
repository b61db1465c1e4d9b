// Walk 6: what views hear. In: touches and what recognizers claim or hold back of them. Out: the touches
// that go to their views now. Next: Windows/UIWindow+Events.

import Foundation

/// Decides which touches reach their views: at once, delayed, or not at all.
///
/// If a recognized gesture claims a touch, its view gets one cancellation, or nothing if it has not
/// seen the touch begin. Main thread only.
@MainActor
final class TouchGate {
  private var deliveries: [TouchDelivery] = []

  var isAtRest: Bool { deliveries.isEmpty }

  /// Queues a batch; `pass` delivers what is not delayed.
  func take(_ batch: TouchBatch) {
    for (touch, phase) in batch.changed where touch.isAccepted {
      let known = deliveries.first { $0.touch === touch }
      guard let delivery = known ?? begin(touch, phase, of: batch.event) else { continue }
      delivery.add(TouchSnapshot(touch, phase, batch.event))
    }
  }

  private func begin(
    _ touch: UITouch, _ phase: UITouch.Phase, of event: UIEvent
  ) -> TouchDelivery? {
    guard phase == .began else { return nil }
    let delivery = TouchDelivery(touch, of: event)
    deliveries.append(delivery)
    return delivery
  }

  /// Delivers everything that is not delayed. Views may change the outcome, so it checks again
  /// after each call.
  func pass() {
    if deliveries.isEmpty { return }
    repeat { cancelClaimed() } while deliverNext()
    deliveries.removeAll(where: \.isSpent)
  }
}

extension TouchGate {
  private func cancelClaimed() {
    var told: [TouchDelivery] = []
    for delivery in deliveries where delivery.isClaimed {
      if delivery.isOpen { told.append(delivery) }
      delivery.close()
    }
    deliver(told.map { ($0, $0.cancellation) })
  }

  /// Delivers the earliest phase that is ready, merging touches into one call per view.
  private func deliverNext() -> Bool {
    let ready = deliveries.compactMap { delivery in delivery.ready.map { (delivery, $0) } }
    let phases = TouchBatch.phases
    guard let phase = phases.first(where: { phase in ready.contains { $0.1.phase == phase } })
    else { return false }
    let call = ready.filter { $0.1.phase == phase }
    for (delivery, _) in call { delivery.advance() }
    deliver(call)
    return true
  }

  /// One call per view. During the call, the touches show their state of that moment.
  private func deliver(_ call: [(delivery: TouchDelivery, moment: TouchSnapshot)]) {
    var due = call
    while let first = due.first {
      let isTogether = { (other: (delivery: TouchDelivery, moment: TouchSnapshot)) in
        other.delivery.touch.view === first.delivery.touch.view
          && other.moment.event === first.moment.event
      }
      let together = due.filter(isTogether)
      due.removeAll(where: isTogether)
      let present = together.map { $0.moment.show(on: $0.delivery.touch) }
      let touches = Set(together.map(\.delivery.touch))
      first.delivery.touch.view?.receive(touches, first.moment.phase, first.moment.event)
      for (entry, state) in zip(together, present) {
        state?.restore(on: entry.delivery.touch, after: entry.moment)
      }
    }
  }
}
