import Testing
import UIKitTesting
@testable import UIKit

/// Headers that a layout lets go and come in a batch, though their sections stay.
@MainActor
struct ExchangedElementTests {
  private final class Headed: UICollectionViewFlowLayout {
    var exchanges = false
    var book: [String] = []
    private var own: [IndexPath] { exchanges ? [IndexPath(item: 0, section: 0)] : [] }

    override func indexPathsToDeleteForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] { own }
    override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] { own }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      book.append("comes \(elementIndexPath.section)")
      return nil
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      book.append("goes \(elementIndexPath.section)")
      return nil
    }
  }

  private func header(_ fixture: CollectionFixture) -> UICollectionReusableView? {
    fixture.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
  }

  @Test(arguments: [false, true]) func aHeaderIsExchanged(_ exchanges: Bool) throws {
    let layout = Headed()
    (layout.itemSize, layout.headerReferenceSize) = (
      CGSize(width: 320, height: 50), CGSize(width: 320, height: 30)
    )
    let fixture = CollectionFixture(layout, count: 3)
    let before = try #require(header(fixture))
    (layout.exchanges, layout.book) = (exchanges, [])
    fixture.sections[0].append(3)
    fixture.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    let after = try #require(header(fixture))
    #expect((after !== before) == exchanges)
    #expect(layout.book == (exchanges ? ["goes 0", "comes 0"] : []))
    fixture.harness.advance(by: 1)
    #expect(header(fixture) === after && after.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
  }
}
