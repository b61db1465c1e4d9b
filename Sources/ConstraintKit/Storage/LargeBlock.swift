import Glibc
import Synchronization

/// Memory with addresses for many times its size, so that it grows without being copied. The pages
/// behind them are asked for in groups: one by one, at their first use, they cost as much as what is
/// done with them. Some blocks that were given back are kept for others; the system may take their
/// pages.
struct LargeBlock {
  /// Smaller ones are the C library's.
  private static let smallest = 1 << 17
  private static let group = 1 << 16
  private static let addresses = 1 << 22
  private static let mostKept = 8
  private static let mostBytesKept = 1 << 20
  private static let kept = Mutex<[LargeBlock]>([])

  private let address: UInt
  /// How many bytes have addresses, and how many of these have pages.
  let size: Int
  private(set) var present = 0

  var start: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: address)! }

  static func isLarge(_ bytes: Int) -> Bool { bytes > smallest }

  /// A block that can grow to several times a size; nil if there are no addresses left.
  static func take(_ bytes: Int) -> LargeBlock? {
    let old = kept.withLock { blocks in
      blocks.lastIndex { $0.size >= bytes }.map { blocks.remove(at: $0) }
    }
    return old ?? LargeBlock(max(addresses, 16 * bytes))
  }

  private init?(_ bytes: Int) {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    size = Self.roundedUp(bytes)
    let block = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let block, block != MAP_FAILED else { return nil }
    address = UInt(bitPattern: block)
  }

  /// The block that begins somewhere, of which as many bytes were asked for as an owner knows of.
  init(at start: UnsafeMutableRawPointer, size: Int, present: Int) {
    address = UInt(bitPattern: start)
    self.size = Self.roundedUp(size)
    self.present = Self.roundedUp(present)
  }

  /// Asks for the pages of the first bytes.
  mutating func askForPages(_ bytes: Int) {
    let end = Self.roundedUp(bytes)
    guard end > present else { return }
    madvise(start + present, end - present, MADV_POPULATE_WRITE)
    present = end
  }

  func giveBack() {
    let isKept =
      present <= Self.mostBytesKept
      && Self.kept.withLock { blocks in
        guard blocks.count < Self.mostKept else { return false }
        madvise(start, present, MADV_FREE)
        blocks.append(self)
        return true
      }
    if !isKept { munmap(start, size) }
  }

  private static func roundedUp(_ bytes: Int) -> Int { (bytes + group - 1) & -group }
}
