import Foundation

/// One dragged item. Main thread only.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Carries the item's object.
  public let itemProvider: NSItemProvider
  /// For the program's own use. The drop target can read it.
  open var localObject: Any?

  /// Gives what the drag shows once it has been lifted; nil leaves it as it is. Of several items, that of
  /// the first counts. Setting it changes a drag that goes on.
  @AlwaysObserved open var previewProvider: (() -> UIDragPreview?)? {
    didSet { previewDidChange?() }
  }
  /// Told while the item is dragged.
  var previewDidChange: (() -> Void)?

  /// Makes an item with an item provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
