import Foundation

/// The observations that `addObserver(_:forKeyPath:options:context:)` has added, by observed object.
enum NamedObservers {
  private struct Entry {
    let observer: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let observation: KeyValueObservation
  }

  private static let table = Locked(WeakKeyTable<[Entry]>())

  static func add(
    _ observer: NSObject, to object: NSObject, _ keyPath: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    let path = keyPath.split(separator: ".").map(String.init)
    let observation = KeyValueObservation(object, path, options) { [weak observer] object, change in
      observer?.receive(keyPath, object, change, context)
    }
    let entry = Entry(
      observer: ObjectIdentifier(observer), keyPath: keyPath, context: context,
      observation: observation)
    let releases = table.withLock {
      $0.setValue(($0.value(for: object) ?? []) + [entry], for: object)
    }
    withExtendedLifetime(releases) {}
    observation.start()
  }

  static func remove(
    _ observer: NSObject, from object: NSObject, _ keyPath: String,
    _ hasContext: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let removed = table.withLock { table -> (entry: Entry, releases: Any)? in
      let entry = table.modifyValue(for: object) { entries -> Entry? in
        entries.lastIndex {
          $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath
            && hasContext($0.context)
        }.map { entries.remove(at: $0) }
      }
      guard let entry = entry ?? nil else { return nil }
      let isLast = table.modifyValue(for: object) { $0.isEmpty } ?? false
      return (entry, isLast ? table.setValue(nil, for: object) : [])
    }
    guard let removed else {
      NSException.raise(
        .rangeException,
        "Cannot remove an observer \(described(observer)) for the key path \"\(keyPath)\" from "
          + "\(described(object)) because it is not registered as an observer.")
    }
    removed.entry.observation.stop()
  }
}

extension NSObject {
  /// Calls the method that the class exposes.
  fileprivate func receive(
    _ keyPath: String, _ object: NSObject, _ change: [NSKeyValueChangeKey: Any],
    _ context: UnsafeMutableRawPointer?
  ) {
    let exposed = ExposedMembers.of(type(of: self)).selectors[Selector.observing]
    if let method = exposed as? ObservingMethod {
      method.observe(self)(keyPath, object, change, context)
    } else {
      observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}
