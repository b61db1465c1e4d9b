import CUISharedMemory
import Glibc

/// Memory that the program makes and the engine paints into. It only grows: sealed, so that the engine can't
/// take away what the program reads.
package final class SharedMemory: Sendable {
  package let descriptor: Int32

  /// Takes over the descriptor of memory that another process made.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Nil where there is no memory of this kind.
  package convenience init?() {
    let made = CUISharedMemoryMake()
    guard made >= 0 else { return nil }
    self.init(descriptor: made)
  }

  deinit { close(descriptor) }

  /// False where there isn't so much.
  package func grow(to length: Int) -> Bool { ftruncate(descriptor, off_t(length)) == 0 }

  /// Gives a part back to the system; it reads as zeros from then on.
  package func empty(offset: Int, length: Int) {
    CUISharedMemoryEmpty(descriptor, off_t(offset), off_t(length))
  }

  /// A part of it, which begins at a page of memory; nil if it doesn't lie within.
  package func map(offset: Int, length: Int, isWritable: Bool) -> MappedMemory? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, offset >= 0, length > 0,
      offset <= Int(status.st_size), length <= Int(status.st_size) - offset
    else { return nil }
    let access = isWritable ? PROT_READ | PROT_WRITE : PROT_READ
    let place = mmap(nil, length, access, MAP_SHARED, descriptor, off_t(offset))
    guard let place, place != MAP_FAILED else { return nil }
    return MappedMemory(place, length)
  }

  package static let pageLength = sysconf(Int32(_SC_PAGESIZE))
}

/// A part of shared memory in the addresses of this process.
package final class MappedMemory: @unchecked Sendable {
  package let base: UnsafeMutableRawPointer
  package let length: Int

  fileprivate init(_ base: UnsafeMutableRawPointer, _ length: Int) {
    (self.base, self.length) = (base, length)
  }

  deinit { munmap(base, length) }
}
