import Foundation
import Testing
import UIKit
import UIKitTesting

/// What a user does with an outline.
@MainActor
struct OutlineListTests {
  private let harness = AppHarness()
  private let outline = OutlineController()

  init() { harness.show(outline, size: CGSize(width: 390, height: 700)) }

  private var shown: [String] {
    outline.list.layoutIfNeeded()
    return outline.list.indexPathsForVisibleItems.sorted().compactMap {
      let cell = outline.list.cellForItem(at: $0)
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func row(_ text: String) throws -> UICollectionViewListCell {
    let path = try #require(outline.source.indexPath(for: text))
    return try #require(outline.list.cellForItem(at: path) as? UICollectionViewListCell)
  }

  private func tap(_ text: String) throws {
    harness.tap(try row(text))
    harness.advance(by: 1)
  }

  @Test func branchesOpenAndCloseByATap() throws {
    #expect(shown == ["Fruit", "Nuts", "One", "Two", "Three"])
    try tap("Fruit")
    #expect(shown == ["Fruit", "Apple", "Pear", "Nuts", "One", "Two", "Three"])
    try tap("Apple")
    #expect(shown.prefix(5) == ["Fruit", "Apple", "Winter", "Summer", "Pear"])
    #expect(try row("Winter").indentationLevel == 2 && row("Apple").indentationLevel == 1)
    try tap("Fruit")
    #expect(shown == ["Fruit", "Nuts", "One", "Two", "Three"])
    try tap("Fruit")
    #expect(shown.contains("Winter"), "what was open in a branch still is")
    #expect(outline.book == ["open Fruit", "open Apple", "close Fruit", "open Fruit"])
  }

  @Test func rowsFollowEachOtherOnTheirCards() throws {
    try tap("Fruit")
    let frames = try ["Fruit", "Apple", "Pear", "Nuts"].map { try row($0).frame }
    for (above, below) in zip(frames, frames.dropFirst()) { #expect(below.minY == above.maxY) }
    #expect(frames.allSatisfy { $0.minX == 16 && $0.width == 358 })
  }

  @Test func aSwipePrunesABranch() throws {
    try tap("Fruit")
    let cell = try row("Apple")
    harness.drag(
      from: CGPoint(x: 300, y: cell.bounds.midY), to: CGPoint(x: 200, y: cell.bounds.midY),
      in: cell, duration: 0.5)
    harness.advance(by: 0.5)
    harness.tap(try #require(harness.view(labelled: "Prune")))
    harness.advance(by: 1)
    #expect(shown == ["Fruit", "Pear", "Nuts", "One", "Two", "Three"])
    #expect(!outline.source.snapshot(for: 0).contains("Winter"))
  }

  @Test func rowsAreReorderedByTheirGrips() throws {
    outline.setEditing(true, animated: false)
    harness.advance(by: 0.5)
    let (first, last) = (try row("One"), try row("Three"))
    let end = last.convert(CGPoint(x: 330, y: last.bounds.midY + 5), to: first)
    harness.drag(
      from: CGPoint(x: 330, y: first.bounds.midY), to: end, in: first, duration: 1)
    harness.advance(by: 1)
    #expect(shown == ["Fruit", "Nuts", "Two", "Three", "One"])
    #expect(outline.book == ["order Two Three One"])
    #expect(outline.source.snapshot(for: 1).items == ["Two", "Three", "One"])
    try tap("Fruit")
    #expect(shown.suffix(3) == ["Two", "Three", "One"])
  }

  @Test func theOutlineIsTheSameAfterTheWindowHasChanged() throws {
    try tap("Fruit")
    let window = try #require(outline.view.window)
    harness.resize(window, to: CGSize(width: 700, height: 500))
    harness.settle()
    #expect(shown == ["Fruit", "Apple", "Pear", "Nuts", "One", "Two", "Three"])
    #expect(try row("Apple").frame.width == 668)
  }
}
