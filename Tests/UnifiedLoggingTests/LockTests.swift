import Dispatch
import Testing
import UnifiedLogging

@Suite struct LockTests {
  @Test func oneThreadAtATimeChangesTheState() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { lock.withLock { $0 += 1 } }
    }
    #expect(lock.withLock { $0 } == 8000)
  }

  @Test func copiesAreTheSameLock() {
    let lock = OSAllocatedUnfairLock()
    let copy = lock
    lock.lock()
    #expect(!copy.lockIfAvailable() && copy.withLockIfAvailable { 1 } == nil)
    lock.unlock()
    #expect(copy.withLockIfAvailable { 1 } == 1)
    struct Refused: Error {}
    #expect(throws: Refused.self) { try lock.withLock { throw Refused() } }
    #expect(lock.lockIfAvailable(), "an error let go of it")
    lock.unlock()
  }

  @Test func theLockOfCIsTheThreadsThatHasIt() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    var own = os_unfair_lock_s()
    os_unfair_lock_lock(&own)
    os_unfair_lock_unlock(&own)
    os_unfair_lock_unlock(lock)
  }
}
