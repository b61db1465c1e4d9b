import CoreGraphics

/// What a bar shows where there is room for all.
@MainActor
struct BarContents {
  /// In the middle of the bar.
  var middle = BarItemRow([])
  /// At a side of it.
  var side: BarItemRow
  /// Of items among these.
  var groups: [UIBarButtonItemGroup] = []
  /// Whether at the side the last ones stay longest, or else the first.
  var keepsEnd = false
  /// Last in the menu of what has no room, whose button shows always then.
  var more: [UIMenuElement] = []
}

/// Which items of a bar stay where there is not room for all. Groups shrink to the item that stands for them first;
/// then items leave, each with its group, those in the middle before those at the side.
@MainActor
struct BarItemFit {
  typealias Entry = BarItemRow.Entry

  private(set) var middle: [Entry]
  private(set) var side: [Entry]
  /// In no order.
  private(set) var left: [UIBarButtonItem] = []
  private(set) var shrunken: [UIBarButtonItemGroup] = []
  private let groups: [UIBarButtonItemGroup]
  private let keepsEnd: Bool

  init(_ contents: BarContents) {
    (middle, side) = (contents.middle.entries, contents.side.entries)
    (groups, keepsEnd) = (contents.groups, contents.keepsEnd)
  }

  /// The next group shrinks, or the next item leaves; false if all that are there stay.
  mutating func makeRoom(_ standIn: (UIBarButtonItemGroup, UIBarButtonItem) -> UIView) -> Bool {
    if shrink(standIn) { return true }
    return leave()
  }

  private mutating func shrink(
    _ standIn: (UIBarButtonItemGroup, UIBarButtonItem) -> UIView
  ) -> Bool {
    for entry in leaving {
      guard let owner = group(of: entry), let item = owner.representativeItem,
        entry.item !== item, !item.isHidden
      else { continue }
      let members = Set(owner.barButtonItems.map(ObjectIdentifier.init))
      let new = Entry.view(standIn(owner, item), item)
      middle = Self.replacing(members, in: middle, by: new)
      side = Self.replacing(members, in: side, by: new)
      shrunken.append(owner)
      return true
    }
    return false
  }

  private mutating func leave() -> Bool {
    guard let first = leaving.first(where: { mayLeave($0) }) else { return false }
    let owner = group(of: first)
    let whole = (middle + side).filter { mayLeave($0) && group(of: $0) === owner }
    let items = (owner == nil ? [first] : whole).compactMap(\.item)
    let gone = Set(items.map(ObjectIdentifier.init))
    middle.removeAll { $0.isOne(of: gone) }
    side.removeAll { $0.isOne(of: gone) }
    let isShrunken = shrunken.contains { $0 === owner }
    shrunken.removeAll { $0 === owner }
    left += isShrunken ? owner?.barButtonItems ?? [] : items
    return true
  }

  private static func replacing(
    _ items: Set<ObjectIdentifier>, in entries: [Entry], by new: Entry
  ) -> [Entry] {
    guard let first = entries.firstIndex(where: { $0.isOne(of: items) }) else { return entries }
    return Array(entries[..<first]) + [new] + entries[first...].filter { !$0.isOne(of: items) }
  }

  /// The one that leaves first is first.
  private var leaving: [Entry] {
    Array(middle.reversed()) + (keepsEnd ? side : Array(side.reversed()))
  }

  /// Views of the program's own stay, unless something stands for them in a menu.
  private func mayLeave(_ entry: Entry) -> Bool {
    guard let item = entry.item else { return false }
    return entry.view is BarButton || item.menuRepresentation != nil
      || group(of: entry)?.menuRepresentation != nil
  }

  private func group(of entry: Entry) -> UIBarButtonItemGroup? {
    guard let item = entry.item else { return nil }
    return groups.first { $0 === item.group || $0.representativeItem === item }
  }
}

extension BarItemRow.Entry {
  fileprivate func isOne(of items: Set<ObjectIdentifier>) -> Bool {
    item.map { items.contains(ObjectIdentifier($0)) } ?? false
  }
}
