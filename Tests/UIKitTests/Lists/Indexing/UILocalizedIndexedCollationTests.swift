import Diagnostics
import Foundation
import FoundationAdditions
import Testing
@testable import UIKit

@MainActor
struct UILocalizedIndexedCollationTests {
  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    func sortName() -> String { name }
  }

  private let collation = UILocalizedIndexedCollation.current()
  private let byName = Selector("sortName", Person.sortName)

  @Test(arguments: [
    ("Anna", 0), ("anna", 0), ("Émile", 4), ("zoë", 25), ("Ærø", 0), ("łódź", 11), ("ßeta", 18),
    ("  Bert", 1), ("1st", 26), ("Иван", 26), ("", 26),
  ])
  func aNameBelongsToTheLetterThatItBeginsWith(_ name: String, _ section: Int) {
    #expect(collation.section(for: Person(name), collationStringSelector: byName) == section)
    let byProperty = Selector(getter: "name", \Person.name)
    #expect(collation.section(for: Person(name), collationStringSelector: byProperty) == section)
    #expect(collation.section(for: name, collationStringSelector: Selector("self")) == section)
  }

  @Test func objectsAreSortedByTheirNames() {
    let people = ["b", "Émile", "A", "a", "fritz", "C"].map { Person($0) }
    let sorted = collation.sortedArray(from: people, collationStringSelector: byName)
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["A", "a", "b", "C", "Émile", "fritz"])
  }

  @Test func titlesLeadToTheirSections() {
    #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(
      [0, 25, 26, 99, -1].map(collation.section(forSectionIndexTitle:)) == [0, 25, 26, 26, 0])
  }

  @Test func anObjectWithoutTheMethodIsInTheLastSection() {
    let lines = LoggedLines(of: Log("selectors"), with: "thereIsNoSuchName")
    #expect(
      collation.section(for: NSObject(), collationStringSelector: Selector("thereIsNoSuchName"))
        == 26)
    #expect(lines.all.count == 1)
  }
}
