import PlatformKit

/// Keyboard events in the order of their arrival, while an input method or a screen reader decides whether it takes
/// the keys among them. So no key overtakes another one, nor the loss of the focus after it.
struct X11KeyQueue<Event> {
  private enum Fate {
    case waiting(key: UInt64, due: HostTime?)
    case passed
    case taken
  }

  private var entries: [(event: Event, fate: Fate)] = []

  var isEmpty: Bool { entries.isEmpty }

  /// When the first of the keys must be decided; nil if there is none that must.
  var due: HostTime? {
    entries.lazy.compactMap { if case .waiting(_, let due) = $0.fate { due } else { nil } }.first
  }

  /// Holds a key until it is decided.
  mutating func hold(_ event: Event, key: UInt64, due: HostTime? = nil) {
    entries.append((event, .waiting(key: key, due: due)))
  }

  /// Adds an event that only waits for those before it.
  mutating func append(_ event: Event) { entries.append((event, .passed)) }

  /// Decides a key; one that was decided before stays as it is.
  mutating func decide(_ key: UInt64, isTaken: Bool) {
    let index = entries.firstIndex {
      if case .waiting(key, _) = $0.fate { true } else { false }
    }
    if let index { entries[index].fate = isTaken ? .taken : .passed }
  }

  /// Decides that the method takes none of the keys it has not decided.
  mutating func passAll() {
    for index in entries.indices {
      if case .waiting = entries[index].fate { entries[index].fate = .passed }
    }
  }

  /// Removes and returns the first event, if it waits for nothing.
  mutating func takeFirst() -> (event: Event, isTaken: Bool)? {
    switch entries.first?.fate {
    case nil, .waiting: return nil
    case .passed: return (entries.removeFirst().event, false)
    case .taken: return (entries.removeFirst().event, true)
    }
  }
}
