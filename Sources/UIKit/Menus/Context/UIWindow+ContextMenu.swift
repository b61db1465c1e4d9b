import CoreGraphics
import Foundation

// Context menus by the keyboard, where the secondary button of a mouse would open them.

extension UIWindow {
  /// That of what has the keys, or of the nearest view around it that has one. False where there is none.
  func openContextMenu() -> Bool {
    guard openMenu == nil, let view = viewWithKeys else { return false }
    let place = place(of: view)
    for holder in view.selfAndSuperviews {
      for interaction in holder.interactions where openMenu == nil {
        (interaction as? UIContextMenuInteraction)?.openByKey(at: place)
        (interaction as? UIEditMenuInteraction)?.openByKey(at: place)
      }
      if openMenu != nil { return true }
    }
    return false
  }

  private var viewWithKeys: UIView? {
    let responder = keyResponder
    return responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
  }

  /// The middle of the selection or the caret of a text, else of what shows of the view.
  private func place(of view: UIView) -> CGPoint {
    let whole = convert(view.selectedBounds ?? view.bounds, from: view)
    let shown = whole.intersection(bounds)
    let rect = shown.isNull ? whole : shown
    return CGPoint(x: rect.midX, y: rect.midY)
  }
}

extension UIView {
  /// Nil for what is no text, or has nowhere to type.
  fileprivate var selectedBounds: CGRect? {
    guard let input = self as? any UIView & UITextInput, let range = input.selectedTextRange else {
      return nil
    }
    let rect = range.isEmpty ? input.caretRect(for: range.start) : input.firstRect(for: range)
    return rect.isNull || rect.isInfinite ? nil : rect
  }
}
