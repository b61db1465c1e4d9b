public import Foundation
public import FoundationAdditions

/// A command of a program's own in edit menus. Main thread only.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// Shown in the menu.
  open var title: String
  /// Sent up the responder chain from the first responder. The item shows where a responder can perform
  /// it.
  open var action: Selector

  /// An item for a method of responders.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
