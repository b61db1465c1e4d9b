import SumTreeKit
import Testing

@Suite struct SumTreeTests {
  private func tree(_ text: String) -> SumTree<Word> {
    SumTree(text.split(separator: " ").map { Word(text: String($0)) }, fanOut: 4)
  }

  @Test func anEmptyTreeSumsToZero() {
    let tree = SumTree<Word>()
    #expect(tree.count == 0)
    #expect(tree.summary == .zero)
    #expect(tree.first { $0.words >= 0 } == nil)
  }

  @Test func elementsAreFoundByAnySum() {
    let tree = tree("one three five seven eleven thirteen")
    let place = tree.first { $0.letters >= 9 }
    #expect(place?.index == 2)
    #expect(place?.before.letters == 8)
    #expect(place?.element.text == "five")
    #expect(tree.first { $0.words >= 6 }?.element.text == "thirteen")
    #expect(tree.first { $0.words >= 7 } == nil)
  }

  @Test func aCopyKeepsWhatItHadWhenTheOriginalChanges() {
    var changed = tree("a b c d e f g h i j")
    let copy = changed
    changed.update(at: 7) { $0.text = "X" }
    changed.replace(0..<3, with: [Word(text: "Y")])
    #expect(changed.summary.text == "YdefgXij")
    #expect(copy.summary.text == "abcdefghij")
  }

  @Test func aSliceIsATreeOfItsOwn() {
    let whole = tree("a b c d e f g h i j k l m n o p")
    var slice = whole.slice(3..<11)
    #expect(slice.summary.text == "defghijk")
    slice.replace(8..<8, with: whole.slice(0..<2))
    #expect(slice.summary.text == "defghijkab")
    #expect(whole.summary.words == 16)
    #expect(slice.brokenInvariant == nil)
  }

  @Test func aWalkStartsAnywhereAndStopsWhenTold() {
    var seen = ""
    tree("a b c d e f g h i j").visit(from: 4) { place in
      seen += "\(place.before.letters)\(place.element.text) "
      return place.index < 6
    }
    #expect(seen == "4e 5f 6g ")
  }

  @Test func aWalkFindsTheSumsThatAreFoundByIndex() {
    let tree = SumTree((0..<2_000).map { Length(length: 0.1 * Double($0 % 7 + 1)) })
    var different: [Int] = []
    tree.visit(from: 37) { place in
      let sum = tree.place(at: place.index).before.length
      if place.before.length != sum { different.append(place.index) }
      return true
    }
    #expect(different == [])
  }

  @Test func aLargeTreeIsLow() {
    let words = (0..<10_000).map { Word(text: "\($0)") }
    let tree = SumTree(words)
    // 10,000 elements in leaves of 16 are four levels.
    #expect(tree.dump.split(separator: "(").count > 1)
    #expect(tree.brokenInvariant == nil)
    #expect(tree.place(at: 9_999).before.words == 9_999)
  }
}
