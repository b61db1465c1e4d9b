/// A row of a sidebar.
@MainActor
enum SidebarRow {
  case tab(UITab, level: Int)
  /// Of a group, above its tabs.
  case header(UITab)
  /// Of a group, beneath its tabs.
  case action(UIAction, level: Int)
  /// The program's own.
  case content(any UIContentConfiguration)

  static func rows(of tab: UITab, level: Int) -> [SidebarRow] {
    if tab.isHidden { return [] }
    guard let group = tab as? UITabGroup else { return [.tab(tab, level: level)] }
    // As on iOS, only a group that is in no other one may be a section.
    let isHeader = group.sidebarAppearance != .inline && group.parent == nil
    let below = isHeader ? 0 : level + 1
    let own: SidebarRow = isHeader ? .header(tab) : .tab(tab, level: level)
    return [own] + group.displayOrder.flatMap { rows(of: $0, level: below) }
      + group.sidebarActions.filter { !$0.attributes.contains(.hidden) }
      .map { .action($0, level: below) }
  }

  var tab: UITab? {
    switch self {
    case .tab(let tab, _), .header(let tab): tab
    case .action, .content: nil
    }
  }

  var selectableTab: UITab? { if case .tab(let tab, _) = self { tab } else { nil } }

  var level: Int {
    switch self {
    case .tab(_, let level), .action(_, let level): level
    case .header, .content: 0
    }
  }

  var canBeChosen: Bool {
    switch self {
    case .tab(let tab, _): tab.isEnabled
    case .action(let action, _): !action.attributes.contains(.disabled)
    case .header, .content: false
    }
  }

  /// Nil for the program's own rows.
  func request(_ traits: UITraitCollection) -> UITabSidebarItem.Request? {
    switch self {
    case .tab(let tab, _):
      UITabSidebarItem.Request(.tab(tab), isHeader: false, traits: traits)
    case .header(let tab):
      UITabSidebarItem.Request(.tab(tab), isHeader: true, traits: traits)
    case .action(let action, _):
      UITabSidebarItem.Request(.action(action), isHeader: false, traits: traits)
    case .content: nil
    }
  }
}
