public import Foundation

/// Makes a context menu out of what the system suggests, of which there is nothing here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes a preview of what the menu is about; not shown here.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Which menu to show, and how to make it once it is wanted. Main thread only.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// For the program's own use.
  public let identifier: any NSCopying
  let actionProvider: UIContextMenuActionProvider?

  /// Without an identifier it gets one that no other has; the preview is never asked for.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.actionProvider = actionProvider
    super.init()
  }
}
