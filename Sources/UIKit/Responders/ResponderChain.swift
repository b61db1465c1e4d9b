// Walk 7: responder chain. In: a responder that got an event. Out: the responders to ask next.
// Next: UIKit/Views.

/// A responder and the responders after it, nearest first.
///
/// Clients' overrides of `next` form the chain. If it has a cycle, it ends at the first responder
/// that repeats.
@MainActor
struct ResponderChain {
  private var upcoming: UIResponder?
  /// Few enough to be looked through.
  private var met: [ObjectIdentifier] = []

  init(from first: UIResponder?) { upcoming = first }

  mutating func next() -> UIResponder? {
    guard let current = upcoming, !met.contains(ObjectIdentifier(current)) else { return nil }
    if met.isEmpty { met.reserveCapacity(12) }
    met.append(ObjectIdentifier(current))
    upcoming = current.next
    return current
  }

  func first(where matches: (UIResponder) -> Bool) -> UIResponder? {
    var rest = self
    while let responder = rest.next() {
      if matches(responder) { return responder }
    }
    return nil
  }
}
