import PlatformKit

extension AccessibilityRole {
  /// What an element with these traits is; nil where they don't tell.
  init?(_ traits: UIAccessibilityTraits) {
    let roles: [(UIAccessibilityTraits, AccessibilityRole)] = [
      (.webContent, .webView), (.searchField, .searchField),
      (.secureTextEntry, .secureTextField), (.textEntry, .textField),
      (.keyboardKey, .key), (.toggleButton, .toggleButton), (.tabBar, .tabBar), (.link, .link),
      (.button, .button), (.header, .heading), (.adjustable, .slider), (.image, .image),
      (.staticText, .staticText),
    ]
    guard let role = roles.first(where: { traits.contains($0.0) })?.1 else { return nil }
    self = role
  }

  var isPressable: Bool {
    switch self {
    case .button, .toggleButton, .toggle, .link, .textField, .secureTextField, .searchField,
      .textView, .segment, .colorWell, .tab, .cell, .menuItem, .key:
      true
    default: false
    }
  }

  var isSelectable: Bool {
    switch self {
    case .segment, .tab, .cell, .menuItem: true
    default: false
    }
  }
}

extension UIAccessibilityContainerType {
  var role: AccessibilityRole? {
    switch self {
    case .none: nil
    case .dataTable: .table
    case .list: .list
    case .landmark: .landmark
    case .semanticGroup: .group
    }
  }
}
