/// Slots in the order of their ranks; each is in the queue once. Adding and taking cost the same
/// however many there are.
struct RankQueue: ~Copyable {
  private static let notQueued: Slot = -2

  /// For each slot, the next in its queue of equal ranks.
  private var links = Table<Slot>()
  /// For each rank, the first slot that has it.
  private var heads = Table<Slot>()
  /// A bit for each rank that has slots, for each word of these bits that is not zero, and again.
  private var bits = Table<UInt64>()
  private var words = Table<UInt64>()
  private var groups = Table<UInt64>()

  mutating func makeRoom(slots: Slot, ranks: Int32) {
    if links.count < slots {
      links.append(repeating: Self.notQueued, count: slots - links.count)
    }
    guard heads.count < ranks else { return }
    let count = max(ranks, 2 * heads.count, 64)
    heads.append(repeating: noSlot, count: count - heads.count)
    bits.append(repeating: 0, count: (count >> 6) + 1 - bits.count)
    words.append(repeating: 0, count: (count >> 12) + 1 - words.count)
    groups.append(repeating: 0, count: (count >> 18) + 1 - groups.count)
  }

  func push(_ slot: Slot, rank: Int32) {
    guard links[slot] == Self.notQueued else { return }
    let head = heads[rank]
    links[slot] = head
    heads[rank] = slot
    guard head == noSlot else { return }
    bits[rank >> 6] |= 1 << UInt64(rank & 63)
    words[rank >> 12] |= 1 << UInt64((rank >> 6) & 63)
    groups[rank >> 18] |= 1 << UInt64((rank >> 12) & 63)
  }

  func popLowest() -> Slot? {
    var group: Slot = 0
    while group < groups.count, groups[group] == 0 { group += 1 }
    guard group < groups.count else { return nil }
    let word = group << 6 + Slot(groups[group].trailingZeroBitCount)
    let bit = word << 6 + Slot(words[word].trailingZeroBitCount)
    return pop(bit << 6 + Slot(bits[bit].trailingZeroBitCount))
  }

  func popHighest() -> Slot? {
    var group = groups.count - 1
    while group >= 0, groups[group] == 0 { group -= 1 }
    guard group >= 0 else { return nil }
    let word = group << 6 + Slot(63 - groups[group].leadingZeroBitCount)
    let bit = word << 6 + Slot(63 - words[word].leadingZeroBitCount)
    return pop(bit << 6 + Slot(63 - bits[bit].leadingZeroBitCount))
  }

  private func pop(_ rank: Int32) -> Slot {
    let slot = heads[rank]
    heads[rank] = links[slot]
    links[slot] = Self.notQueued
    guard heads[rank] == noSlot else { return slot }
    bits[rank >> 6] &= ~(1 << UInt64(rank & 63))
    guard bits[rank >> 6] == 0 else { return slot }
    words[rank >> 12] &= ~(1 << UInt64((rank >> 6) & 63))
    guard words[rank >> 12] == 0 else { return slot }
    groups[rank >> 18] &= ~(1 << UInt64((rank >> 12) & 63))
    return slot
  }
}
