import CollectionLayouts
import Foundation
import SeededInput
import Testing

/// Lines that are kept in a tree and broken again where sizes change, beside items one by one.
@Suite struct FlowReferenceTests {
  /// A section of random distances, and items whose sizes come in stretches.
  private struct Random {
    var numbers: SeededGenerator
    var metrics = FlowSection.Metrics()
    let axis: LayoutAxis

    init(_ seed: UInt64) {
      numbers = SeededGenerator(seed: seed)
      axis = Bool.random(using: &numbers) ? .vertical : .horizontal
      metrics.inset = LayoutInsets(
        top: number(0...20), leading: number(0...20), bottom: number(0...20),
        trailing: number(0...20))
      (metrics.lineSpacing, metrics.itemSpacing) = (number(0...40), number(0...40))
      (metrics.header, metrics.footer) = (number(0...40), number(0...40))
    }

    mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &numbers)) / 2
    }
    mutating func size() -> CGSize {
      CGSize(width: number(1...300), height: number(1...200))
    }

    /// With many that are alike.
    mutating func sizes(_ count: Int) -> [CGSize] {
      let kinds = (0..<3).map { _ in size() }
      var sizes: [CGSize] = []
      while sizes.count < count {
        let size = kinds[Int.random(in: 0..<3, using: &numbers)]
        sizes += Array(repeating: size, count: Int.random(in: 1...12, using: &numbers))
      }
      return Array(sizes.prefix(count))
    }

    func section(_ sizes: FlowSizes) -> FlowSection {
      FlowSection(sizes, metrics, scrolling: axis, breadth: 375, scale: PixelScale(2))
    }
    func plain(_ sizes: [CGSize]) -> PlainFlow {
      PlainFlow(sizes, metrics, scrolling: axis, breadth: 375, scale: 2)
    }
  }

  private func expect(
    _ section: FlowSection, _ plain: PlainFlow, _ random: inout Random, _ note: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(section.length == plain.length, note, sourceLocation: sourceLocation)
    let frames = plain.frames.indices.map { section.frame(ofItem: $0) }
    #expect(frames == plain.frames, note, sourceLocation: sourceLocation)
    for _ in 0..<5 {
      let rect = CGRect(
        x: random.number(-100...1000), y: random.number(-100...1000),
        width: random.number(1...400), height: random.number(1...400))
      let items = section.items(in: rect)
      let hit = frames.indices.filter { !frames[$0].intersection(rect).isEmpty }
      #expect(hit.allSatisfy(items.contains), note, sourceLocation: sourceLocation)
      let along = items.filter {
        frames[$0].end(random.axis) < rect.start(random.axis) - 100
          || frames[$0].start(random.axis) > rect.end(random.axis) + 100
      }
      #expect(along.isEmpty, "\(note): too far away", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: 0..<60)
  func uniformSectionsAreThoseOfManyEqualSizes(_ seed: UInt64) {
    var random = Random(seed)
    let (size, count) = (random.size(), Int.random(in: 0...60, using: &random.numbers))
    let section = random.section(.uniform(size, count: count))
    let plain = random.plain(Array(repeating: size, count: count))
    expect(section, plain, &random, "seed \(seed)")
  }

  @Test(arguments: 0..<60)
  func stretchesOfEqualSizesAreThoseItems(_ seed: UInt64) {
    var random = Random(seed)
    let sizes = random.sizes(80)
    expect(random.section(.each(sizes)), random.plain(sizes), &random, "seed \(seed)")
  }

  /// Cells say their sizes one after the other, and what the others are taken to be changes.
  @Test(arguments: 0..<60)
  func linesAreBrokenAgainWhereSizesChange(_ seed: UInt64) {
    var random = Random(seed)
    let (count, wanted) = (80, random.sizes(80))
    var (known, estimate) = ([Int: CGSize](), random.size())
    var section = random.section(.estimated(estimate, count: count, known: known))
    for step in 0..<25 {
      let first = Int.random(in: 0..<count, using: &random.numbers)
      let length = Int.random(in: 0...10, using: &random.numbers)
      let new = (first..<min(first + length, count)).map { item in
        (item, step % 3 == 0 ? random.size() : wanted[item])
      }
      known.merge(new) { $1 }
      if step % 2 == 0 { estimate = random.size() }
      section.fit(Dictionary(uniqueKeysWithValues: new), estimate: estimate)
      let sizes = (0..<count).map { known[$0] ?? estimate }
      expect(section, random.plain(sizes), &random, "seed \(seed), step \(step)")
    }
    #expect(section.hasEstimates == (known.count < count))
  }

  @Test func aSectionMadeOfKnownSizesIsOneThatWasToldThem() {
    var random = Random(7)
    let sizes = random.sizes(40)
    let known = Dictionary(uniqueKeysWithValues: zip(stride(from: 0, to: 40, by: 3), sizes))
    let estimate = CGSize(width: 60, height: 44)
    let made = random.section(.estimated(estimate, count: 40, known: known))
    var told = random.section(.estimated(.zero, count: 40, known: [:]))
    told.fit(known, estimate: estimate)
    for item in 0..<40 { #expect(made.frame(ofItem: item) == told.frame(ofItem: item)) }
  }
}
