@testable import DifferenceKit

/// What a difference means, done step by step.
func applying<ID>(_ difference: Difference, to old: [ID], from new: [ID]) -> [ID] {
  let gone = Set(difference.deletes + difference.moves.map(\.from))
  var list = old.indices.filter { !gone.contains($0) }.map { old[$0] }
  let arrivals =
    difference.inserts.map { ($0, new[$0]) } + difference.moves.map { ($0.to, old[$0.from]) }
  for (offset, element) in arrivals.sorted(by: { $0.0 < $1.0 }) { list.insert(element, at: offset) }
  return list
}

/// The length of the longest common subsequence, by the table of all prefixes.
func longestCommonLength(_ a: [Int], _ b: [Int]) -> Int {
  var row = [Int](repeating: 0, count: b.count + 1)
  for x in a {
    var diagonal = 0
    for (index, y) in b.enumerated() {
      let above = row[index + 1]
      row[index + 1] = x == y ? diagonal + 1 : max(above, row[index])
      diagonal = above
    }
  }
  return row[b.count]
}

/// What a sectioned difference means, done item by item.
func applying(
  _ difference: SectionedDifference, to old: [IdentifiedSection<Int, Int>],
  from new: [IdentifiedSection<Int, Int>]
) -> [IdentifiedSection<Int, Int>] {
  typealias Place = SectionedDifference.Place
  let gone = Set(difference.deletes + difference.moves.map(\.from))
  let rest = old.indices.map { section in
    IdentifiedSection(
      id: old[section].id,
      items: old[section].items.indices.filter { !gone.contains(Place(section: section, item: $0)) }
        .map { old[section].items[$0] })
  }
  let empty = new.map { IdentifiedSection<Int, Int>(id: $0.id, items: []) }
  let inserted = Set(difference.sections.inserts)
  let arrivals =
    difference.inserts.map { ($0, new[$0.section].items[$0.item]) }
    + difference.moves.map { ($0.to, old[$0.from.section].items[$0.from.item]) }
    + new.indices.filter(inserted.contains).flatMap { section in
      new[section].items.indices.map { (Place(section: section, item: $0), new[section].items[$0]) }
        .filter { entry in !difference.moves.contains { $0.to == entry.0 } }
    }
  let sections = applying(difference.sections, to: rest, from: empty)
  var lists = sections.map(\.items)
  for (place, item) in arrivals.sorted(by: { $0.0 < $1.0 }) {
    lists[place.section].insert(item, at: place.item)
  }
  return zip(sections, lists).map { IdentifiedSection(id: $0.id, items: $1) }
}
