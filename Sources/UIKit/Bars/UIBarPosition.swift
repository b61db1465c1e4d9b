public import Foundation

/// Where a bar is, which decides how far its background reaches.
public enum UIBarPosition: Int, Sendable {
  case any
  /// At the lower end: the background reaches to the lower edge.
  case bottom
  /// At the upper end of its view.
  case top
  /// At the upper end of the window: the background reaches to its edge.
  case topAttached
}

/// A bar that has a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Asked when the bar comes to a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The bar's own.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Light or dark.
public enum UIBarStyle: Int, Sendable {
  /// As the traits say.
  case `default`
  /// Dark.
  case black
  /// Dark.
  case blackTranslucent
}
