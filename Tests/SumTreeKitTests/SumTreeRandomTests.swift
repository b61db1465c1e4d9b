import SeededInput
import SumTreeKit
import Testing

/// Random operations beside a plain array.
@Suite struct SumTreeRandomTests {
  @Test(arguments: [4, 5, 6, 16])
  func randomOperationsAreThoseOfAnArray(_ fanOut: Int) {
    let seed = SeededGenerator.seed
    var numbers = SeededGenerator(seed: seed + UInt64(fanOut))
    var array: [Word] = []
    var tree = SumTree(array, fanOut: fanOut)
    for step in 0..<1500 {
      let before = tree
      let old = array
      change(&tree, &array, step, &numbers)
      let fault = tree.brokenInvariant ?? difference(tree, array, &numbers)
      #expect(fault == nil, "seed \(seed), fan-out \(fanOut), step \(step): \(tree.dump)")
      #expect(before.elements == old, "seed \(seed), step \(step): a copy has changed")
      if fault != nil { return }
    }
  }

  /// Their sums are rounded: equal ones were added in the same order.
  @Test(arguments: [4, 5, 16])
  func aWalkFindsWhatIsFoundByIndex(_ fanOut: Int) {
    let seed = SeededGenerator.seed
    var numbers = SeededGenerator(seed: seed + UInt64(fanOut))
    var tree = SumTree<Length>([], fanOut: fanOut)
    for step in 0..<300 {
      let start = Int.random(in: 0...tree.count, using: &numbers)
      let end = min(tree.count, start + Int.random(in: 0...9, using: &numbers))
      var new: [Length] = []
      for _ in 0..<Int.random(in: 0...12, using: &numbers) {
        new.append(Length(length: Double.random(in: 0...30, using: &numbers)))
      }
      tree.replace(start..<end, with: new)
      let first = Int.random(in: 0...tree.count, using: &numbers)
      let most = Int.random(in: 1...40, using: &numbers)
      let walk = walk(tree, from: first, most: most)
      let wanted = Array(first..<min(tree.count, first + most))
      #expect(walk.isSame && walk.seen == wanted, "seed \(seed), fan-out \(fanOut), step \(step)")
    }
  }

  /// The indices that a walk comes to, and whether it finds there what is found by index.
  private func walk(
    _ tree: SumTree<Length>, from first: Int, most: Int
  ) -> (seen: [Int], isSame: Bool) {
    var (seen, isSame) = ([Int](), true)
    tree.visit(from: first) { place in
      let wanted = tree.place(at: place.index)
      let isEqual =
        place.before.length == wanted.before.length
        && place.element.length == wanted.element.length
      isSame = isSame && isEqual
      seen.append(place.index)
      return seen.count < most
    }
    return (seen, isSame)
  }

  private func change(
    _ tree: inout SumTree<Word>, _ array: inout [Word], _ step: Int,
    _ numbers: inout SeededGenerator
  ) {
    let start = Int.random(in: 0...array.count, using: &numbers)
    let end = min(array.count, start + Int.random(in: 0...12, using: &numbers))
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0...2 where start < array.count:
      array[start].text = "u\(step)"
      tree.update(at: start) { $0.text = "u\(step)" }
    case 3 where array.count > 100:
      array.removeSubrange(0..<start)
      tree.replace(0..<start, with: [])
    case 4:
      array.replaceSubrange(end..<end, with: array[start..<end])
      tree.replace(end..<end, with: tree.slice(start..<end))
    default:
      let new = (0..<Int.random(in: 0...20, using: &numbers)).map { Word(text: "\(step).\($0)") }
      array.replaceSubrange(start..<end, with: new)
      tree.replace(start..<end, with: new)
    }
  }

  private func difference(
    _ tree: SumTree<Word>, _ array: [Word], _ numbers: inout SeededGenerator
  ) -> String? {
    if tree.elements != array { return "elements" }
    if tree.summary != array.sum { return "sum" }
    let goal = Int.random(in: 0...max(1, tree.summary.letters), using: &numbers)
    var letters = 0
    let expected = array.firstIndex { word in
      letters += word.text.count
      return letters >= goal
    }
    let place = tree.first { $0.letters >= goal }
    if place?.index != expected { return "place of \(goal)" }
    guard let place else { return nil }
    return place.before == Array(array[..<place.index]).sum ? nil : "sum before \(place.index)"
  }
}
