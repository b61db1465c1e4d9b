import Glibc

/// Memory that starts at a cache line and grows. A large block has addresses for many times its size,
/// so that it is seldom copied, and asks for the pages behind them in groups: one by one, at their first
/// use, pages cost as much as what is done with them.
struct MemoryBlock: ~Copyable {
  /// The most that the C library gives, and how much is asked for at a time beyond that.
  private static let step = 1 << 17
  private static let line = 64

  /// How many bytes there are to use.
  private(set) var room = 0
  private var start: UnsafeMutableRawPointer?
  /// The bytes that were reserved; 0 if the C library gave the block.
  private var reserved = 0

  deinit { Self.giveBack(start, reserved) }

  /// Makes room for at least `size` bytes, of which the first `used` are kept. Returns where they begin.
  mutating func grow(from used: Int, to size: Int) -> UnsafeMutableRawPointer {
    if let start, size <= reserved {
      ask(for: size)
      return start
    }
    let (old, oldReserved) = (start, reserved)
    let grown = size <= Self.step ? allocate(max(size, 2 * room)) : reserve(size)
    if let old { memcpy(grown, old, used) }
    Self.giveBack(old, oldReserved)
    start = grown
    return grown
  }

  private mutating func allocate(_ size: Int) -> UnsafeMutableRawPointer {
    room = (size + Self.line - 1) & -Self.line
    return Self.checked(aligned_alloc(Self.line, room), room)
  }

  private mutating func reserve(_ size: Int) -> UnsafeMutableRawPointer {
    reserved = (16 * size + Self.step - 1) & -Self.step
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    let mapped = mmap(nil, reserved, PROT_READ | PROT_WRITE, flags, -1, 0)
    start = Self.checked(mapped == MAP_FAILED ? nil : mapped, size)
    room = 0
    ask(for: size)
    return start!
  }

  private mutating func ask(for size: Int) {
    let end = min(reserved, (size + Self.step - 1) & -Self.step)
    madvise(start! + room, end - room, MADV_POPULATE_WRITE)
    room = end
  }

  private static func checked(
    _ memory: UnsafeMutableRawPointer?, _ size: Int
  ) -> UnsafeMutableRawPointer {
    guard let memory else {
      preconditionFailure("There is no memory for \(size) bytes of constraints")
    }
    return memory
  }

  private static func giveBack(_ start: UnsafeMutableRawPointer?, _ reserved: Int) {
    if reserved > 0 { munmap(start, reserved) } else { free(start) }
  }
}
