import Testing
import UIKitTesting
@testable import UIKit

/// How rows look in the middle of coming and going.
@MainActor
struct RowAnimationTests {
  /// What shows of a row.
  private struct Look {
    let shift: CGPoint
    let height: CGFloat
    let opacity: Float

    @MainActor
    init(_ cell: UITableViewCell) {
      let layer = cell.layer.presentation() ?? cell.layer
      shift = CGPoint(x: layer.transform.m41, y: layer.transform.m42)
      height = layer.transform.m22
      opacity = layer.opacity
    }

    var isHalfSeen: Bool { opacity > 0.1 && opacity < 0.9 }
    var isInPlace: Bool { shift == .zero && height == 1 }
  }

  /// Halfway, the second of three rows that goes, and the last one that comes.
  private func halfway(
    _ style: UITableView.RowAnimation
  ) throws -> (gone: Look, new: Look, stage: TableStage) {
    let stage = TableStage([[0, 1, 2]])
    let gone = try #require(stage.table.cellForRow(at: IndexPath(0, 1)))
    stage.rows = [[0, 2, 7]]
    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [IndexPath(0, 1)], with: style)
      stage.table.insertRows(at: [IndexPath(0, 2)], with: style)
    }
    let new = try #require(stage.table.cellForRow(at: IndexPath(0, 2)))
    stage.harness.advance(by: 0.15)
    return (Look(gone), Look(new), stage)
  }

  private func expectRest(_ stage: TableStage) {
    stage.harness.advance(by: 0.5)
    #expect(stage.fault == nil && stage.shown == [0, 2, 7])
  }

  @Test(arguments: [UITableView.RowAnimation.fade, .automatic])
  func theyFade(style: UITableView.RowAnimation) throws {
    let (gone, new, stage) = try halfway(style)
    #expect(gone.isHalfSeen && new.isHalfSeen)
    #expect(gone.isInPlace && new.isInPlace)
    expectRest(stage)
  }

  @Test(arguments: [(.left, -1), (.right, 1)] as [(UITableView.RowAnimation, CGFloat)])
  func theySlideFromASide(style: UITableView.RowAnimation, side: CGFloat) throws {
    let (gone, new, stage) = try halfway(style)
    for look in [gone, new] {
      let way = look.shift.x * side
      #expect(way > 30 && way < 290, "of the table's 320")
      #expect(abs(look.shift.y) < 0.01 && look.opacity == 1)
    }
    expectRest(stage)
  }

  @Test(arguments: [(.top, -1), (.bottom, 1)] as [(UITableView.RowAnimation, CGFloat)])
  func theySlideFromAboveAndBelow(style: UITableView.RowAnimation, side: CGFloat) throws {
    let (gone, new, stage) = try halfway(style)
    for look in [gone, new] {
      let way = look.shift.y * side
      #expect(way > 4 && way < 36, "of the row's 40")
      #expect(abs(look.shift.x) < 0.01 && look.isHalfSeen)
    }
    expectRest(stage)
  }

  @Test func theyOpenFromTheMiddle() throws {
    let (gone, new, stage) = try halfway(.middle)
    for look in [gone, new] {
      #expect(look.height > 0.1 && look.height < 0.9 && look.isHalfSeen)
    }
    expectRest(stage)
  }

  @Test func withoutAnAnimationTheyAreThereAndGone() throws {
    let stage = TableStage([[0, 1, 2]])
    let cell = try #require(stage.table.cellForRow(at: IndexPath(0, 1)))
    stage.rows = [[0, 2]]
    stage.table.deleteRows(at: [IndexPath(0, 1)], with: .none)
    #expect(cell.isHidden)
    let (_, new, other) = try halfway(.none)
    #expect(new.isInPlace && new.opacity == 1)
    expectRest(other)
  }
}
