/// Runs of neighbouring elements in one block of memory. Runs that were given back are used again
/// for runs of the same length class: their length if they are short, otherwise a power of two.
struct Runs<Element: BitwiseCopyable>: ~Copyable {
  private var elements = Table<Element>()
  private var free = [[Slot]](repeating: [], count: 48)

  subscript(slot: Slot) -> Element {
    @inline(__always) unsafeAddress {
      UnsafePointer(elements.address(of: slot))
    }
    @inline(__always) nonmutating unsafeMutableAddress { elements.address(of: slot) }
  }

  mutating func take(_ length: Slot, filledWith element: Element) -> Slot {
    guard length > 0 else { return 0 }
    let (index, capacity) = Self.lengthClass(length)
    if let first = free[index].popLast() {
      for slot in first..<first + length { elements[slot] = element }
      return first
    }
    return elements.append(repeating: element, count: capacity)
  }

  mutating func giveBack(_ first: Slot, _ length: Slot) {
    if length > 0 { free[Self.lengthClass(length).index].append(first) }
  }

  private static func lengthClass(_ length: Slot) -> (index: Int, capacity: Slot) {
    if length <= 8 { return (Int(length), length) }
    let exponent = Slot.bitWidth - (length - 1).leadingZeroBitCount
    return (8 + exponent, 1 << Slot(exponent))
  }
}
