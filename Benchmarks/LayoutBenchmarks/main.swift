// Measures layout of real views: the rows that ConstraintBenchmarks solves as numbers, by constraints
// with frames set (10, 100 and 1,000 rows), and trees of frames and masks without a constraint. Prints
// one line for each. Arguments select measurements: rows masks 10 100 1000.

import Foundation
import UIKit

let clock = ContinuousClock()

@MainActor
func microseconds(_ work: () -> Void) -> Double {
  let time = clock.measure(work).components
  return Double(time.seconds) * 1e6 + Double(time.attoseconds) / 1e12
}

/// The best mean of 60 edits, each with the layout that follows.
@MainActor
func best(_ rounds: Int, _ layout: () -> Void, _ edit: (Int) -> Void) -> Double {
  var least = Double.infinity
  for _ in 0..<rounds {
    let time = microseconds {
      for index in 0..<60 {
        edit(index)
        layout()
      }
    }
    least = min(least, time / 60)
  }
  return least
}

let wanted = CommandLine.arguments.dropFirst()
func isWanted(_ name: String, among names: [String]) -> Bool {
  let chosen = wanted.filter(names.contains)
  return chosen.isEmpty || chosen.contains(name)
}

@MainActor
func measureRows(_ count: Int) {
  var first = Double.infinity
  var rows = Rows(count)
  for round in 0..<(count == 1000 ? 3 : 10) {
    if round > 0 { rows = Rows(count) }
    first = min(
      first,
      microseconds {
        rows.activate()
        rows.root.layoutIfNeeded()
      })
  }
  let layout = { rows.root.layoutIfNeeded() }
  let rounds = count == 1000 ? 3 : 10
  let text = best(rounds, layout) { rows.label.content.width = $0 % 2 == 0 ? 100 : 60 }
  let move = best(rounds, layout) { rows.moved.constant = $0 % 2 == 0 ? 60 : 44 }
  let resize = best(rounds, layout) { rows.root.bounds.size.width = 400 + 5 * CGFloat($0 + 1) }
  print(
    "rows", count, "constraints", rows.constraints.count, "first_us", Int(first), "text_us", text,
    "move_us", move, "resize_us", resize, "sum", Int(rows.sum))
}

/// As many views as in the rows, kept by frames and masks.
@MainActor
func measureMasks(_ count: Int) {
  let tree = MaskTree(count)
  let layout = { tree.root.layoutIfNeeded() }
  let rounds = count == 1000 ? 5 : 20
  let make = (0..<rounds).map { _ in microseconds { _ = MaskTree(count) } }.min() ?? 0
  let place = best(rounds, layout) { tree.leaf.frame.origin.x = CGFloat($0 % 2) }
  let size = best(rounds, layout) { tree.leaf.frame.size.width = CGFloat(30 + $0 % 2) }
  let resize = best(rounds, layout) { tree.root.bounds.size.width = 400 + 5 * CGFloat($0 + 1) }
  print(
    "masks", count, "make_us", make, "place_us", place, "size_us", size, "resize_us", resize)
}

for count in [10, 100, 1000] where isWanted(String(count), among: ["10", "100", "1000"]) {
  if isWanted("rows", among: ["rows", "masks"]) { measureRows(count) }
  if isWanted("masks", among: ["rows", "masks"]) { measureMasks(count) }
}
