import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Rows and items that are lifted while their menu shows.
@MainActor
struct ListMenuPreviewTests {
  private static func configuration() -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Open") { _ in }])
    })
  }

  private final class Rows: NSObject, UITableViewDelegate {
    var book: [String] = []
    var own: UIView?

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { ListMenuPreviewTests.configuration() }
    func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      book.append("highlight")
      return own.map { UITargetedPreview(view: $0) }
    }
    func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      book.append("dismissal")
      return nil
    }
    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { book.append("perform") }
  }

  private final class Items: NSObject, UICollectionViewDelegate {
    var book: [String] = []

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? { ListMenuPreviewTests.configuration() }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      book.append("highlight \(indexPath.item)")
      return nil
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      book.append("dismissal \(indexPath.item)")
      return nil
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { book.append("perform") }
  }

  private func preview(in view: UIView) -> ContextMenuPreview? {
    view.window?.subviews.lazy.compactMap { $0 as? ContextMenuPreview }.first
  }

  private func rest(_ view: UIView, at place: CGPoint, _ harness: AppHarness) {
    harness.longPress(view, at: place, duration: 0.7)
    harness.advance(by: 0.5)
  }

  @Test func aRowIsLifted() {
    let (stage, rows) = (TableStage([[0, 1, 2]]), Rows())
    stage.table.delegate = rows
    rest(stage.table, at: CGPoint(x: 100, y: 60), stage.harness)
    #expect(preview(in: stage.table)?.place == CGRect(x: 8, y: 41, width: 304, height: 38))
    #expect(stage.table.cellForRow(at: IndexPath(0, 1))?.isHighlighted == false)
    stage.harness.tap(stage.table, at: CGPoint(x: 100, y: 60))
    stage.harness.advance(by: 0.5)
    #expect(rows.book == ["highlight", "perform", "dismissal"])
    #expect(preview(in: stage.table) == nil)
  }

  @Test func theDelegateMayLiftAnythingElse() {
    let (stage, rows) = (TableStage([[0, 1, 2]]), Rows())
    stage.table.delegate = rows
    let own = UIView(frame: CGRect(x: 30, y: 50, width: 50, height: 20))
    stage.table.addSubview(own)
    rows.own = own
    rest(stage.table, at: CGPoint(x: 200, y: 60), stage.harness)
    #expect(preview(in: stage.table)?.place == own.frame)
  }

  @Test func aRowThatIsDeletedMeanwhileHasNoWayBack() {
    let (stage, rows) = (TableStage([[0, 1, 2]]), Rows())
    stage.table.delegate = rows
    rest(stage.table, at: CGPoint(x: 100, y: 60), stage.harness)
    stage.rows = [[0, 2]]
    stage.table.deleteRows(at: [IndexPath(0, 1)], with: .fade)
    stage.harness.advance(by: 1)
    stage.harness.tap(stage.table, at: CGPoint(x: 300, y: 470))
    stage.harness.advance(by: 0.5)
    #expect(preview(in: stage.table) == nil && stage.fault == nil)
  }

  @Test func anItemIsLifted() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let (fixture, items) = (CollectionFixture(layout, count: 6), Items())
    fixture.view.delegate = items
    rest(fixture.view, at: CGPoint(x: 160, y: 50), fixture.harness)
    #expect(preview(in: fixture.view)?.place == CGRect(x: 110, y: 8, width: 100, height: 100))
    fixture.harness.tap(fixture.view, at: CGPoint(x: 160, y: 50))
    fixture.harness.advance(by: 0.5)
    #expect(items.book == ["highlight 1", "perform", "dismissal 1"])
  }

  @Test func besideTheItemsNothingIsLifted() {
    let (fixture, items) = (
      CollectionFixture(UICollectionViewFlowLayout(), count: 1), Items()
    )
    fixture.view.delegate = items
    rest(fixture.view, at: CGPoint(x: 160, y: 300), fixture.harness)
    #expect(fixture.view.window?.openMenu != nil && preview(in: fixture.view) == nil)
    #expect(items.book == [])
  }
}
