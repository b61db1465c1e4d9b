import CoreGraphics

/// What an accessory of a row is.
enum CellAccessoryKind {
  case delete, insert, multiselect
  case outline(UICellAccessory.OutlineDisclosureOptions.Style)
  case custom(UIView, isLeading: Bool)
  case label(String, UIFont?)
  case menu(UIMenu)
  case detail, checkmark, disclosure, reorder

  /// From the outer edge on the leading side, and from the content on the trailing one.
  var order: Int {
    switch self {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .outline(let style): style == .header ? 9 : 3
    case .custom(_, let isLeading): isLeading ? 4 : 5
    case .label, .menu: 6
    case .detail: 7
    case .checkmark: 8
    case .disclosure: 10
    case .reorder: 11
    }
  }

  var isLeading: Bool { order < 5 }

  /// Kinds of which a row has one; nil for those that it may have more of.
  var systemName: String? {
    switch self {
    case .custom: nil
    case .label: "label"
    case .menu: "popUpMenu"
    default: "\(self)"
    }
  }

  var symbol: String? {
    switch self {
    case .delete: "minus.circle.fill"
    case .insert: "plus.circle.fill"
    case .multiselect: "circle"
    case .outline, .disclosure: "chevron.forward"
    case .detail: "info.circle"
    case .checkmark: "checkmark"
    case .reorder: "line.3.horizontal"
    case .custom, .label, .menu: nil
    }
  }

  /// As measured in UIKit.
  var width: CGFloat {
    switch self {
    case .outline, .disclosure: 14
    default: 24
    }
  }

  /// What assistive technologies are told of one that can be pressed.
  var accessibilityLabel: String? {
    switch self {
    case .delete: "Remove"
    case .insert: "Insert"
    case .detail: "More Info"
    case .outline: "Show or hide"
    default: nil
    }
  }
}
