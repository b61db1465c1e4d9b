import Foundation

/// One dragged item. Main thread only.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Carries the item's object.
  public let itemProvider: NSItemProvider
  /// For the program's own use. The drop target can read it.
  open var localObject: Any?

  /// Makes an item with an item provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
