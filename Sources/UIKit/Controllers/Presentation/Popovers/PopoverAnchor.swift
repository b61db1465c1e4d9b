import CoreGraphics
import Foundation

/// What a popover points at, as a program has named it to an object that presents for it.
@MainActor
enum PopoverAnchor {
  case rect(CGRect, UIView)
  case item(UIBarButtonItem)

  /// The controller that presents in its window; nil where it is in none.
  var presenter: UIViewController? {
    let window: UIWindow? =
      switch self {
      case .rect(_, let view): view.window
      case .item(let item): item.shownButton?.window ?? UIApplication.shared.keyWindow
      }
    return window?.rootViewController?.frontmost
  }

  func attach(_ popover: UIPopoverPresentationController?) {
    switch self {
    case .rect(let rect, let view):
      popover?.sourceView = view
      popover?.sourceRect = rect
    case .item(let item): popover?.barButtonItem = item
    }
  }
}
