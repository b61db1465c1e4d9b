import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct EditedItemTests {
  private final class Evens: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item.isMultiple(of: 2) }
  }

  @Test func itemsThatCannotBeEditedAreShownAsBefore() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    let fixture = CollectionFixture(layout, count: 20)
    let evens = Evens()
    fixture.view.delegate = evens
    fixture.view.isEditing = true
    func edited() -> [Int] {
      fixture.view.indexPathsForVisibleItems.sorted().compactMap {
        fixture.view.cellForItem(at: $0)?.configurationState.isEditing == true ? $0.item : nil
      }
    }
    #expect(edited() == [0, 2, 4])
    fixture.view.contentOffset.y = 900
    fixture.harness.settle()
    #expect(edited() == [8, 10, 12], "cells that come into view as well")
    fixture.view.isEditing = false
    #expect(fixture.cell(10)?.configurationState.isEditing == false)
  }
}
