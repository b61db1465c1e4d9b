import Foundation

/// A list of actions and submenus. Immutable; main thread only.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Identifies a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Makes an identifier from a unique text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a submenu is shown in its menu.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Inline, as a separate section.
    public static let displayInline = Options(rawValue: 1)
    /// With a red title.
    public static let destructive = Options(rawValue: 2)
    /// At most one element is on.
    public static let singleSelection = Options(rawValue: 32)
    /// As a palette. Kept: menus are lists.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// How large the elements of a menu are.
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  /// How large its elements are. Kept: menus are lists.
  open var preferredElementSize: ElementSize
  /// How its elements show; nil for the usual way. Menus in it have their own.
  open var displayPreferences: UIMenuDisplayPreferences?
  /// Set when the menu is made.
  public let identifier: Identifier
  /// How it is shown in another menu.
  public let options: Options
  /// The elements in display order.
  public let children: [UIMenuElement]

  /// Without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.preferredElementSize = preferredElementSize
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID())")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The elements that are on, those of inline sections included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element in
      if let section = element as? UIMenu, section.options.contains(.displayInline) {
        return section.selectedElements
      }
      return element.isCheckedInMenu ? [element] : []
    }
  }

  /// Menus are equal if their identifiers are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIMenu)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }

  /// Returns this menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }
}
