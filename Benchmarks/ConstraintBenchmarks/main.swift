// Measures the constraint systems that other solvers are measured with: rows and nested views, 10,
// 100 and 1,000 of them. Prints one line for each, with the counts of what was done in brackets.
// Arguments select measurements: rows nested 10 100 1000.

import AllocationCounter
import ConstraintKit

let clock = ContinuousClock()
/// Keeps results from being optimised away.
nonisolated(unsafe) var sink = 0.0

func microseconds(_ work: () throws -> Void) rethrows -> Double {
  let time = try clock.measure(work).components
  return Double(time.seconds) * 1e6 + Double(time.attoseconds) / 1e12
}

struct Figures {
  var build = Double.infinity
  var first = Double.infinity
  var text = Double.infinity
  var move = Double.infinity
  var resize = Double.infinity
  var evaluations = [Int]()
  var allocations = [Int]()
  var pivots = 0
  var sums = (0.0, 0.0)
}

/// Solves and reads what moved.
func lay(_ system: ConstraintSystem) {
  for variable in system.solve().moved { sink += system[variable] }
}

func measure(_ make: () -> ViewSystem, _ figures: inout Figures) throws {
  var views = make()
  figures.build = min(figures.build, microseconds { views = make() })
  let system = views.system
  var ids = [ConstraintID]()
  ids.reserveCapacity(views.wishes.count)
  figures.first = min(
    figures.first,
    try microseconds {
      for wish in views.wishes {
        ids.append(try system.add(wish.expression, wish.relation, priority: wish.priority))
      }
      lay(system)
    })
  figures.sums.0 = views.sum
  figures.evaluations = [system.statistics.evaluations]
  figures.allocations = []
  func repeated(_ times: Int, _ edit: (Int) throws -> Void) throws -> Double {
    for index in 0..<2 {
      try edit(index)
      lay(system)
    }
    let evaluations = system.statistics.evaluations
    let allocations = allocations_on_this_thread()
    let time = try microseconds {
      for index in 0..<times {
        try edit(index)
        lay(system)
      }
    }
    figures.evaluations.append((system.statistics.evaluations - evaluations) / times)
    figures.allocations.append(Int(allocations_on_this_thread() - allocations) / times)
    return time / Double(times)
  }
  figures.text = min(
    figures.text,
    try repeated(60) { index in
      let width = index % 2 == 0 ? -100.0 : -60
      try system.setConstant(width, of: ids[views.label])
      try system.setConstant(width, of: ids[views.label + 1])
    })
  figures.move = min(
    figures.move,
    try repeated(60) { index in
      try system.setConstant(index % 2 == 0 ? views.other : views.normal, of: ids[views.moved])
    })
  figures.resize = min(
    figures.resize,
    try repeated(60) { index in
      try system.setConstant(-views.width - 5 * Double(index + 1), of: ids[views.resized])
    })
  figures.pivots = system.statistics.pivots
  figures.sums.1 = views.sum
}

let wanted = CommandLine.arguments.dropFirst()
func isWanted(_ name: String, among names: [String]) -> Bool {
  let chosen = wanted.filter(names.contains)
  return chosen.isEmpty || chosen.contains(name)
}
func rounded(_ value: Double) -> String {
  String(Double(Int(value * 100)) / 100)
}

for kind in ["rows", "nested"] where isWanted(kind, among: ["rows", "nested"]) {
  for count in [10, 100, 1000] where isWanted(String(count), among: ["10", "100", "1000"]) {
    var figures = Figures()
    let make = { kind == "rows" ? ViewSystem.rows(count) : ViewSystem.nested(count) }
    for _ in 0..<(count == 1000 ? 5 : 20) { try measure(make, &figures) }
    print(
      kind, count, "constraints", make().wishes.count - 1, "build_us", rounded(figures.build),
      "first_us", rounded(figures.first), "text_us", rounded(figures.text), "move_us",
      rounded(figures.move), "resize_us", rounded(figures.resize), "sum", Int(figures.sums.0),
      "after_resize", Int(figures.sums.1), "(evaluations", figures.evaluations, "allocations",
      figures.allocations, "pivots \(figures.pivots))")
  }
}
