import Diagnostics
import Foundation
import Synchronization

/// Values that programs attach to objects by key, released with their object.
///
/// Views, other responders and layers release theirs in `deinit`, as any class may by calling
/// `objectWasReleased` there. Those of other objects are found at the end of a turn of the run loop,
/// a few in each, and while later values are set.
package enum AssociatedObjects {
  typealias Values = [UnsafeRawPointer: AssociatedValue]

  private static let table = Locked(WeakKeyTable<Values>())
  private static let count = Atomic(0)

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    if count.load(ordering: .relaxed) == 0 { return nil }
    return table.withLock { $0.value(for: object)?[key] }?.value
  }

  static func set(_ value: AssociatedValue?, of object: AnyObject, _ key: UnsafeRawPointer) {
    var replaced: AssociatedValue?
    let releases = table.withLock { table in
      var values = table.value(for: object) ?? [:]
      replaced = values[key]
      values[key] = value
      defer { count.store(table.count, ordering: .relaxed) }
      return table.setValue(values.isEmpty ? nil : values, for: object)
    }
    withExtendedLifetime((releases, replaced)) {}
  }

  /// Releases the values of an object that is being deallocated; one check if no object has any.
  package static func objectWasReleased(_ object: AnyObject) {
    if count.load(ordering: .relaxed) != 0 { removeAll(of: object) }
  }

  /// Looks at up to `limit` objects and releases the values of those that are gone.
  package static func releaseOrphans(atMost limit: Int = 16) {
    if count.load(ordering: .relaxed) == 0 { return }
    let releases = table.withLock { table in
      defer { count.store(table.count, ordering: .relaxed) }
      return table.removeOrphans(atMost: limit)
    }
    withExtendedLifetime(releases) {}
  }

  static func removeAll(of object: AnyObject) {
    let values = table.withLock { table in
      defer { count.store(table.count, ordering: .relaxed) }
      return table.removeValue(for: ObjectIdentifier(object))
    }
    withExtendedLifetime(values) {}
  }
}

/// A value as its policy keeps it.
enum AssociatedValue {
  case held(Any)
  /// Apple's does not keep or clear it; here it becomes nil with its object.
  case assigned(WeakReference<AnyObject>)

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: self = .assigned(WeakReference(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .held((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .held(value)
    }
  }

  var value: Any? {
    switch self {
    case .held(let value): value
    case .assigned(let reference): reference.object
    }
  }
}
