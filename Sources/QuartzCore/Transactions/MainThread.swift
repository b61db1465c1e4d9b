import Dispatch
import Foundation

/// Where layers that windows show, and transactions, belong.
enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// True on the main thread, and on the main queue where another thread serves it (as in a program
  /// whose `main` is asynchronous).
  static var isCurrent: Bool {
    if Thread.isMainThread { return true }
    _ = isMarked
    return DispatchQueue.getSpecific(key: key) == true
  }

  /// Traps elsewhere; `action` completes "... only on the main thread".
  @inline(__always)
  static func require(_ action: @autoclosure () -> StaticString) {
    if !isCurrent { refuse(action()) }
  }

  private static func refuse(_ action: StaticString) -> Never {
    preconditionFailure("\(action) only on the main thread; use DispatchQueue.main.async")
  }
}
