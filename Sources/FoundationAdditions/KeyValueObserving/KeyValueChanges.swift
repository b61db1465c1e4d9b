import Foundation
import Synchronization

/// The entry by which properties announce that they change, and the table of who observes them.
///
/// A property that can be observed calls both methods in its setter:
///
///     var name = "" {
///       willSet { KeyValueChanges.willChange(self, "name") }
///       didSet { KeyValueChanges.didChange(self, "name") }
///     }
///
/// That is what the porting tool makes of `@objc dynamic var name = ""`, with `keyPath: { \Song.name }` in
/// its `KeyValueProperty`, by which the values are read. While nothing is observed in the process, a call
/// costs one load and a branch.
public enum KeyValueChanges {
  typealias Observers = [String: [KeyValueObservation]]

  private static let table = Locked(WeakKeyTable<Observers>())
  private static let observedObjects = Atomic(0)

  /// Whether any object in the process is observed.
  public static var areObserved: Bool { observedObjects.load(ordering: .relaxed) != 0 }

  /// To be called before a property changes.
  public static func willChange(_ object: AnyObject, _ key: String) {
    if areObserved { announce(object, key) { $0.willChange() } }
  }

  /// To be called after a property has changed, once for each `willChange`.
  public static func didChange(_ object: AnyObject, _ key: String) {
    if areObserved { announce(object, key) { $0.didChange() } }
  }

  private static func announce(
    _ object: AnyObject, _ key: String, _ tell: (KeyValueObservation) -> Void
  ) {
    let observations = table.withLock { $0.value(for: object)?[key] } ?? []
    for observation in observations { tell(observation) }
  }

  static func add(_ observation: KeyValueObservation, to object: AnyObject, _ key: String) {
    update(object) { $0[key, default: []].append(observation) }
  }

  static func remove(_ observation: KeyValueObservation, from object: AnyObject, _ key: String) {
    update(object) { observers in
      observers[key]?.removeAll { $0 === observation }
      if observers[key]?.isEmpty == true { observers[key] = nil }
    }
  }

  private static func update(_ object: AnyObject, _ change: (inout Observers) -> Void) {
    let releases = table.withLock { table in
      defer { observedObjects.store(table.count, ordering: .relaxed) }
      let before = table.value(for: object)
      var observers = before ?? [:]
      change(&observers)
      return (before, table.setValue(observers.isEmpty ? nil : observers, for: object))
    }
    withExtendedLifetime(releases) {}
  }
}
