import Dispatch
import Foundation
import Synchronization

/// Checks for the main thread, which owns transactions and layers shown by windows.
enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// `pthread_self` of the main thread, once known. Workaround: every change of a layer checks it,
  /// and `Thread.isMainThread` costs two system calls.
  private static let known = Atomic<UInt>(0)

  /// True on the main thread, and on the main queue if another thread serves it (as in a program
  /// whose `main` is asynchronous).
  static var isCurrent: Bool {
    let current = UInt(pthread_self())
    if current == known.load(ordering: .relaxed) { return true }
    if Thread.isMainThread {
      known.store(current, ordering: .relaxed)
      return true
    }
    _ = isMarked
    return DispatchQueue.getSpecific(key: key) == true
  }

  /// Traps on other threads; `action` completes "... only on the main thread".
  @inline(__always)
  static func require(_ action: @autoclosure () -> StaticString) {
    if !isCurrent { refuse(action()) }
  }

  private static func refuse(_ action: StaticString) -> Never {
    preconditionFailure("\(action) only on the main thread; use DispatchQueue.main.async")
  }
}
