import SeededInput

/// Edits as programs make them: removes, adds and moves of single elements and of runs.
struct RandomEdits {
  var random: SeededGenerator
  private var fresh = 1_000_000

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func edit(_ list: [Int]) -> [Int] {
    var list = list
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !list.isEmpty: list.removeSubrange(run(in: list))
      case 1: list.insert(contentsOf: freshRun(), at: place(in: list))
      case 2 where !list.isEmpty:
        let range = run(in: list)
        let moved = Array(list[range])
        list.removeSubrange(range)
        list.insert(contentsOf: moved, at: place(in: list))
      default: if Bool.random(using: &random) { list.shuffle(using: &random) }
      }
    }
    return list
  }

  private mutating func freshRun() -> [Int] {
    let count = Int.random(in: 1...3, using: &random)
    defer { fresh += count }
    return Array(fresh..<fresh + count)
  }

  private mutating func place(in list: [Int]) -> Int {
    Int.random(in: 0...list.count, using: &random)
  }

  private mutating func run(in list: [Int]) -> Range<Int> {
    let start = Int.random(in: 0..<list.count, using: &random)
    return start..<min(list.count, start + Int.random(in: 1...3, using: &random))
  }
}
