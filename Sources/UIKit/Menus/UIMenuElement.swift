public import Foundation

/// An element of a menu: an action, a command or a submenu. Main thread only.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The check mark of an element.
  public enum State: Int, Sendable { case off, on, mixed }

  /// Whether a key that is held does again what an element does.
  public enum RepeatBehavior: Int, Sendable {
    /// As `repeatable`.
    case automatic
    case repeatable, nonRepeatable
  }

  /// Look and behaviour of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Dimmed, and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Red, because it destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// Choosing it keeps the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The first line.
  open internal(set) var title: String
  /// A second, smaller line; nil for none.
  open var subtitle: String?
  /// Shown beside the title; nil for none.
  open internal(set) var image: UIImage?

  /// What a menu shows beside the title.
  var shownImage: UIImage? { image }

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
