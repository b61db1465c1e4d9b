// Walk 7: responder chain. In: a responder that was offered an event. Out: those who are asked next.
// Next: UIKit/Views.

/// A responder and everybody behind it, nearest first.
///
/// The chain is made by clients' overrides of `next`; one that runs in a circle ends at the first
/// responder met twice.
@MainActor
struct ResponderChain {
  private var upcoming: UIResponder?
  private var met: Set<ObjectIdentifier> = []

  init(from first: UIResponder?) { upcoming = first }

  mutating func next() -> UIResponder? {
    guard let current = upcoming, met.insert(ObjectIdentifier(current)).inserted else { return nil }
    upcoming = current.next
    return current
  }

  /// The nearest responder of a class.
  func first<Target>(of type: Target.Type) -> Target? {
    var rest = self
    while let responder = rest.next() {
      if let found = responder as? Target { return found }
    }
    return nil
  }
}
