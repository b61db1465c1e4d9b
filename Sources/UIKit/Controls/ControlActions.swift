/// The actions of a control and their events, in the order they were added.
@MainActor
struct ControlActions {
  struct Entry {
    enum Kind {
      case action(UIAction)
      /// If the target was nil when added, the responder chain is searched.
      case target(WeakTarget, @MainActor (UIControl, UIEvent?) -> Void)
    }

    let kind: Kind
    var events: UIControl.Event
  }

  /// Controls hold their targets weakly.
  struct WeakTarget {
    weak var object: AnyObject?
  }

  private(set) var entries: [Entry] = []

  var allEvents: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  func due(for events: UIControl.Event) -> [Entry] {
    entries.filter { !$0.events.isDisjoint(with: events) }
  }

  /// Replaces an action with the same identifier.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    remove(action.identifier, for: events)
    entries.append(Entry(kind: .action(action), events: events))
  }

  mutating func add(
    _ target: AnyObject?, for events: UIControl.Event,
    call: @escaping @MainActor (UIControl, UIEvent?) -> Void
  ) {
    entries.append(Entry(kind: .target(WeakTarget(object: target), call), events: events))
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    subtract(events) { entry in
      if case .action(let action) = entry.kind { return action.identifier == identifier }
      return false
    }
  }

  /// Nil means every target.
  mutating func removeTarget(_ target: AnyObject?, for events: UIControl.Event) {
    subtract(events) { entry in
      guard case .target(let held, _) = entry.kind else { return false }
      return target == nil || held.object === target
    }
  }

  private mutating func subtract(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
    for index in entries.indices where matches(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }
}
