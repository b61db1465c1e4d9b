public import Foundation

/// What menus are made of: actions, and menus in menus. Main thread only.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element shows a check mark.
  public enum State: Int, Sendable { case off, on, mixed }

  /// How an element looks and whether it can be chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shown pale; it cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Shown in red: choosing it destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Its first line.
  public let title: String
  /// A second, smaller line; none where nil.
  open var subtitle: String?
  /// Beside the title; none where nil.
  public let image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
