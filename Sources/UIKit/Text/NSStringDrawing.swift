public import Foundation

/// How strings are measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the text's top left corner and lines are broken at its width; without
  /// it there is one line, whose baseline starts at the origin.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Lines are a leading apart; they always are here.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// The last line with room ends in an ellipsis where text is left over.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What drawing a string reports and how far it may shrink the text.
open class NSStringDrawingContext: NSObject {
  /// The least factor for font sizes; 0 for none.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used; shrinking isn't done here, so 1.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// Where text was drawn last.
  open internal(set) var totalBounds = CGRect.zero
}
