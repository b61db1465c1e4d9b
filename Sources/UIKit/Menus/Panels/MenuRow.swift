import CoreGraphics

/// One line of a displayed menu.
@MainActor
enum MenuRow {
  case header(String)
  /// At most this many lines of the title; 0 for all.
  case row(UIMenuElement, titleLines: Int = 1)
  case gap

  /// In points, measured on iOS 26; further lines of a title are as high as those of labels.
  func height(inMenuOf width: CGFloat, titleInset: CGFloat) -> CGFloat {
    switch self {
    case .header: 40.33
    case .row(let element, let titleLines):
      (element.subtitle == nil ? 42 : 58)
        + MenuRowView.extraHeight(
          of: element, titleLines: titleLines, width: width, titleInset: titleInset)
    case .gap: 21
    }
  }

  /// The lines of a menu, with gaps between sections and without hidden elements.
  static func lines(of menu: UIMenu, showsTitle: Bool = true) -> [MenuRow] {
    let header: [MenuRow] = menu.title.isEmpty || !showsTitle ? [] : [.header(menu.title)]
    let titleLines = menu.displayPreferences?.titleLines ?? 1
    var sections: [[MenuRow]] = [[]]
    for element in menu.children where !element.isHiddenInMenu {
      if let section = element as? UIMenu, section.options.contains(.displayInline) {
        sections += [lines(of: section), []]
      } else {
        sections[sections.count - 1].append(.row(element, titleLines: titleLines))
      }
    }
    return header + sections.filter { !$0.isEmpty }.joined(separator: [.gap])
  }
}

extension UIMenuElement {
  private var menuAttributes: Attributes {
    switch self {
    case let action as UIAction: action.attributes
    case let command as UICommand: command.attributes
    case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
    default: []
    }
  }

  var isHiddenInMenu: Bool { menuAttributes.contains(.hidden) }
  var isDisabledInMenu: Bool { menuAttributes.contains(.disabled) }
  var isDestructiveInMenu: Bool { menuAttributes.contains(.destructive) }
  var keepsMenuOpen: Bool { menuAttributes.contains(.keepsMenuPresented) }

  var isCheckedInMenu: Bool {
    switch self {
    case let action as UIAction: action.state != .off
    case let command as UICommand: command.state != .off
    default: false
    }
  }
  /// What choosing it does; a submenu does nothing by itself.
  func choose(
    from start: UIResponder?, sender: Any? = nil, as alternate: UICommandAlternate? = nil
  ) {
    switch self {
    case let action as UIAction: action.perform(from: sender)
    case let command as UICommand: command.perform(from: start, as: alternate)
    default: break
    }
  }
}
