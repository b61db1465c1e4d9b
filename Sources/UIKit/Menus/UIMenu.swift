import Foundation

/// A list of actions and further menus. Immutable; main thread only.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Any text that no other has.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu within a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In place, as a section of its own.
    public static let displayInline = Options(rawValue: 1)
    /// Its title in red.
    public static let destructive = Options(rawValue: 2)
    /// Choosing one of its elements leaves the others off.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// Fixed when it is made.
  public let identifier: Identifier
  /// How it is shown within another menu.
  public let options: Options
  /// In the order in which they are shown.
  public let children: [UIMenuElement]

  /// Without an identifier it gets one that no other menu has.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other elements.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
