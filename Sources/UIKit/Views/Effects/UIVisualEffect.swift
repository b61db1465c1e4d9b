public import Foundation

/// What a visual effect view shows. Use a subclass.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }

  /// Itself: effects don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
