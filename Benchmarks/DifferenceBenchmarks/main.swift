// Measures differences of 10,000 and 100,000 identifiers, numbers and strings, beside a plain pass that compares
// both lists from the start, with the allocations of one in brackets.

import AllocationCounter
import DifferenceKit

let clock = ContinuousClock()
/// Keeps results from being optimised away.
nonisolated(unsafe) var sink = 0

func microseconds(_ work: () -> Void) -> Double {
  let time = clock.measure(work).components
  return Double(time.seconds) * 1e6 + Double(time.attoseconds) / 1e12
}

/// The best of several, as nothing but the processor is measured.
func best(_ work: () -> Void) -> (microseconds: Double, allocations: Int) {
  work()
  let before = allocations_on_this_thread()
  work()
  let allocations = Int(allocations_on_this_thread() - before)
  return ((0..<30).map { _ in microseconds(work) }.min()!, allocations)
}

@inline(never) func plainPass<Element: Equatable>(_ old: [Element], _ new: [Element]) -> Int {
  var equal = 0
  for index in 0..<min(old.count, new.count) where old[index] == new[index] { equal += 1 }
  return equal
}

@inline(__always)
func measure<Element: Hashable>(_ name: String, _ old: [Element], _ new: [Element]) {
  let pass = best { sink += plainPass(old, new) }
  let difference = best {
    let found = Difference(from: old, to: new)
    sink += found.deletes.count + found.inserts.count + found.moves.count
  }
  print(
    name, "\(Int(difference.microseconds)) us,",
    "\(Int(difference.microseconds / max(pass.microseconds, 0.01) * 100)) % of a plain pass",
    "[\(difference.allocations) allocations]")
}

for count in [10_000, 100_000] {
  let old = Array(0..<count)
  measure("\(count) equal", old, Array(0..<count))
  measure("\(count) and 100 appended", old, old + Array(count..<count + 100))
  var spread = old
  for index in 0..<100 { spread[index * (count / 100) + 7] = count + index }
  measure("\(count) with 100 replaced", old, spread)
  var moved = old
  for index in 0..<50 { moved.swapAt(index * (count / 50), index * (count / 50) + 11) }
  measure("\(count) with 50 pairs exchanged", old, moved)
  measure("\(count) reversed", old, old.reversed())
  let names = old.map { "identifier \($0)" }
  measure("\(count) strings with 100 replaced", names, spread.map { "identifier \($0)" })
  measure("\(count) strings with 50 pairs exchanged", names, moved.map { "identifier \($0)" })
}
