/// Values by numbers that are close together, such as those of glyphs: a number is its own hash.
struct GlyphTable<Value> {
  /// None, where a slot is free.
  private static var free: UInt32 { .max }

  private var numbers: [UInt32] = []
  private var values: [Value?] = []
  private var count = 0

  subscript(number: UInt32) -> Value? {
    if numbers.isEmpty { return nil }
    let slot = slot(of: number)
    return numbers[slot] == number ? values[slot] : nil
  }

  mutating func insert(_ value: Value, for number: UInt32) {
    if (count + 1) * 2 > numbers.count { grow() }
    let slot = slot(of: number)
    if numbers[slot] != number { count += 1 }
    (numbers[slot], values[slot]) = (number, value)
  }

  /// Where the number is, or could be. There is always a free slot.
  private func slot(of number: UInt32) -> Int {
    var slot = Int(number) & (numbers.count - 1)
    while numbers[slot] != number, numbers[slot] != Self.free {
      slot = (slot + 1) & (numbers.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let old = zip(numbers, values)
    let room = max(64, numbers.count * 2)
    (numbers, values) = (
      Array(repeating: Self.free, count: room), Array(repeating: nil, count: room)
    )
    for case (let number, let value?) in old {
      let slot = slot(of: number)
      (numbers[slot], values[slot]) = (number, value)
    }
  }
}
