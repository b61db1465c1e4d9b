import CoreGraphics
public import Foundation

/// What a popover can point at: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where it is; null if it is in another window or in none.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The bounds in the coordinates of `referenceView`; null if that is in another window.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let window = ownWindow, window === referenceView.ownWindow else { return .null }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// That of the view that shows it; null where none does.
  public func frame(in referenceView: UIView) -> CGRect {
    viewThatShows?.frame(in: referenceView) ?? .null
  }
}
