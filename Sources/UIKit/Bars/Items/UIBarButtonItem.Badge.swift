public import Foundation

extension UIBarButtonItem {
  /// A small mark over an item's button. Main thread only.
  @preconcurrency @MainActor
  public final class Badge: NSObject, @preconcurrency NSCopying {
    /// The text; nil for a dot.
    public let stringValue: String?
    /// Behind the text; nil for red.
    @AlwaysObserved public var backgroundColor: UIColor? { didSet { item?.didChange() } }
    /// Of the text; nil for white.
    @AlwaysObserved public var foregroundColor: UIColor? { didSet { item?.didChange() } }
    /// Of the text; nil for that of all badges.
    @AlwaysObserved public var font: UIFont? { didSet { item?.didChange() } }
    weak var item: UIBarButtonItem?

    private init(_ text: String?) { stringValue = text }

    /// A number.
    public static func count(_ count: Int) -> Badge { Badge("\(count)") }
    /// A short text.
    public static func string(_ string: String) -> Badge { Badge(string) }
    /// A dot.
    public static func indicator() -> Badge { Badge(nil) }

    /// A badge that can be changed on its own.
    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = Badge(stringValue)
      (copy.backgroundColor, copy.foregroundColor) = (backgroundColor, foregroundColor)
      copy.font = font
      return copy
    }

    var attributes: [NSAttributedString.Key: Any] {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = font
      attributes[.foregroundColor] = foregroundColor
      return attributes
    }
  }
}
