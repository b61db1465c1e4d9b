public import Glibc

/// A lock that belongs to the thread that locked it. It must stay where it is in memory.
///
/// A mutex of the system's library: waiting threads sleep, whatever their priority.
public struct os_unfair_lock_s {
  fileprivate var mutex = pthread_mutex_t()

  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until no other thread has it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  let error = withUnsafeMutablePointer(to: &lock.pointee.mutex, pthread_mutex_lock)
  precondition(error == 0, "os_unfair_lock_lock: the lock is corrupt (error \(error))")
}

/// False where another thread has it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  withUnsafeMutablePointer(to: &lock.pointee.mutex, pthread_mutex_trylock) == 0
}

/// By the thread that locked it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  _ = withUnsafeMutablePointer(to: &lock.pointee.mutex, pthread_mutex_unlock)
}
