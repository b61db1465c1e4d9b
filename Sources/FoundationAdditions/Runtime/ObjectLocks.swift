import Foundation

/// Enters a lock that belongs to an object; the same thread may enter again.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).lock()
  return 0
}

/// Leaves the lock that belongs to an object.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).unlock()
  return 0
}

private enum ObjectLocks {
  private static let table = Locked(WeakKeyTable<NSRecursiveLock>())

  static func lock(of object: AnyObject) -> NSRecursiveLock {
    var releases: WeakKeyTable<NSRecursiveLock>.DeferredReleases?
    let lock = table.withLock { table in
      if let lock = table.value(for: object) { return lock }
      let lock = NSRecursiveLock()
      releases = table.setValue(lock, for: object)
      return lock
    }
    withExtendedLifetime(releases) {}
    return lock
  }
}
