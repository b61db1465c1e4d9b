import Testing
import UIKitTesting
@testable import UIKit

/// Where the line below a row of 320 points begins and ends.
@MainActor
struct SeparatorInsetTests {
  private let stage = TableStage([[0, 1]])

  private var line: [CGFloat]? {
    stage.harness.settle()
    let frame = stage.table.cellForRow(at: IndexPath(0, 0))?.parts.separator.frame
    return frame.map { [$0.minX, $0.maxX] }
  }

  @Test func itBeginsWhereTheTextDoes() {
    #expect(line == [16, 312])
  }

  @Test func theTablesInsetIsFromTheEdges() {
    stage.table.separatorInset = .zero
    #expect(line == [0, 320])
    stage.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 5)
    #expect(line == [40, 315])
  }

  @Test func orFromWhereItWouldBe() {
    stage.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 5)
    stage.table.separatorInsetReference = .fromAutomaticInsets
    #expect(line == [56, 307])
  }

  @Test func theCellsOwnWins() {
    stage.configure = { cell, _ in
      cell.separatorInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
    }
    stage.table.separatorInset = .zero
    stage.table.reloadData()
    #expect(line == [100, 320])
  }

  @Test func itIsMirrored() {
    stage.table.traitOverrides.layoutDirection = .rightToLeft
    stage.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    stage.table.reloadData()
    #expect(line == [0, 280])
  }
}
