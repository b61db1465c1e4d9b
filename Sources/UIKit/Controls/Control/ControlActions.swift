import Foundation
import FoundationAdditions

/// The actions of a control and their events, in the order they were added.
@MainActor
struct ControlActions {
  struct Entry {
    enum Kind {
      case action(UIAction)
      case target(TargetAction)
    }

    let kind: Kind
    var events: UIControl.Event
  }

  private(set) var entries: [Entry] = []

  var allEvents: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  func due(for events: UIControl.Event) -> [Entry] {
    entries.filter { !$0.events.isDisjoint(with: events) }
  }

  /// Replaces an action with the same identifier, for that one's events too.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    var all = events
    for known in entries where known.has(action.identifier) { all.formUnion(known.events) }
    remove(action.identifier, for: all)
    entries.append(Entry(kind: .action(action), events: all))
  }

  /// The same target and selector again only adds events.
  mutating func add(_ added: TargetAction, for events: UIControl.Event) {
    let same = entries.firstIndex { entry in
      if case .target(let known) = entry.kind { return known.isSame(as: added) }
      return false
    }
    guard let same else { return entries.append(Entry(kind: .target(added), events: events)) }
    entries[same].events.formUnion(events)
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    subtract(events) { $0.has(identifier) }
  }

  /// Nil means every target, or every method of the target. Both together mean the actions too.
  mutating func removeTarget(
    _ target: AnyObject?, _ selector: Selector?, for events: UIControl.Event
  ) {
    subtract(events) { entry in
      if case .target(let known) = entry.kind { return known.matches(target, selector) }
      return target == nil && selector == nil
    }
  }

  private mutating func subtract(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
    for index in entries.indices where matches(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty || $0.isDead }
  }
}

extension ControlActions.Entry {
  @MainActor fileprivate var isDead: Bool {
    if case .target(let held) = kind { held.isDead } else { false }
  }

  @MainActor fileprivate func has(_ identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = kind { action.identifier == identifier } else { false }
  }
}

extension ControlActions {
  /// The living targets, and null for the responder chain.
  var targets: [AnyObject] {
    entries.compactMap { entry in
      guard case .target(let held) = entry.kind else { return nil }
      return held.isSearched ? NSNull() : held.target
    }
  }

  /// The names of a target's selectors for an event; a nil target is the responder chain.
  func names(_ target: AnyObject?, for event: UIControl.Event) -> [String] {
    due(for: event).compactMap { entry in
      guard case .target(let held) = entry.kind, !held.isDead, held.target === target else {
        return nil
      }
      return held.method.selector?.description
    }
  }
}
