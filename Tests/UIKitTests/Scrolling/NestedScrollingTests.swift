import PlatformKit
import Testing

@testable import UIKit

/// Who scrolls where scroll views are in each other. The outer one is 320 by 240, at the middle of its
/// content or at an edge; the inner one is 200 by 200 in its corner.
@MainActor
struct NestedScrollingTests {
  enum Axes: Sendable { case across, down, both }
  enum At: CGFloat, Sendable { case start = 0, middle = 0.5, end = 1 }
  enum Winner: Sendable { case inner, outer, nobody }

  struct Case: Sendable, CustomTestStringConvertible {
    var outer: (Axes, At)
    var inner: (Axes, At)
    /// The finger's travel.
    var travel: (x: Double, y: Double)
    var winner: Winner
    var testDescription: String { "\(outer), \(inner), \(travel): \(winner)" }
  }

  nonisolated static let up = (x: 0.0, y: -60.0)
  nonisolated static let down = (x: 0.0, y: 60.0)
  nonisolated static let left = (x: -60.0, y: 0.0)

  nonisolated static let table: [Case] = [
    // Along the same axis: the inner one while it has more content, then the outer one.
    Case(outer: (.down, .start), inner: (.down, .start), travel: up, winner: .inner),
    Case(outer: (.down, .middle), inner: (.down, .middle), travel: down, winner: .inner),
    Case(outer: (.down, .middle), inner: (.down, .start), travel: down, winner: .outer),
    Case(outer: (.down, .middle), inner: (.down, .end), travel: up, winner: .outer),
    // Where neither has more, the inner one bounces.
    Case(outer: (.down, .start), inner: (.down, .start), travel: down, winner: .inner),
    Case(outer: (.down, .end), inner: (.down, .end), travel: up, winner: .inner),
    // Across each other: the one whose axis it is.
    Case(outer: (.down, .middle), inner: (.across, .middle), travel: up, winner: .outer),
    Case(outer: (.down, .middle), inner: (.across, .middle), travel: left, winner: .inner),
    Case(outer: (.down, .middle), inner: (.across, .end), travel: left, winner: .inner),
    Case(outer: (.across, .start), inner: (.down, .middle), travel: left, winner: .outer),
    Case(outer: (.across, .start), inner: (.down, .middle), travel: up, winner: .inner),
    // An inner one along both axes, as a picture that is zoomed among pages.
    Case(outer: (.across, .middle), inner: (.both, .middle), travel: left, winner: .inner),
    Case(outer: (.across, .middle), inner: (.both, .end), travel: left, winner: .outer),
    Case(outer: (.across, .middle), inner: (.both, .end), travel: down, winner: .inner),
    Case(outer: (.across, .middle), inner: (.down, .end), travel: up, winner: .inner),
    Case(outer: (.across, .middle), inner: (.across, .middle), travel: up, winner: .nobody),
  ]

  @MainActor
  private struct Stage {
    let app = TestApp()
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    init(_ outer: (Axes, At), _ inner: (Axes, At)) {
      prepare(self.outer, outer)
      prepare(self.inner, inner)
      app.window.addSubview(self.outer)
      self.outer.addSubview(self.inner)
      // The inner one moves along, so that it is always under the finger.
      self.inner.frame.origin = self.outer.contentOffset
      app.turn()
    }

    private func prepare(_ view: UIScrollView, _ state: (Axes, At)) {
      let size = view.bounds.size
      view.contentSize = CGSize(
        width: state.0 == .down ? size.width : size.width * 3,
        height: state.0 == .across ? size.height : size.height * 3)
      view.contentOffset = CGPoint(
        x: (view.contentSize.width - size.width) * state.1.rawValue,
        y: (view.contentSize.height - size.height) * state.1.rawValue)
    }

    func winner(_ travel: (x: Double, y: Double)) -> Winner {
      let before = (outer.contentOffset, inner.contentOffset)
      app.drag(from: (100, 100), to: (100 + travel.x, 100 + travel.y))
      let moved = (outer.contentOffset != before.0, inner.contentOffset != before.1)
      #expect(moved != (true, true))
      #expect(outer.isDragging == moved.0 && inner.isDragging == moved.1)
      return moved.0 ? .outer : moved.1 ? .inner : .nobody
    }
  }

  @Test(arguments: table) func theTableOfWhoWins(entry: Case) {
    #expect(Stage(entry.outer, entry.inner).winner(entry.travel) == entry.winner)
  }

  @Test func scrollingIsTransferredUnlessTheProgramSaysNo() {
    let stage = Stage((.down, .middle), (.down, .start))
    stage.inner.transfersVerticalScrollingToParent = false
    #expect(stage.winner(Self.down) == .inner)
    let across = Stage((.across, .middle), (.across, .end))
    across.inner.transfersHorizontalScrollingToParent = false
    #expect(across.winner(Self.left) == .inner)
  }

  @Test func whatDoesNotBounceLeavesItsEdgesToTheOuterOne() {
    let stage = Stage((.down, .start), (.down, .start))
    stage.inner.bouncesVertically = false
    #expect(stage.winner(Self.down) == .outer)
    let free = Stage((.down, .start), (.down, .start))
    free.inner.bouncesHorizontally = false
    #expect(free.winner(Self.down) == .inner)
  }

  @Test func anOuterOneThatIsDisabledWinsNothing() {
    let stage = Stage((.down, .middle), (.down, .start))
    stage.outer.isScrollEnabled = false
    #expect(stage.winner(Self.down) == .inner)
    let inner = Stage((.down, .middle), (.down, .middle))
    inner.inner.isScrollEnabled = false
    #expect(inner.winner(Self.down) == .outer)
  }

  @Test func aWheelAtTheEndOfTheInnerOneTurnsTheOuter() {
    let stage = Stage((.down, .middle), (.down, .middle))
    for _ in 0..<3 { stage.app.scroll(0, -48) }
    stage.app.play(frames: 30)
    #expect(stage.inner.contentOffset.y == 344)
    #expect(stage.outer.contentOffset.y == 240)
    for _ in 0..<3 { stage.app.scroll(0, -48) }
    stage.app.play(frames: 30)
    // A wheel stays with the one it began on.
    #expect(stage.inner.contentOffset.y == 400)
    #expect(stage.outer.contentOffset.y == 240)
    for _ in 0..<2 { stage.app.scroll(0, -48) }
    stage.app.play(frames: 30)
    #expect(stage.outer.contentOffset.y == 336)
  }

  @Test func ofThreeTheInnermostThatCanScrolls() {
    let stage = Stage((.down, .middle), (.across, .middle))
    let innermost = UIScrollView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
    innermost.contentSize = CGSize(width: 150, height: 450)
    innermost.frame.origin = stage.inner.contentOffset
    stage.inner.addSubview(innermost)
    stage.app.turn()
    let outer = stage.outer.contentOffset
    stage.app.drag(from: (100, 100), to: (100, 40))
    #expect(innermost.contentOffset.y == 50 && stage.outer.contentOffset == outer)
    stage.app.touch(1, .lift, 100, 40)
    stage.app.play(frames: 200)
    innermost.contentOffset.y = 300
    #expect(stage.winner(Self.up) == .outer)
    stage.app.touch(1, .lift, 100, 40)
    stage.app.play(frames: 200)
    stage.outer.contentOffset = outer
    stage.app.turn()
    #expect(stage.winner(Self.left) == .inner)
  }

  @Test func aRowOfPicturesScrollsInATable() {
    let app = TestApp()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let header = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    header.contentSize = CGSize(width: 900, height: 200)
    table.tableHeaderView = header
    table.contentInset.bottom = 400
    app.window.addSubview(table)
    app.turn()
    app.drag(from: (100, 100), to: (40, 100))
    #expect(header.contentOffset.x == 50 && table.contentOffset.y == 0)
    app.touch(1, .lift, 40, 100)
    app.play(frames: 200)
    let before = header.contentOffset
    app.drag(from: (100, 100), to: (100, 40))
    #expect(header.contentOffset == before && table.contentOffset.y == 50)
  }

  @Test func aLockHoldsStraightDragsAndLetsDiagonalOnesGo() {
    let straight = ScrollStage(CGSize(width: 900, height: 900))
    straight.scrollView.isDirectionalLockEnabled = true
    straight.app.drag(from: (200, 200), to: (140, 190))
    #expect(straight.scrollView.contentOffset.x > 40 && straight.scrollView.contentOffset.y == 0)
    let diagonal = ScrollStage(CGSize(width: 900, height: 900))
    diagonal.scrollView.isDirectionalLockEnabled = true
    diagonal.app.drag(from: (200, 200), to: (140, 150))
    #expect(diagonal.scrollView.contentOffset.x > 30 && diagonal.scrollView.contentOffset.y > 30)
  }
}
