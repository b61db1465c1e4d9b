import Foundation
import Testing
import UIKit
import UIKitTesting

/// What a user does with a list of letters.
@MainActor
struct MailListTests {
  private let harness = AppHarness()
  private let mail = InboxController(
    [("Ann", "Pears"), ("Bo", "Apples"), ("Cy", "Pears again"), ("Di", "Plums")].enumerated().map {
      Letter(id: $0.offset, sender: $0.element.0, subject: $0.element.1)
    })

  private func show() {
    harness.show(
      UINavigationController(rootViewController: mail), size: CGSize(width: 390, height: 700))
    harness.settle()
  }

  private var senders: [String] {
    mail.tableView.layoutIfNeeded()
    return mail.tableView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func row(_ index: Int) throws -> UITableViewCell {
    try #require(mail.tableView.cellForRow(at: IndexPath(row: index, section: 0)))
  }

  private func swipe(_ index: Int, from: CGFloat, to: CGFloat) throws {
    let cell = try row(index)
    harness.drag(
      from: CGPoint(x: from, y: cell.bounds.midY), to: CGPoint(x: to, y: cell.bounds.midY),
      in: cell, duration: 0.5)
    harness.advance(by: 0.6)
  }

  @Test func aSwipeThrowsALetterAway() throws {
    show()
    #expect(senders == ["Ann", "Bo", "Cy", "Di"])
    try swipe(1, from: 350, to: 180)
    harness.tap(try #require(harness.view(labelled: "Throw Away")))
    harness.advance(by: 1)
    #expect(senders == ["Ann", "Cy", "Di"] && mail.letters.map(\.sender) == senders)
    #expect(try row(1).frame.minY == row(0).frame.maxY)
  }

  @Test func aLongSwipeOnlyShowsActionsThatAreNotForIt() throws {
    show()
    try swipe(0, from: 370, to: 5)
    #expect(mail.letters.count == 4)
    harness.tap(try #require(harness.view(labelled: "Flag")))
    harness.advance(by: 1)
    #expect(mail.letters[0].isFlagged)
    #expect(try row(0).accessoryType == .checkmark)
  }

  @Test func aLongSwipeTheOtherWayMarksALetterAsRead() throws {
    show()
    let cell = try row(2)
    try swipe(2, from: 10, to: 380)
    harness.advance(by: 1)
    let shown = try row(2)
    #expect(mail.letters[2].isRead && cell === shown, "it was configured again")
    try swipe(2, from: 10, to: 380)
    harness.advance(by: 1)
    #expect(!mail.letters[2].isRead)
  }

  @Test func searchingLeavesWhatMatches() throws {
    show()
    let bar = try #require(mail.navigationItem.searchController?.searchBar)
    harness.tap(bar.searchTextField)
    harness.advance(by: 1)
    harness.type("pears")
    harness.advance(by: 1)
    #expect(senders == ["Ann", "Cy"])
    try swipe(1, from: 350, to: 180)
    harness.tap(try #require(harness.view(labelled: "Throw Away")))
    harness.advance(by: 1)
    #expect(senders == ["Ann"])
    harness.press(.keyboardEscape)
    harness.advance(by: 1)
    #expect(senders == ["Ann", "Bo", "Di"])
  }

  @Test func severalAreSelectedAndDeletedTogether() throws {
    show()
    harness.tap(try #require(harness.view(labelled: "Edit")))
    harness.advance(by: 1)
    #expect(mail.tableView.isEditing)
    harness.tap(try row(0))
    harness.tap(try row(2))
    harness.advance(by: 0.5)
    #expect(mail.tableView.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    harness.tap(try #require(harness.view(labelled: "Delete Selected")))
    harness.advance(by: 1)
    #expect(senders == ["Bo", "Di"] && !mail.tableView.isEditing)
    #expect(mail.navigationController?.isToolbarHidden == true)
  }

  @Test func aSecondTapTakesASelectionBack() throws {
    show()
    harness.tap(try #require(harness.view(labelled: "Edit")))
    harness.advance(by: 1)
    harness.tap(try row(3))
    harness.tap(try row(3))
    #expect(mail.tableView.indexPathsForSelectedRows == nil)
  }
}
