/// The place of an element in a ``Table``.
typealias Slot = Int32

/// No element.
let noSlot: Slot = -1

/// Plain values in one block of memory. Reading and writing an element costs what it costs in C;
/// debug builds check the slot. Elements of 64 bytes lie in one cache line each.
struct Table<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count: Slot = 0
  /// How many elements there is room for without asking for memory.
  private var room: Slot = 0
  private var block = MemoryBlock()
  private var elements = UnsafeMutableRawPointer(bitPattern: 64)!
    .assumingMemoryBound(to: Element.self)

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

  private mutating func makeRoom(for size: Slot) {
    let stride = MemoryLayout<Element>.stride
    let start = block.grow(from: Int(count) * stride, to: Int(max(size, 8)) * stride)
    elements = start.assumingMemoryBound(to: Element.self)
    room = Slot(block.room / stride)
  }
}
