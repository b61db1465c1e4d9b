import CUIXlib
import Glibc

/// Shared memory that this process writes and the server reads.
///
/// Created with mode 0600 and marked for removal as soon as the server has attached it. From then
/// on nothing is left behind, however the processes end.
final class ShmSegment {
  let identifier: UInt32
  let byteCount: Int
  let base: UnsafeMutableRawPointer

  /// Nil if the kernel or the server refuses. `attach` asks the server and waits for its reply.
  init?(byteCount: Int, identifier: UInt32, attach: (UInt32, Int32) -> Bool) {
    let id = shmget(IPC_PRIVATE, byteCount, IPC_CREAT | 0o600)
    guard id >= 0 else { return nil }
    let address = shmat(id, nil, 0)
    defer { shmctl(id, IPC_RMID, nil) }
    guard let address, Int(bitPattern: address) != -1 else { return nil }
    guard attach(identifier, id) else {
      shmdt(address)
      return nil
    }
    self.identifier = identifier
    self.byteCount = byteCount
    self.base = address
  }

  deinit { shmdt(base) }
}
