import Dispatch
import Foundation
package import Synchronization

/// Checks for the main thread, which owns transactions and layers shown by windows.
package enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// `pthread_self` of the main thread, once known. Workaround: every change of a layer checks it,
  /// and `Thread.isMainThread` costs two system calls.
  @usableFromInline package static let known = Atomic<UInt>(0)

  /// True on the main thread, and on the main queue if another thread serves it (as in a program
  /// whose `main` is asynchronous).
  @inlinable package static var isCurrent: Bool {
    UInt(pthread_self()) == known.load(ordering: .relaxed) || isFoundCurrent
  }

  @usableFromInline package static var isFoundCurrent: Bool {
    if Thread.isMainThread {
      known.store(UInt(pthread_self()), ordering: .relaxed)
      return true
    }
    _ = isMarked
    return DispatchQueue.getSpecific(key: key) == true
  }

  /// Traps on other threads; `action` completes "... only on the main thread".
  @inlinable @inline(__always)
  package static func require(_ action: @autoclosure () -> StaticString) {
    if !isCurrent { refuse(action()) }
  }

  @usableFromInline package static func refuse(_ action: StaticString) -> Never {
    preconditionFailure("\(action) only on the main thread; use DispatchQueue.main.async")
  }
}
