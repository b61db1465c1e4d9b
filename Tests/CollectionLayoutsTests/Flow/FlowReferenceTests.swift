import CollectionLayouts
import Foundation
import SeededInput
import Testing

/// Items of one size computed when asked for, beside the same sizes one by one.
@Suite struct FlowReferenceTests {
  @Test(arguments: 0..<60)
  func uniformSectionsAreThoseOfManyEqualSizes(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random)) / 2
    }
    let size = CGSize(width: number(1...300), height: number(1...200))
    let count = Int.random(in: 0...60, using: &random)
    var metrics = FlowSection.Metrics()
    metrics.inset = LayoutInsets(
      top: number(0...20), leading: number(0...20), bottom: number(0...20),
      trailing: number(0...20))
    (metrics.lineSpacing, metrics.itemSpacing) = (number(0...40), number(0...40))
    (metrics.header, metrics.footer) = (number(0...40), number(0...40))
    let axis: LayoutAxis = Bool.random(using: &random) ? .vertical : .horizontal
    func make(_ sizes: FlowSizes) -> FlowSection {
      FlowSection(sizes, metrics, scrolling: axis, breadth: 375, scale: PixelScale(2))
    }
    let (uniform, each) = (
      make(.uniform(size, count: count)), make(.each(Array(repeating: size, count: count)))
    )
    #expect(uniform.length == each.length, "seed \(seed)")
    for item in 0..<count {
      #expect(uniform.frame(ofItem: item) == each.frame(ofItem: item), "seed \(seed)")
    }
    for _ in 0..<10 {
      let rect = CGRect(
        x: number(-100...1000), y: number(-100...1000), width: number(1...400),
        height: number(1...400))
      #expect(uniform.items(in: rect) == each.items(in: rect), "seed \(seed) \(rect)")
      let hit = (0..<count).filter { !uniform.frame(ofItem: $0).intersection(rect).isEmpty }
      #expect(hit.allSatisfy(uniform.items(in: rect).contains), "seed \(seed) \(rect)")
    }
  }
}
