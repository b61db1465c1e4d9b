import CollectionLayouts
import Foundation
import Testing

/// What it takes to lay out a section again whose cells say their sizes on the way.
@Suite struct FlowWorkTests {
  private func section(_ count: Int, width: CGFloat) -> FlowSection {
    FlowSection(
      .estimated(CGSize(width: width, height: 44), count: count, known: [:]),
      FlowSection.Metrics(), scrolling: .vertical, breadth: 320, scale: PixelScale(2))
  }

  /// The steps of each frame while cells of different heights come into view, at three places.
  private func steps(_ count: Int, width: CGFloat) -> [Int] {
    var (section, estimate, steps) = (section(count, width: width), CGFloat(44), [Int]())
    for place in [0, count / 2, count - 1000] {
      for frame in 0..<60 {
        let items = place + frame * 10..<place + frame * 10 + 10
        let known = items.map { ($0, CGSize(width: width, height: CGFloat(30 + $0 % 7))) }
        estimate += 0.125
        steps.append(
          section.fit(
            Dictionary(uniqueKeysWithValues: known),
            estimate: CGSize(width: width, height: estimate)))
      }
    }
    return steps
  }

  @Test(arguments: [320, 90] as [CGFloat])
  func aFrameOfTenMillionItemsTakesAsMuchAsOneOfAHundredThousand(_ width: CGFloat) {
    let steps = steps(100_000, width: width)
    #expect(steps == self.steps(10_000_000, width: width))
    #expect(steps.allSatisfy { $0 <= 24 }, "the new lines, and what is left between them")
  }

  /// A loop over the items would not end.
  @Test func aSectionIsMadeAtOnceHoweverManyItemsThereAre() {
    let (count, size) = (1 << 40, CGSize(width: 320, height: 44))
    var metrics = FlowSection.Metrics()
    metrics.lineSpacing = 0
    for sizes in [
      FlowSizes.uniform(size, count: count), .estimated(size, count: count, known: [:]),
    ] {
      let section = FlowSection(
        sizes, metrics, scrolling: .vertical, breadth: 320, scale: PixelScale(2))
      let middle = CGRect(x: 0, y: 44 * CGFloat(count / 2), width: 320, height: 480)
      #expect(section.length == 44 * CGFloat(count))
      #expect(section.items(in: middle) == count / 2..<count / 2 + 11)
    }
  }

  @Test func tenMillionItemsKeepTheirPlaces() {
    var section = section(10_000_000, width: 320)
    #expect(section.length == 539_999_990)
    section.fit(
      [4_999_999: CGSize(width: 320, height: 100)], estimate: CGSize(width: 320, height: 44))
    #expect(section.length == 540_000_046)
    #expect(section.frame(ofItem: 5_000_000).minY == 270_000_056)
  }
}
