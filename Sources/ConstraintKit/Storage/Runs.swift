/// Runs of neighbouring elements in one block of memory. Runs that were given back are used again
/// for runs of the same length class, a power of two.
struct Runs<Element: BitwiseCopyable>: ~Copyable {
  private var elements = Table<Element>()
  private var free = [[Slot]](repeating: [], count: 32)

  subscript(slot: Slot) -> Element {
    @inline(__always) unsafeAddress {
      UnsafePointer(elements.address(of: slot))
    }
    @inline(__always) nonmutating unsafeMutableAddress { elements.address(of: slot) }
  }

  mutating func take(_ length: Slot, filledWith element: Element) -> Slot {
    guard length > 0 else { return 0 }
    if let first = free[Self.sizeClass(length)].popLast() {
      for slot in first..<first + length { elements[slot] = element }
      return first
    }
    return elements.append(repeating: element, count: 1 << Slot(Self.sizeClass(length)))
  }

  mutating func giveBack(_ first: Slot, _ length: Slot) {
    if length > 0 { free[Self.sizeClass(length)].append(first) }
  }

  private static func sizeClass(_ length: Slot) -> Int {
    Slot.bitWidth - (length - 1).leadingZeroBitCount
  }
}
