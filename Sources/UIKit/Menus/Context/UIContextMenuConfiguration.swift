public import Foundation

/// Makes a context menu from the elements that the context menu system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes what the preview shows; nil for the menu's subject itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Describes a menu that is made when needed. Main thread only.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// How the elements of a menu are ordered.
  public enum ElementOrder: Int, Sendable {
    case automatic
    /// The first element is nearest to the finger.
    case priority
    /// As they are given.
    case fixed
  }

  /// Kept: menus are shown in the order they are given.
  open var preferredMenuElementOrder: ElementOrder = .automatic
  /// How many items the menu is for. Kept: previews have no badge.
  open var badgeCount = 0
  /// Those of further items that the menu is for. Kept.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// For the program's own use.
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Without an identifier it gets a unique one. The preview provider is called when a finger opens the menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}
