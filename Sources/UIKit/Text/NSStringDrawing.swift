public import Foundation

/// Options for measuring and drawing strings in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the text's top left corner, and its width breaks lines. Without this
  /// option there is one line, whose baseline starts at the origin.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Adds the leading between lines. Always done here.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Ends the last visible line with an ellipsis if the text does not fit.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// Limits and results of drawing or measuring a string.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which fonts shrink where the text would not fit; 0 leaves them as they are.
  open var minimumScaleFactor: CGFloat = 0
  /// How much fonts were shrunk the last time; 1 for not at all.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The area of the last text.
  open internal(set) var totalBounds = CGRect.zero
}
