import Foundation

/// A value behind a lock. `Mutex` does not fit here: it refuses values that hold objects of clients,
/// which are not sendable and, as on Apple's systems, the client's responsibility.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
