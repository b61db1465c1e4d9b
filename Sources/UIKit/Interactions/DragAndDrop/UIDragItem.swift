import Foundation

/// One thing being dragged. Main thread only.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What is carried.
  public let itemProvider: NSItemProvider
  /// For the program's own use, seen where it is dropped.
  open var localObject: Any?

  /// An item that carries what `itemProvider` has.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
