import Testing
@testable import UIKit

struct SectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private func filled() -> Outline {
    var outline = Outline()
    outline.append(["fruit", "tools"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    outline.append(["saw"], to: "tools")
    return outline
  }

  @Test func itemsStandInFrontOfTheirChildren() {
    let outline = filled()
    #expect(outline.items == ["fruit", "apple", "red", "green", "pear", "tools", "saw"])
    #expect(outline.rootItems == ["fruit", "tools"])
    #expect(outline.level(of: "red") == 2 && outline.parent(of: "red") == "apple")
    #expect(outline.parent(of: "tools") == nil)
    #expect(outline.index(of: "pear") == 4 && !outline.contains("plum"))
  }

  @Test func collapsedBranchesHideAllBelow() {
    var outline = filled()
    #expect(outline.visibleItems == ["fruit", "tools"])
    outline.expand(["apple", "nothing"])
    #expect(outline.visibleItems == ["fruit", "tools"])
    #expect(!outline.isVisible("red"))
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "red", "green", "pear", "tools"])
    #expect(outline.isVisible("red") && outline.isExpanded("apple"))
    outline.collapse(["fruit"])
    #expect(outline.isExpanded("apple"), "it opens as it was")
  }

  @Test func insertingAfterGoesBehindTheSubtree() {
    var outline = filled()
    outline.insert(["plum"], after: "apple")
    outline.insert(["fig"], before: "apple")
    outline.insert(["end"], after: "fruit")
    #expect(
      outline.items == [
        "fruit", "fig", "apple", "red", "green", "plum", "pear", "end", "tools", "saw",
      ])
    #expect(outline.level(of: "plum") == 1 && outline.level(of: "end") == 0)
  }

  @Test func partsOfTheTreeAreTakenAndReplaced() {
    var outline = filled()
    outline.expand(["apple"])
    let part = outline.snapshot(of: "fruit")
    #expect(part.items == ["apple", "red", "green", "pear"] && part.level(of: "red") == 1)
    #expect(part.isExpanded("apple"))
    #expect(outline.snapshot(of: "apple", includingParent: true).rootItems == ["apple"])
    var new = Outline()
    new.append(["kiwi"])
    outline.replace(childrenOf: "fruit", using: new)
    #expect(outline.items == ["fruit", "kiwi", "tools", "saw"])
    outline.insert(part, before: "saw")
    #expect(outline.level(of: "red") == 2 && outline.parent(of: "apple") == "tools")
    outline.delete(["tools"])
    #expect(outline.items == ["fruit", "kiwi"])
    outline.deleteAll()
    #expect(outline == Outline())
  }

  @Test func theTreeIsDescribed() {
    var outline = Outline()
    outline.append(["a"])
    outline.append(["b"], to: "a")
    outline.expand(["a"])
    #expect(outline.visualDescription() == "- a\n  + b")
  }

  @Test func refusalsHaveApplesReasons() async {
    let twice = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1, 2])
      outline.append([2], to: 1)
    }
    #expect(twice.reason.contains("Identifiers in a section snapshot must be unique"))
    let unknown = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1])
      outline.delete([1, 3])
    }
    #expect(unknown.reason.contains("Item identifier was not found in the section snapshot: 3"))
  }
}
