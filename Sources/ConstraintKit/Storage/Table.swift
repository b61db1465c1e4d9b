import Glibc

/// The place of an element in a ``Table``.
typealias Slot = Int32

/// No element.
let noSlot: Slot = -1

/// Plain values in one block of memory. Reading and writing an element costs what it costs in C;
/// debug builds check the slot. The pages of large blocks are asked for in groups: one by one, at their
/// first use, they cost as much as what is done with them.
struct Table<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count: Slot = 0
  private var capacity: Slot = 0
  /// How many elements fit into the pages that have been asked for.
  private var room: Slot = 0
  /// The C library's, which enlarges large blocks without touching their pages.
  private var elements = UnsafeMutableRawPointer(bitPattern: 16)!
    .assumingMemoryBound(to: Element.self)

  deinit { if capacity > 0 { free(elements) } }

  subscript(slot: Slot) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(address(of: slot)) }
    @inline(__always) nonmutating unsafeMutableAddress { address(of: slot) }
  }

  @inline(__always) func address(of slot: Slot) -> UnsafeMutablePointer<Element> {
    assert(slot >= 0 && slot < count)
    return elements + Int(slot)
  }

  @discardableResult
  mutating func append(_ element: Element) -> Slot {
    append(repeating: element, count: 1)
  }

  /// Returns the slot of the first.
  @discardableResult
  mutating func append(repeating element: Element, count added: Slot) -> Slot {
    let first = count
    if first + added > room { makeRoom(for: first + added) }
    (elements + Int(first)).initialize(repeating: element, count: Int(added))
    count = first + added
    return first
  }

  @inline(never)
  private mutating func makeRoom(for size: Slot) {
    if size > capacity { grow(to: max(size, 2 * capacity, 8)) }
    let (group, page) = (1 << 17, 1 << 12)
    let stride = MemoryLayout<Element>.stride
    guard Int(capacity) * stride > 2 * group else {
      room = capacity
      return
    }
    room = min(capacity, size + Slot(group / stride))
    let start = UnsafeMutableRawPointer(elements + Int(count)).alignedUp(toMultipleOf: page)
    let end = UnsafeMutableRawPointer(elements + Int(room)).alignedDown(toMultipleOf: page)
    if start < end { madvise(start, end - start, MADV_POPULATE_WRITE) }
  }

  private mutating func grow(to size: Slot) {
    let bytes = Int(size) * MemoryLayout<Element>.stride
    guard let block = realloc(capacity > 0 ? elements : nil, bytes) else {
      preconditionFailure("There is no memory for \(bytes) bytes of constraints")
    }
    elements = block.assumingMemoryBound(to: Element.self)
    capacity = size
  }
}
