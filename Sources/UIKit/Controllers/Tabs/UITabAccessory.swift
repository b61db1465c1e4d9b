public import Foundation

/// A view that stays near the tab bar, whichever tab is selected. Main thread only.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// Where an accessory is.
  public enum Environment: Int, Sendable {
    case unspecified
    /// Content is in no accessory.
    case none
    /// Above the tab bar, or at the lower edge where the bar is not.
    case regular
    /// In the row of a tab bar that is minimised, where there is less room.
    case inline
  }

  /// Fills the accessory.
  open private(set) var contentView: UIView

  /// Makes an accessory of a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
