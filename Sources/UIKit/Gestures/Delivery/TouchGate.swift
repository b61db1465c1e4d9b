// Walk 6: what views hear. In: touches and what recognizers claim or hold back of them. Out: the touches
// that go to their views now. Next: Windows/UIWindow+Events.

import Foundation

/// What recognizers leave of a touch to its view: everything, later, or no more of it.
///
/// A touch that a recognized gesture claims is cancelled in its view once, or, where the view has not
/// heard of it yet, never comes there at all. Main thread only.
@MainActor
final class TouchGate {
  /// Touches whose views have not been told everything.
  private var passages: [TouchPassage] = []

  /// Whether every view knows all there is to know.
  var isAtRest: Bool { passages.isEmpty }

  /// Puts what happened in line; `pass` sends what may go.
  func take(_ batch: TouchBatch) {
    for (touch, phase) in batch.changed where touch.isAccepted {
      let known = passages.first { $0.touch === touch }
      guard let passage = known ?? begin(touch, phase, of: batch.event) else { continue }
      passage.add(TouchMoment(touch, phase, batch.event))
    }
  }

  private func begin(
    _ touch: UITouch, _ phase: UITouch.Phase, of event: UIEvent
  ) -> TouchPassage? {
    guard phase == .began else { return nil }
    let passage = TouchPassage(touch, of: event)
    passages.append(passage)
    return passage
  }

  /// Tells the views all that may be told now; what they do about it is looked at each time.
  func pass() {
    repeat { cancelClaimed() } while deliverNext()
    passages.removeAll(where: \.isSpent)
  }
}

extension TouchGate {
  private func cancelClaimed() {
    var told: [TouchPassage] = []
    for passage in passages where passage.isClaimed {
      if passage.isOpen { told.append(passage) }
      passage.close()
    }
    deliver(told.map { ($0, $0.cancellation) })
  }

  /// The earliest phase of all that may pass now goes to its view, with others of the same call.
  private func deliverNext() -> Bool {
    let ready = passages.compactMap { passage in passage.ready.map { (passage, $0) } }
    let phases = TouchBatch.phases
    guard let phase = phases.first(where: { phase in ready.contains { $0.1.phase == phase } })
    else { return false }
    let call = ready.filter { $0.1.phase == phase }
    for (passage, _) in call { passage.advance() }
    deliver(call)
    return true
  }

  /// One call for each view. The touches read as they were at that moment.
  private func deliver(_ call: [(passage: TouchPassage, moment: TouchMoment)]) {
    var due = call
    while let first = due.first {
      let isTogether = { (other: (passage: TouchPassage, moment: TouchMoment)) in
        other.passage.touch.view === first.passage.touch.view
          && other.moment.event === first.moment.event
      }
      let together = due.filter(isTogether)
      due.removeAll(where: isTogether)
      let present = together.map { $0.moment.show(on: $0.passage.touch) }
      let touches = Set(together.map(\.passage.touch))
      first.passage.touch.view?.receive(touches, first.moment.phase, first.moment.event)
      for (entry, state) in zip(together, present) {
        state?.restore(on: entry.passage.touch, after: entry.moment)
      }
    }
  }
}
