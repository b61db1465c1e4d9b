import CUIXlib
import Glibc

/// Shared memory that this process writes and the server reads.
///
/// Created with mode 0600 and marked for removal as soon as the server has attached it. From then
/// on nothing is left behind, however the processes end.
final class ShmSegment {
  let identifier: UInt32
  let byteCount: Int
  /// Where it is mapped; another place after `makeRing`.
  private(set) var base: UnsafeMutableRawPointer
  /// The bytes after which it begins anew; nil where it is mapped once.
  private var period: Int?
  private let id: Int32

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
    self.id = id
  }

  deinit { munmap(base, mappedBytes) }

  private var mappedBytes: Int { (period ?? 0) + byteCount }

  /// Whether the first bytes follow each other in memory, once it is mapped as they need.
  func holds(_ byteCount: Int) -> Bool {
    guard let period, period < byteCount else { return true }
    return makeRing(of: byteCount)
  }

  /// Maps it twice, so that its first `period` bytes, which are whole pages, follow themselves. False if the
  /// kernel refuses: then all stays as it was.
  func makeRing(of period: Int) -> Bool {
    if period == self.period { return true }
    let length = period + byteCount
    let room = mmap(nil, length, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let room, room != MAP_FAILED else { return false }
    for place in [room, room + period] where shmat(id, place, Self.replacing) != place {
      munmap(room, length)
      return false
    }
    munmap(base, mappedBytes)
    (base, self.period) = (room, period)
    return true
  }

  /// SHM_REMAP: takes the place of what is mapped there.
  private static let replacing: Int32 = 0o40000
}
