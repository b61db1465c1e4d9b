import Glibc

/// The place of an element in a ``Table``.
typealias Slot = Int32

/// No element.
let noSlot: Slot = -1

/// Plain values in one block of memory. Reading and writing an element costs what it costs in C;
/// debug builds check the slot. What large tables hold is not copied when they grow.
struct Table<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count: Slot = 0
  private var capacity: Slot = 0
  /// How many elements fit into the pages that have been asked for.
  private var room: Slot = 0
  private var elements = UnsafeMutableRawPointer(bitPattern: 16)!
    .assumingMemoryBound(to: Element.self)

  deinit { giveBack() }

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
    let stride = MemoryLayout<Element>.stride
    if size > capacity { grow(to: max(size, 2 * capacity, 8)) }
    guard var block = largeBlock else {
      room = capacity
      return
    }
    block.askForPages(Int(size) * stride)
    room = Slot(block.present / stride)
  }

  private mutating func grow(to size: Slot) {
    let bytes = Int(size) * MemoryLayout<Element>.stride
    guard LargeBlock.isLarge(bytes) else {
      return use(realloc(capacity > 0 ? elements : nil, bytes), bytes)
    }
    var block = LargeBlock.take(bytes)
    block?.askForPages(bytes)
    if let block { memcpy(block.start, elements, Int(count) * MemoryLayout<Element>.stride) }
    giveBack()
    use(block?.start, block?.size ?? bytes)
    room = Slot(clamping: (block?.present ?? 0) / MemoryLayout<Element>.stride)
  }

  private mutating func use(_ block: UnsafeMutableRawPointer?, _ bytes: Int) {
    guard let block else {
      preconditionFailure("There is no memory for \(bytes) bytes of constraints")
    }
    elements = block.assumingMemoryBound(to: Element.self)
    capacity = Slot(clamping: bytes / MemoryLayout<Element>.stride)
  }

  private var largeBlock: LargeBlock? {
    let stride = MemoryLayout<Element>.stride
    guard LargeBlock.isLarge(Int(capacity) * stride) else { return nil }
    return LargeBlock(at: elements, size: Int(capacity) * stride, present: Int(room) * stride)
  }

  private func giveBack() {
    if let block = largeBlock { block.giveBack() } else if capacity > 0 { free(elements) }
  }
}
