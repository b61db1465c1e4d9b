import Diagnostics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Cells, delegates and programs that don't keep to the rules.
@MainActor
struct ListRuleTests {
  /// Wants to be higher each time it is asked.
  private final class GrowingCell: UITableViewCell {
    static var asked = 0

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      Self.asked += 1
      return CGSize(width: targetSize.width, height: 40 + CGFloat(Self.asked))
    }
  }

  @Test func cellsThatGrowWithoutEndAreMeasuredOnce() {
    GrowingCell.asked = 0
    let stage = TableStage([Array(0..<100)], rowHeight: UITableView.automaticDimension)
    stage.table.register(GrowingCell.self, forCellReuseIdentifier: "cell")
    stage.table.reloadData()
    stage.harness.advance(by: 1)
    #expect(stage.fault == nil && GrowingCell.asked <= 24)
  }

  @Test func sizesThatAreNoneAreNotTaken() {
    for height in [CGFloat.nan, .infinity, -5] {
      final class Sizes: NSObject, UITableViewDelegate {
        var height: CGFloat = 0
        func tableView(
          _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { height }
      }
      let (stage, sizes) = (TableStage([[0, 1, 2]]), Sizes())
      sizes.height = height
      stage.table.delegate = sizes
      stage.harness.advance(by: 0.1)
      let rows = (0..<3).map { stage.table.rectForRow(at: IndexPath(0, $0)) }
      #expect(rows.allSatisfy { $0.height.isFinite && $0.height >= 0 }, "\(height)")
      #expect(stage.table.contentSize.height.isFinite)
    }
  }

  @Test func pathsThatAreNotThereAreNotSelected() {
    let stage = TableStage([[0, 1, 2]])
    for path in [IndexPath(0, 3), IndexPath(4, 0), IndexPath(0, -1), IndexPath()] {
      stage.table.selectRow(at: path, animated: false, scrollPosition: .none)
      stage.table.deselectRow(at: path, animated: false)
      #expect(stage.table.cellForRow(at: path) == nil)
    }
    #expect(stage.table.indexPathForSelectedRow == nil && stage.fault == nil)
  }

  @Test func aChangeWhileCellsAreMadeIsTakenOver() {
    let stage = TableStage([[0, 1, 2]])
    var hasInserted = false
    stage.configure = { [weak stage] _, path in
      guard let stage, !hasInserted, path.row == 2 else { return }
      hasInserted = true
      stage.rows[0].append(3)
      stage.table.insertRows(at: [IndexPath(0, 3)], with: .none)
    }
    stage.table.reloadData()
    stage.harness.advance(by: 1)
    #expect(stage.fault == nil && stage.shown == [0, 1, 2, 3])
  }

  @Test func aRowBeyondTheEndCanNotBeDeleted() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = TableStage([[0, 1, 2]])
        stage.table.deleteRows(at: [IndexPath(0, 9)], with: .none)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "attempt to delete row 9 from section 0 which only contains 3 rows before the update"))
  }

  @Test func oneRowCanNotBeDeletedAndReloaded() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = TableStage([[0, 1, 2]])
        stage.rows = [[0, 1]]
        stage.table.performBatchUpdates {
          stage.table.deleteRows(at: [IndexPath(0, 2)], with: .none)
          stage.table.reloadRows(at: [IndexPath(0, 2)], with: .none)
        }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("attempt to delete and reload the same index path"))
  }

  @Test func scrollingToARowBelowWrongEstimatesArrives() {
    let stage = TableStage([Array(0..<400)], rowHeight: UITableView.automaticDimension)
    stage.table.estimatedRowHeight = 15
    stage.harness.settle()
    for position in [UITableView.ScrollPosition.top, .middle, .bottom] {
      stage.table.scrollToRow(at: IndexPath(0, 0), at: .top, animated: false)
      stage.table.scrollToRow(at: IndexPath(0, 300), at: position, animated: false)
      stage.harness.settle()
      let frame = stage.table.rectForRow(at: IndexPath(0, 300))
      let bounds = stage.table.bounds
      let off =
        switch position {
        case .top: frame.minY - bounds.minY
        case .middle: frame.midY - bounds.midY
        default: frame.maxY - bounds.maxY
        }
      #expect(abs(off) <= 1, "\(position)")
    }
  }

  @Test func theStateIsKeptWhileTheWindowChangesItsSize() throws {
    let stage = TableStage([Array(0..<200)], rowHeight: UITableView.automaticDimension)
    stage.configure = { cell, path in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = "\(path.row) " + String(repeating: "long ", count: 20)
    }
    stage.table.reloadData()
    stage.table.allowsMultipleSelection = true
    stage.harness.settle()
    stage.table.scrollToRow(at: IndexPath(0, 120), at: .top, animated: false)
    stage.table.selectRow(at: IndexPath(0, 121), animated: false, scrollPosition: .none)
    stage.harness.settle()
    let window = try #require(stage.table.window)
    for width in [200, 500, 260, 320] as [CGFloat] {
      stage.harness.resize(window, to: CGSize(width: width, height: 480))
      stage.harness.settle()
      let first = stage.table.indexPathsForVisibleRows?.first
      #expect(first == IndexPath(0, 120), "width \(width)")
      #expect(stage.table.indexPathsForSelectedRows == [IndexPath(0, 121)])
      #expect(stage.table.cellForRow(at: IndexPath(0, 121))?.isSelected == true)
    }
  }
}
