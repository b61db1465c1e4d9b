import UIKit

/// A key by its names in the toolkit and in the X server.
enum CatalogKey: String {
  case tab = "Tab"
  case up = "Up"
  case down = "Down"
  case right = "Right"
  case space = "space"
  case enter = "Return"
  case escape = "Escape"
  case erase = "BackSpace"

  var usage: UIKeyboardHIDUsage {
    switch self {
    case .tab: .keyboardTab
    case .up: .keyboardUpArrow
    case .down: .keyboardDownArrow
    case .right: .keyboardRightArrow
    case .space: .keyboardSpacebar
    case .enter: .keyboardReturnOrEnter
    case .escape: .keyboardEscape
    case .erase: .keyboardDeleteOrBackspace
    }
  }
}
