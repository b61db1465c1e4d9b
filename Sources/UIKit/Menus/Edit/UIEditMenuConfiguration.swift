import CoreGraphics
public import Foundation

/// The side of an edit menu's arrow. Menus have no arrows here: it says on which side of the text the
/// menu is.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Above the text where there is room.
  case automatic
  /// Below the text.
  case up
  /// Above the text.
  case down
  case left, right
}

/// Describes an edit menu that is to be shown. Main thread only.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// For the program's own use.
  public let identifier: any NSCopying
  /// Where it is shown, in the interaction's view, unless the delegate names a rectangle.
  public let sourcePoint: CGPoint
  /// Where the menu is preferred.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Without an identifier it gets a unique one.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.sourcePoint = sourcePoint
    super.init()
  }
}
