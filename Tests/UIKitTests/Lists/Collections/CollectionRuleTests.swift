import Diagnostics
import Testing
import UIKitTesting
@testable import UIKit

/// Cells and layouts of collections that never come to rest.
@MainActor
struct CollectionRuleTests {
  /// Wants to be higher each time it is asked.
  private final class GrowingCell: NumberCell {
    static var asked = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked += 1
      layoutAttributes.size.height = 40 + CGFloat(Self.asked)
      return layoutAttributes
    }
  }

  /// Has a size that no view can have.
  private final class SizelessCell: NumberCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = number == 0 ? .nan : .infinity
      return layoutAttributes
    }
  }

  /// Wants to be ten points higher than it is.
  private final class DiscontentCell: NumberCell {
    static var asked = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked += 1
      layoutAttributes.size.height += 10
      return layoutAttributes
    }
  }

  /// Gives its only item another height each time it is prepared.
  private final class RestlessLayout: UICollectionViewLayout {
    private var rounds = 0

    override func prepare() {
      super.prepare()
      rounds += 1
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 5000) }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let height = CGFloat(40 + rounds % 400)
      attributes.frame = CGRect(x: 0, y: 0, width: 320, height: height)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
    }
  }

  private static func flow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    return layout
  }

  private static func list() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  @Test(arguments: [true, false])
  func cellsThatGrowWithoutEndComeToRest(isFlow: Bool) {
    GrowingCell.asked = 0
    let fixture = CollectionFixture(
      isFlow ? Self.flow() : Self.list(), [Array(0..<100)], cell: GrowingCell.self)
    fixture.harness.advance(by: 1)
    let (asked, frames) = (GrowingCell.asked, fixture.frames)
    #expect(asked <= 60 && frames.count > 5)
    #expect(frames.allSatisfy { $0.height > 40 && $0.height <= 40 + CGFloat(asked) })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    fixture.harness.advance(by: 1)
    #expect(GrowingCell.asked == asked && fixture.frames == frames)
  }

  @Test(arguments: [true, false])
  func sizesThatAreNoneAreNotTaken(isFlow: Bool) {
    let lines = LoggedLines(of: .layout, with: "can't have the size")
    let fixture = CollectionFixture(
      isFlow ? Self.flow() : Self.list(), [[0, 1]], cell: SizelessCell.self)
    fixture.harness.advance(by: 0.5)
    #expect(fixture.frames.map(\.height) == [44, 44] && !lines.all.isEmpty)
    #expect(fixture.view.contentSize.height == 88)
  }

  @Test func aLayoutThatNeverRestsIsLeftAsItIs() {
    DiscontentCell.asked = 0
    let lines = LoggedLines(of: .layout, with: "cells want other sizes again and again")
    let fixture = CollectionFixture(RestlessLayout(), [[0]], cell: DiscontentCell.self)
    fixture.harness.advance(by: 0.1)
    #expect(!lines.all.isEmpty)
    let asked = DiscontentCell.asked
    fixture.harness.advance(by: 2)
    #expect(DiscontentCell.asked - asked < 4000, "not 192 times in each of 120 frames")
    fixture.harness.tap(fixture.view, at: CGPoint(x: 100, y: 20))
    #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }
}
