import CoreGraphics
import SeededInput
import Testing
import UIKitTesting
@testable import UIKit

/// Where the sections of a compositional layout lie, beside a walk over all of them.
@MainActor
struct CompositionalSectionsTests {
  /// Rows of one height, with 7 points between sections.
  private func layout(
    _ height: NSCollectionLayoutDimension, width: @escaping (Int) -> CGFloat = { _ in 320 }
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    return UICollectionViewCompositionalLayout(
      sectionProvider: { section, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(width(section)), heightDimension: height)
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
      }, configuration: configuration)
  }

  @Test func theyLieWhereAWalkFindsThem() {
    let seed = SeededGenerator.seed
    var numbers = SeededGenerator(seed: seed)
    let counts = (0..<300).map { _ in Int.random(in: 0...3, using: &numbers) }
    let layout = layout(.absolute(20))
    let fixture = CollectionFixture(layout, counts.map { Array(0..<$0) })
    var (frames, place) = ([CGRect](), CGFloat(0))
    for (section, count) in counts.enumerated() {
      if section > 0 { place += 7 }
      for _ in 0..<count {
        frames.append(CGRect(x: 0, y: place, width: 320, height: 20))
        place += 20
      }
    }
    #expect(fixture.view.contentSize.height == place, "seed \(seed)")
    for _ in 0..<200 {
      let rect = CGRect(
        x: 0, y: CGFloat(Int.random(in: -50...Int(place), using: &numbers)), width: 320,
        height: CGFloat(Int.random(in: 1...300, using: &numbers)))
      func isMet(_ frame: CGRect) -> Bool { frame.maxY > rect.minY && frame.minY < rect.maxY }
      let found = (layout.layoutAttributesForElements(in: rect) ?? []).map(\.frame)
        .filter(isMet).sorted { $0.minY < $1.minY }
      #expect(found == frames.filter(isMet), "seed \(seed), \(rect)")
    }
  }

  @Test func thoseBehindMoveByWhatCellsSay() {
    NumberCell.heights = Dictionary(
      uniqueKeysWithValues: (0..<1000).map { ($0, CGFloat(20 + $0 % 9)) })
    defer { NumberCell.heights = [:] }
    let fixture = CollectionFixture(layout(.estimated(30)), (0..<1000).map { [$0] })
    for _ in 0..<200 {
      let end = fixture.view.contentSize.height - 480
      fixture.view.contentOffset.y = min(fixture.view.contentOffset.y + 300, end)
      fixture.harness.settle()
      let frames = fixture.frames
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.minY - $0.maxY == 7 })
    }
    #expect(fixture.numbers.last == [999])
    let all = NumberCell.heights.values.reduce(0, +)
    #expect(fixture.view.contentSize.height == all + 999 * 7)
  }

  @Test func theBroadestDecidesHowBroadTheContentIs() {
    let layout = layout(.absolute(20)) { $0 == 70 ? 500 : 100 }
    let fixture = CollectionFixture(layout, (0..<90).map { [$0] })
    #expect(fixture.view.contentSize == CGSize(width: 500, height: 90 * 20 + 89 * 7))
    fixture.sections.removeLast(30)
    fixture.view.reloadData()
    fixture.harness.settle()
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 60 * 20 + 59 * 7))
  }
}
