import Testing
@testable import UIKit

@Suite struct CellRealizerTests {
  private final class Cell {}

  @Test func whatIsNotWantedGoesAndTheRestStays() {
    var realizer = CellRealizer<Int, Cell>()
    let cells = (0..<4).map { _ in Cell() }
    for (key, cell) in cells.enumerated() { realizer.realize(key, in: cell) }
    let gone = realizer.release { $0 < 2 }
    #expect(Set(gone.map(\.key)) == [0, 1] && gone.allSatisfy { $0.view === cells[$0.key] })
    #expect(realizer[0] == nil && realizer[3] === cells[3])
    #expect(realizer.key(of: cells[2]) == 2 && realizer.key(of: cells[0]) == nil)
  }

  @Test func viewsFollowTheirItems() {
    var realizer = CellRealizer<Int, Cell>()
    let cells = (0..<3).map { _ in Cell() }
    for (key, cell) in cells.enumerated() { realizer.realize(key, in: cell) }
    let gone = realizer.rename { $0 == 1 ? nil : 2 - $0 }
    #expect(gone.map(\.key) == [1])
    #expect(realizer[2] === cells[0] && realizer[0] === cells[2])
  }

  @Test func theLastSpareViewIsTakenFirst() {
    var pool = ReusePool<String, Cell>()
    let cells = (0..<2).map { _ in Cell() }
    for cell in cells { pool.put(cell, "a") }
    let taken = [pool.take("b"), pool.take("a")]
    #expect(taken[0] == nil && taken[1] === cells[1])
    let rest = pool.removeAll()
    #expect(rest.count == 1 && rest[0] === cells[0])
    let none = pool.take("a")
    #expect(none == nil)
  }
}
